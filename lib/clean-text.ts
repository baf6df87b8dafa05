// What people type, made fit to store: Postgres knows no NUL, and a name needs nothing else that nobody can see.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
const CONTROL_CHARACTERS_BUT_LINE_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/gu;
/** Marks that hide or turn text around. Joiners stay: families of emoji and Persian words are made with them. */
const HIDDEN = /(?!\u200c|\u200d)\p{Cf}/gu;
/** Letters, digits, punctuation and symbols, but for the few fillers among them that are drawn as nothing. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

const orNothing = (text: string): string => (SEEN.test(text) ? text : '');

/** One line of text: control characters become a space, the ends are trimmed; empty if nothing can be seen. */
export const cleanLine = (text: string): string =>
  orNothing(text.replace(CONTROL_CHARACTERS, ' ').replace(HIDDEN, '').trim());

/** Text of several lines: line breaks and tabs stay, what is hidden goes, the ends are trimmed. */
export const cleanLines = (text: string): string =>
  orNothing(
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(CONTROL_CHARACTERS_BUT_LINE_BREAKS, '')
      .replace(HIDDEN, '')
      .trim(),
  );

/** How many characters a text has, counted as Postgres does: an emoji is one, not two. */
export const characterCount = (text: string): number => [...text].length;
