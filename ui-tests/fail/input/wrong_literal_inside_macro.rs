use newsuri::news_uri;

macro_rules! group_link {
    () => {
        news_uri!("news:comp.lang.c~")
    };
}

fn main() {
    println!("{}", group_link!());
}
