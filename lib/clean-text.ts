// What people type, made fit to store: Postgres knows no NUL, and a name needs no other control character.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]+/gu;
const CONTROL_CHARACTERS_BUT_LINE_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** One line of text: control characters become a space, the ends are trimmed. */
export const cleanLine = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();

/** Text of several lines: line breaks and tabs stay, other control characters go, the ends are trimmed. */
export const cleanLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS_BUT_LINE_BREAKS, '').trim();

/** How many characters a text has, counted as Postgres does: an emoji is one, not two. */
export const characterCount = (text: string): number => [...text].length;
