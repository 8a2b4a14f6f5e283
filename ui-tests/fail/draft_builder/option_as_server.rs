use newsuri::Server;
use newsuri::draft::DraftUri;

fn link(server: Option<Server<'_>>) -> DraftUri {
    DraftUri::all_groups().server(server).build()
}

fn main() {
    println!("{}", link(None));
}
