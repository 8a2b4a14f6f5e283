use newsuri::NewsUri;

fn main() {
    let _ = NewsUri::article().msg_id("a@b").build();
}
