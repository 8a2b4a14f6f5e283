use newsuri::newsgroup;

fn main() {
    let link = newsgroup!();
    println!("{link}");
}
