use newsuri::news_uri;

macro_rules! article {
    ($id:expr) => {
        news_uri!("news:{id}", id = $id)
    };
}

fn main() {
    println!("{}", article!("1@example.com"));
}
