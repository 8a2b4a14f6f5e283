use newsuri::news_uri;

fn main() {
    let address = std::net::Ipv6Addr::LOCALHOST;
    let link = news_uri!("news://{address}/comp.lang.rust");
    println!("{link}");
}
