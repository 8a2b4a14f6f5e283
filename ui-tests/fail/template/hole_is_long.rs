use newsuri::news_uri;

fn main() {
    let the_server_that_has_all_the_articles_of_the_world = newsuri::server!("news.example.com");
    let link = news_uri!("news://{the_server_that_has_all_the_articles_of_the_world}/comp.lang.c~");
    println!("{link}");
}
