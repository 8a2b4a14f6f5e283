use newsuri::{Host, NewsUri, ParseError};

fn main() -> Result<(), ParseError> {
    let host = Host::parse("news.example.com")?;
    println!("{}", NewsUri::all_groups().server(host).build());
    Ok(())
}
