//! What the types of whole URIs have in common, owned and borrowed, of all grammars.

/// Showing the text, and comparing with it. The type has `as_str()` and `redacted()`.
macro_rules! text_of_uri {
    ($uri:ident $(<$lifetime:lifetime>)?) => {
        /// The text.
        impl fmt::Display for $uri $(<$lifetime>)? {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        /// The text, with `***` for a password.
        impl fmt::Debug for $uri $(<$lifetime>)? {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($uri), "(\"{}\")"), self.redacted())
            }
        }

        impl AsRef<str> for $uri $(<$lifetime>)? {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl PartialEq<str> for $uri $(<$lifetime>)? {
            fn eq(&self, text: &str) -> bool {
                self.as_str() == text
            }
        }

        impl PartialEq<&str> for $uri $(<$lifetime>)? {
            fn eq(&self, text: &&str) -> bool {
                self.as_str() == *text
            }
        }

        impl PartialEq<alloc::string::String> for $uri $(<$lifetime>)? {
            fn eq(&self, text: &alloc::string::String) -> bool {
                self.as_str() == *text
            }
        }
    };
}

/// Comparing and hashing by `key()`: the text, and whatever else tells two URIs apart.
macro_rules! compare_uri {
    ($uri:ident $(<$lifetime:lifetime>)?) => {
        impl PartialEq for $uri $(<$lifetime>)? {
            fn eq(&self, other: &Self) -> bool {
                self.key() == other.key()
            }
        }

        impl Eq for $uri $(<$lifetime>)? {}

        impl PartialOrd for $uri $(<$lifetime>)? {
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $uri $(<$lifetime>)? {
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.key().cmp(&other.key())
            }
        }

        impl core::hash::Hash for $uri $(<$lifetime>)? {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.key().hash(state);
            }
        }
    };
}

pub(crate) use {compare_uri, text_of_uri};
