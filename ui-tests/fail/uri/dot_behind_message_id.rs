use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:25590171@hpcvra.cv.hp.example.");
    println!("{link}");
}
