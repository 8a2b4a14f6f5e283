use newsuri::wildmat;

fn main() {
    let link = wildmat!();
    println!("{link}");
}
