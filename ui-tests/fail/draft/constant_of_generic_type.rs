use newsuri::draft_uri;

struct Shelf<A, B>(A, B);

impl<A, B> Shelf<A, B> {
    const LINK: &'static str = "news:!comp.os.*";
}

fn main() {
    println!("{}", draft_uri!(Shelf::<u8, u16>::LINK, Wildmat));
    println!("{}", Shelf(1, 2).0);
}
