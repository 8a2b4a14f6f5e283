#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::{NewsUri, Server, news_uri, newsgroup, server};

#[allow(deprecated)]
const CONSTANT: NewsUri = news_uri!("snews:comp.lang.rust");

#[allow(deprecated)]
static ITEM: &[NewsUri] = &[news_uri!("snews:comp.lang.c"), news_uri!("snews:comp.lang.rust")];

#[expect(deprecated)]
const EXPECTED: NewsUri = news_uri!("snews:comp.lang.rust");

static IN_CALL: NewsUri = news_uri!(
    #[allow(deprecated)]
    "snews://news.example.com:563/comp.lang.rust"
);

#[allow(deprecated)]
mod links {
    use newsuri::{NewsUri, news_uri};

    pub static ARCHIVE: NewsUri = news_uri!("nntp://nntp.lore.kernel.org/org.kernel.vger.git");

    pub fn pattern() -> NewsUri {
        news_uri!("news:comp.*")
    }

    pub mod inner {
        pub const OLD: newsuri::NewsUri = newsuri::news_uri!("snews:comp.lang.rust");
    }
}

mod expected {
    #![expect(deprecated)]

    pub const OLD: newsuri::NewsUri = newsuri::news_uri!("snews:comp.lang.rust");
}

struct Site;

impl Site {
    #[allow(deprecated)]
    const HOME: NewsUri = news_uri!("news://news.example.com");

    #[allow(deprecated)]
    fn login(&self) -> NewsUri {
        news_uri!("news://me:hunter2@news.example.com/")
    }
}

trait Archive {
    #[allow(deprecated)]
    const LINK: NewsUri = news_uri!("news:alt.2600");

    #[expect(deprecated)]
    fn link(&self) -> NewsUri {
        news_uri!("news:Comp.lang.rust")
    }
}

impl Archive for Site {}

macro_rules! old {
    ($link:literal) => {
        news_uri!(
            #[allow(deprecated)]
            $link
        )
    };
    ($($link:tt)*) => {
        news_uri!(#[allow(deprecated)] $($link)*)
    };
}

#[allow(deprecated)]
fn with_holes_in_function(server: &Server<'_>) -> NewsUri {
    news_uri!("snews://{server}/comp.lang.rust")
}

fn main() {
    #[allow(deprecated)]
    let statement = news_uri!("snews:comp.lang.rust");
    #[expect(deprecated)]
    let expected = news_uri!("snews:comp.lang.rust");
    let in_call = news_uri!(
        #[allow(deprecated)]
        "snews:comp.lang.rust",
    );
    let expected_in_call = news_uri!(
        #[expect(deprecated)]
        "snews:comp.lang.rust"
    );
    #[allow(deprecated)]
    let several = [news_uri!("snews:comp.lang.rust"), news_uri!("snews:comp.lang.rust")];
    #[allow(deprecated)]
    {
        assert_eq!(news_uri!("snews:comp.lang.rust"), statement);
    }
    #[allow(deprecated)]
    let closure = || news_uri!("snews:comp.lang.rust");
    for link in [expected, in_call, expected_in_call, closure(), old!("snews:comp.lang.rust")] {
        assert_eq!(link, statement);
    }
    for link in several.iter().chain([&CONSTANT, &EXPECTED, &links::inner::OLD, &expected::OLD]) {
        assert_eq!(*link, statement);
    }
    assert_eq!(ITEM[1], statement);
    assert_eq!(IN_CALL.port(), Some(563));
    assert_eq!(links::ARCHIVE.port(), None);
    assert_eq!(links::pattern(), "news:comp.*");
    assert_eq!(Site::HOME, "news://news.example.com");
    assert_eq!(Site.login().as_str().len(), 35);
    assert_eq!((Site.link(), Site::LINK).0, "news:Comp.lang.rust");

    let (server, group) = (server!("news.example.com"), newsgroup!("comp.lang.rust"));
    #[allow(deprecated)]
    let statement = news_uri!("snews://{server}/{group}");
    assert_eq!(statement, "snews://news.example.com/comp.lang.rust");
    let in_call = news_uri!(
        #[allow(deprecated)]
        "snews://{server}/{group}"
    );
    assert_eq!(in_call, statement);
    let in_call = news_uri!(
        #[allow(deprecated)]
        "snews://{host}/{name}",
        host = server.host(),
        name = &group,
    );
    assert_eq!(in_call, statement);
    assert_eq!(old!("snews://{server}/{name}", name = group), statement);
    assert_eq!(with_holes_in_function(&server), statement);
}
