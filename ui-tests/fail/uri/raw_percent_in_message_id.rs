use newsuri::{NewsUri, news_uri};

const POST: &NewsUri = &news_uri!("news:Qq%jf.47129$6y4.8082@bignews3.bellsouth.net");

fn main() {
    println!("{}", POST.as_str());
}
