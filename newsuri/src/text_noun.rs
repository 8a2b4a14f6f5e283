//! What the nouns made of one text have in common.

/// Everything but the parser of a noun that is a checked text: `$noun(Cow<str>)`.
///
/// `$check` is the `const` function that checks a text and gives the part of it that is kept, and
/// `$parse` one that is faster, but not where constants are evaluated. The examples show `$example`, which
/// `$uri` has percent-encoded and `$method` of a URI gives.
macro_rules! text_noun {
    (
        $noun:ident, $check:path, at run time: $parse:path,
        $example:literal from $uri:literal by $method:ident
    ) => {
        text_noun!(
            $noun in "newsuri" " The macros do the same with better errors.", $check, $parse,
            $example from "NewsUriRef" "NewsUriRef::parse(" $uri ")" by $method
        );
    };
    ($noun:ident, $check:path, $example:literal from $uri:literal by $method:ident) => {
        text_noun!(
            $noun, $check, at run time: $check, $example from $uri by $method
        );
    };
    ($noun:ident in draft, $check:path, $example:literal from $uri:literal by $method:ident) => {
        text_noun!(
            $noun in "newsuri::draft" "", $check, $check,
            $example from "draft::{DraftUriRef, Grammar}"
                "DraftUriRef::parse(" $uri ", Grammar::Wildmat)" by $method
        );
    };
    (
        $noun:ident in $module:literal $macros:literal, $check:path, $parse:path,
        $example:literal from $view:literal $before:literal $uri:literal $behind:literal by $method:ident
    ) => {
        impl<'a> $noun<'a> {
            /// Checks a text, borrowing it. It is the plain text, in which a `%` means itself.
            ///
            /// ```
            #[doc = concat!("use ", $module, "::", stringify!($noun), ";")]
            ///
            #[doc = concat!("let noun = ", stringify!($noun), "::parse(\"", $example, "\")?;")]
            #[doc = concat!("assert_eq!(noun, \"", $example, "\");")]
            #[doc = concat!("assert!(", stringify!($noun), "::parse(\"\").is_err());")]
            /// # Ok::<(), newsuri::ParseError>(())
            /// ```
            ///
            /// # Errors
            ///
            /// If it is none; the error names the byte, the reason and the rule.
            pub const fn parse(text: &'a str) -> Result<Self, $crate::ParseError> {
                match $parse(text) {
                    Ok(text) => Ok(Self(Cow::Borrowed(text))),
                    Err(error) => Err(error),
                }
            }

            /// The text, decoded: as the field writes it outside of URIs.
            ///
            /// ```
            #[doc = concat!("use newsuri::", $view, ";")]
            ///
            #[doc = concat!("let uri = ", $before, "\"", $uri, "\"", $behind, "?;")]
            #[doc = concat!("let noun = uri.", stringify!($method), "().unwrap();")]
            #[doc = concat!("assert_eq!(noun.as_str(), \"", $example, "\");")]
            /// # Ok::<(), newsuri::ParseError>(())
            /// ```
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The same, borrowed from this one without copying the text.
            ///
            /// ```
            #[doc = concat!("use ", $module, "::", stringify!($noun), ";")]
            ///
            #[doc = concat!("let kept: ", stringify!($noun), " = \"", $example, "\".parse()?;")]
            /// let lent = kept.borrowed();
            /// assert_eq!(lent.as_str().as_ptr(), kept.as_str().as_ptr());
            /// # Ok::<(), newsuri::ParseError>(())
            /// ```
            #[must_use]
            pub fn borrowed(&self) -> $noun<'_> {
                $noun(Cow::Borrowed(&self.0))
            }

            /// The text, borrowed or owned as it is here.
            pub(crate) fn into_cow(self) -> Cow<'a, str> {
                self.0
            }

            /// The same, independent of the text it came from. The text is copied if it is borrowed.
            ///
            /// ```
            #[doc = concat!("use newsuri::", $view, ";")]
            ///
            /// let noun = {
            #[doc = concat!("    let text = String::from(\"", $uri, "\");")]
            #[doc = concat!("    let uri = ", $before, "&text", $behind, "?;")]
            #[doc = concat!("    uri.", stringify!($method), "().unwrap().into_owned()")]
            /// };
            #[doc = concat!("assert_eq!(noun, \"", $example, "\");")]
            /// # Ok::<(), newsuri::ParseError>(())
            /// ```
            #[must_use]
            pub fn into_owned(self) -> $noun<'static> {
                $noun(Cow::Owned(self.into_cow().into_owned()))
            }
        }

        impl $noun<'static> {
            /// Checks a text that is known when the program is compiled: in a `const` or `static`,
            #[doc = concat!("a wrong one is a compile error.", $macros)]
            ///
            /// ```
            #[doc = concat!("use ", $module, "::", stringify!($noun), ";")]
            ///
            #[doc = concat!("static NOUN: ", stringify!($noun), " =")]
            #[doc = concat!("    ", stringify!($noun), "::from_static(\"", $example, "\");")]
            #[doc = concat!("assert_eq!(NOUN, \"", $example, "\");")]
            /// ```
            ///
            /// # Panics
            ///
            /// If the text is none and this is called at run time.
            #[track_caller]
            #[must_use]
            pub const fn from_static(text: &'static str) -> Self {
                match $check(text) {
                    Ok(text) => Self(Cow::Borrowed(text)),
                    Err(error) => $crate::scanned::fail(&error, text),
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
                let shown = alloc::string::ToString::to_string(&$crate::scanned::shown(&self.0));
                f.debug_tuple(stringify!($noun)).field(&shown).finish()
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

        /// Takes the text over; where a part of it is kept, that is copied.
        impl TryFrom<String> for $noun<'static> {
            type Error = $crate::Refused;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                let kept = match $parse(&text) {
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
