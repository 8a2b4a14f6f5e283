use newsuri::news_uri;

fn main() {
    let link = news_uri!(
        "news:5ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d55ed02ecc$0$7332$f56682d5@speedium.example"
    );
    println!("{link}");
}
