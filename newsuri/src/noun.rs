//! What the nouns made of one text have in common.

/// Everything but the parser of a noun that is a checked text: `$noun(Cow<str>)`.
///
/// `$check` is the `const` function that checks a text and gives the part of it that is kept.
macro_rules! text_noun {
    ($noun:ident, $check:path) => {
        impl<'a> $noun<'a> {
            /// Checks a text, borrowing it.
            ///
            /// # Errors
            ///
            /// If it is none; the error names the byte, the reason and the rule.
            pub const fn parse(text: &'a str) -> Result<Self, $crate::ParseError> {
                match $check(text) {
                    Ok(text) => Ok(Self(Cow::Borrowed(text))),
                    Err(error) => Err(error),
                }
            }

            /// The text, decoded: as the field writes it outside of URIs.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The same, borrowed from this one.
            #[must_use]
            pub fn borrowed(&self) -> $noun<'_> {
                $noun(Cow::Borrowed(&self.0))
            }

            /// The text, borrowed or owned as it is here.
            pub(crate) fn into_cow(self) -> Cow<'a, str> {
                self.0
            }

            /// The same, independent of the text it came from.
            #[must_use]
            pub fn into_owned(self) -> $noun<'static> {
                $noun(Cow::Owned(self.into_cow().into_owned()))
            }
        }

        impl $noun<'static> {
            /// Checks a text that is known when the program is compiled: in a `const` or `static`,
            /// a wrong one is a compile error.
            ///
            /// # Panics
            ///
            /// If the text is none and this is called at run time.
            #[track_caller]
            #[must_use]
            pub const fn from_static(text: &'static str) -> Self {
                match $check(text) {
                    Ok(text) => Self(Cow::Borrowed(text)),
                    Err(error) => $crate::noun::fail(&error, text),
                }
            }
        }

        impl fmt::Display for $noun<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl fmt::Debug for $noun<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($noun)).field(&self.0).finish()
            }
        }

        impl AsRef<str> for $noun<'_> {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl core::str::FromStr for $noun<'static> {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $noun::parse(text).map($noun::into_owned)
            }
        }

        impl<'a> TryFrom<&'a str> for $noun<'a> {
            type Error = $crate::ParseError;

            fn try_from(text: &'a str) -> Result<Self, Self::Error> {
                Self::parse(text)
            }
        }

        impl TryFrom<String> for $noun<'static> {
            type Error = $crate::Refused;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                let kept = match $check(&text) {
                    Ok(kept) if kept.len() == text.len() => None,
                    Ok(kept) => Some(String::from(kept)),
                    Err(error) => return Err($crate::Refused::new(error, text)),
                };
                Ok(Self(Cow::Owned(kept.unwrap_or(text))))
            }
        }

        impl From<$noun<'_>> for String {
            fn from(noun: $noun<'_>) -> Self {
                noun.into_cow().into_owned()
            }
        }

        impl<'a> From<$noun<'a>> for Cow<'a, str> {
            fn from(noun: $noun<'a>) -> Self {
                noun.into_cow()
            }
        }

        /// Comparing and hashing go by the text, so that a map is searched by text.
        impl alloc::borrow::Borrow<str> for $noun<'_> {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl PartialEq<String> for $noun<'_> {
            fn eq(&self, text: &String) -> bool {
                self.0 == *text
            }
        }

        impl PartialEq<str> for $noun<'_> {
            fn eq(&self, text: &str) -> bool {
                self.0 == text
            }
        }

        impl PartialEq<&str> for $noun<'_> {
            fn eq(&self, text: &&str) -> bool {
                self.0 == *text
            }
        }
    };
}

pub(crate) use text_noun;

/// Ends the evaluation of a constant with the report on its text.
#[track_caller]
#[allow(clippy::panic, reason = "this is how a constant is refused")]
pub(crate) const fn fail(error: &crate::ParseError, text: &str) -> ! {
    panic!("{}", error.report(text).as_str())
}
