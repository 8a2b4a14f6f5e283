use newsuri::NewsUri;

fn main() {
    let link = NewsUri::group().group("comp.lang.rust").build();
    println!("{link}");
}
