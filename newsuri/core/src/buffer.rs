//! Text put together at compile time, where nothing can be allocated.

/// Up to `N` octets of UTF-8 text. What does not fit is left out as a whole.
#[derive(Clone, Copy)]
pub(crate) struct Buffer<const N: usize> {
    octets: [u8; N],
    len: usize,
    overflowed: bool,
}

impl<const N: usize> Buffer<N> {
    pub(crate) const fn new() -> Self {
        Self { octets: [0; N], len: 0, overflowed: false }
    }

    pub(crate) const fn push(&mut self, text: &str) {
        let (_, free) = self.octets.split_at_mut(self.len);
        if self.overflowed || text.len() > free.len() {
            self.overflowed = true;
            return;
        }
        free.split_at_mut(text.len()).0.copy_from_slice(text.as_bytes());
        self.len += text.len();
    }

    pub(crate) const fn push_times(&mut self, text: &str, times: usize) {
        let mut times = times;
        while times > 0 {
            self.push(text);
            times -= 1;
        }
    }

    pub(crate) const fn push_number(&mut self, number: usize) {
        let mut power = 1;
        while number / power >= 10 {
            power *= 10;
        }
        while power > 0 {
            self.push_octet(b'0' + (number / power % 10).to_le_bytes()[0]);
            power /= 10;
        }
    }

    const fn push_octet(&mut self, octet: u8) {
        if let Ok(text) = str::from_utf8(&[octet]) {
            self.push(text);
        }
    }

    /// Each octet of the text as a percent-encoded triplet, in upper case (RFC 3986, 2.1).
    pub(crate) const fn push_encoded(&mut self, text: &str) {
        let mut left = text.as_bytes();
        while let [octet, rest @ ..] = left {
            self.push("%");
            self.push_octet(hex_digit(*octet >> 4));
            self.push_octet(hex_digit(*octet & 15));
            left = rest;
        }
    }

    /// Whether everything that was pushed is there.
    pub(crate) const fn is_whole(&self) -> bool {
        !self.overflowed
    }

    pub(crate) const fn as_str(&self) -> &str {
        match str::from_utf8(self.octets.split_at(self.len).0) {
            Ok(text) => text,
            // Only whole texts are pushed.
            Err(_) => "",
        }
    }
}

const fn hex_digit(value: u8) -> u8 {
    if value < 10 { b'0' + value } else { b'A' + value - 10 }
}
