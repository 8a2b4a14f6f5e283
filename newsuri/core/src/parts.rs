//! Where the parts of a URI are.

use core::ops::Range;

use crate::authority::{self, HostKind};
use crate::number;
use crate::scheme::Scheme;

/// What a URI names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// An article by its Message-ID.
    Article,
    /// One group.
    Group,
    /// The groups that match a pattern.
    Groups,
    /// All groups.
    AllGroups,
    /// An article by its number in a group.
    NumberedArticle,
}

/// The offsets of a URI's parts, all in bytes. Only a scan makes one.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    pub(crate) host_start: u32,
    pub(crate) host_end: u32,
    /// Without an authority, this and the two before are where the path begins.
    pub(crate) authority_end: u32,
    pub(crate) path_end: u32,
    pub(crate) port: u16,
    pub(crate) scheme: Scheme,
    pub(crate) kind: TargetKind,
    pub(crate) host: HostKind,
    /// The digits of an article number, 1 to 16; 0 where there is none.
    pub(crate) digits: u8,
    pub(crate) flags: u8,
}

/// The authority has an `@`.
pub(crate) const USERINFO: u8 = 1;
/// The port has digits.
pub(crate) const PORT: u8 = 2;
/// A slash follows the authority.
pub(crate) const SLASH: u8 = 4;

impl Parts {
    const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// The scheme.
    #[must_use]
    pub const fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// What the URI names.
    #[must_use]
    pub const fn kind(&self) -> TargetKind {
        self.kind
    }

    /// The kind of the host, which is empty where there is no authority.
    #[must_use]
    pub const fn host_kind(&self) -> HostKind {
        self.host
    }

    /// The host, with its brackets if it has them.
    #[must_use]
    pub const fn host(&self) -> Range<usize> {
        self.host_start as usize..self.host_end as usize
    }

    /// The userinfo without its `@`.
    #[must_use]
    pub const fn userinfo(&self) -> Option<Range<usize>> {
        if !self.is(USERINFO) {
            return None;
        }
        let start = self.scheme.as_str().len() + "://".len();
        Some(start..self.host_start as usize - 1)
    }

    /// The password in a URI of this text: what stands in the userinfo behind the first `:`, if it
    /// is not empty (RFC 3986, 3.2.1).
    #[must_use]
    pub const fn password(&self, text: &str) -> Option<Range<usize>> {
        let Some(userinfo) = self.userinfo() else {
            return None;
        };
        let (before_at, _) = text.as_bytes().split_at(userinfo.end);
        let (_, password) = authority::part_userinfo(before_at.split_at(userinfo.start).1);
        match password {
            [] => None,
            _ => Some(userinfo.end - password.len()..userinfo.end),
        }
    }

    /// The user in a URI of this text: what stands in the userinfo before the first `:`, if it is
    /// not empty (RFC 3986, 3.2.1).
    #[must_use]
    pub const fn user(&self, text: &str) -> Option<Range<usize>> {
        let Some(userinfo) = self.userinfo() else {
            return None;
        };
        let (before_at, _) = text.as_bytes().split_at(userinfo.end);
        let (user, _) = authority::part_userinfo(before_at.split_at(userinfo.start).1);
        match user {
            [] => None,
            _ => Some(userinfo.start..userinfo.start + user.len()),
        }
    }

    /// The port, if the URI has digits there.
    #[must_use]
    pub const fn port(&self) -> Option<u16> {
        if self.is(PORT) { Some(self.port) } else { None }
    }

    /// The Message-ID, the group or the pattern, still percent-encoded.
    #[must_use]
    pub const fn name(&self) -> Range<usize> {
        let start = self.authority_end as usize + self.is(SLASH) as usize;
        let number = match self.digits {
            0 => 0,
            digits => digits as usize + 1,
        };
        start..self.path_end as usize - number
    }

    /// The number of the article in a URI of this text.
    #[must_use]
    pub const fn article_number(&self, text: &str) -> Option<u64> {
        if self.digits == 0 {
            return None;
        }
        let (path, _) = text.as_bytes().split_at(self.path_end as usize);
        let (_, digits) = path.split_at(path.len() - self.digits as usize);
        Some(number::value(digits))
    }

    /// Where the fragment of a URI of this text begins, behind its `#`.
    #[must_use]
    pub const fn fragment_start(&self, text: &str) -> Option<usize> {
        let path_end = self.path_end as usize;
        if path_end < text.len() { Some(path_end + 1) } else { None }
    }
}
