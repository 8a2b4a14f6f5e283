use newsuri::news_uri;

fn link(text: &String) {
    println!("{} {text}", news_uri!(text.as_str()));
}

fn main() {
    link(&String::from("news:comp.lang.rust"));
}
