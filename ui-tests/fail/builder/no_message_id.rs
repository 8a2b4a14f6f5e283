use newsuri::NewsUri;

fn main() {
    let _ = NewsUri::article().build();
}
