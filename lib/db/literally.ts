/** `text` without the special meaning that `%`, `_` and a backslash have in a LIKE pattern. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
