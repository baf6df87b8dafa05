// What spreadsheets make of text files.

/** What ends a row (RFC 4180). */
export const LINE_BREAK = '\r\n';

/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet might take for a formula: =, +, - and @, plain or full-width, also behind blanks that a
 * program may skip. PapaParse's own pattern misses those, and any formula that has a line break.
 */
export const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
