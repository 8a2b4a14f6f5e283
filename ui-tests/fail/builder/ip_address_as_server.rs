use std::net::Ipv6Addr;

use newsuri::NewsUri;

fn main() {
    println!("{}", NewsUri::all_groups().server(Ipv6Addr::LOCALHOST).build());
}
