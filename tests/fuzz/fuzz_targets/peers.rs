//! What the scanner accepts, two parsers of RFC 3986 accept, with the same components.
#![no_main]

use libfuzzer_sys::fuzz_target;
use newsuri::NewsUriRef;

fuzz_target!(|text: &str| {
    let Ok(uri) = NewsUriRef::parse(text) else { return };
    let fluent = fluent_uri::Uri::parse(text).expect("fluent-uri accepts it");
    let oxiri = oxiri::Iri::parse(text).expect("oxiri accepts it");

    assert!(fluent.scheme().as_str().eq_ignore_ascii_case(uri.scheme().as_str()));
    assert!(oxiri.scheme().eq_ignore_ascii_case(uri.scheme().as_str()));
    assert_eq!(fluent.query().map(|query| query.as_str()), None);
    assert_eq!(oxiri.query(), None);

    let fragment = uri.fragment();
    let fragment = fragment.as_ref().map(|fragment| fragment.as_str());
    assert_eq!(fluent.fragment().map(|fragment| fragment.as_str()), fragment);
    assert_eq!(oxiri.fragment(), fragment);

    let Some(authority) = fluent.authority() else {
        assert!(uri.host().is_none() && uri.userinfo().is_none() && uri.port().is_none());
        assert_eq!(oxiri.authority(), None);
        return;
    };
    assert_eq!(oxiri.authority(), Some(authority.as_str()));
    assert_eq!(authority.userinfo().map(|userinfo| userinfo.as_str()), uri.userinfo());
    assert_eq!(authority.host(), uri.host().map(|host| host.to_string()).unwrap_or_default());
    let port = authority.port().filter(|port| !port.is_empty());
    assert_eq!(port.map(|port| port.as_str().parse().expect("a port")), uri.port());
});
