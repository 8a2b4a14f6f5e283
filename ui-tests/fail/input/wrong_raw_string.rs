use newsuri::news_uri;

fn main() {
    let link = news_uri!(r#"news:"CSI 5745-5897"@CompuServe.COM"#);
    println!("{link}");
}
