//! Tables of cases: tab separated, one header line, with escapes.

/// A table of cases.
#[derive(Clone, Debug)]
pub struct Table {
    columns: Vec<String>,
    lines: Vec<Vec<String>>,
}

impl Table {
    /// Reads a table. Fields may have the escapes `\t \n \r \\ \xNN \u{HHHH}`.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines().map(|line| line.split('\t').map(unescape).collect());
        Self { columns: lines.next().unwrap_or_default(), lines: lines.collect() }
    }

    /// The rows.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.lines.iter().map(|fields| Row { columns: &self.columns, fields })
    }
}

/// One case.
#[derive(Clone, Copy, Debug)]
pub struct Row<'t> {
    columns: &'t [String],
    fields: &'t [String],
}

impl<'t> Row<'t> {
    /// The field in a column; empty where the line is short.
    ///
    /// # Panics
    ///
    /// If there is no such column.
    #[must_use]
    pub fn get(&self, column: &str) -> &'t str {
        let Some(index) = self.columns.iter().position(|name| name == column) else {
            panic!("no column {column}");
        };
        self.fields.get(index).map_or("", String::as_str)
    }
}

fn unescape(field: &str) -> String {
    let mut text = String::new();
    let mut pieces = field.chars();
    while let Some(character) = pieces.next() {
        if character != '\\' {
            text.push(character);
            continue;
        }
        match pieces.next() {
            Some('t') => text.push('\t'),
            Some('n') => text.push('\n'),
            Some('r') => text.push('\r'),
            Some('x') => text.push(code(pieces.by_ref().take(2))),
            Some('u') => {
                text.push(code(pieces.by_ref().skip(1).take_while(|&digit| digit != '}')));
            }
            other => text.extend(other),
        }
    }
    text
}

fn code(digits: impl Iterator<Item = char>) -> char {
    let digits: String = digits.collect();
    u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32).unwrap_or('\u{FFFD}')
}
