/** Escapes `%`, `_` and backslashes in `text` for a LIKE pattern. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
