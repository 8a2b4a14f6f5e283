use newsuri::msg_id;

fn main() {
    let link = msg_id!();
    println!("{link}");
}
