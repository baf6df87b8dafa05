// Cleans typed text for storing and showing: Postgres accepts no NUL, and other invisible characters are unwanted too.
// Every pattern is linear; the caller limits the length. Those with classes of Unicode are inside functions: a slow phone takes about
// 15 ms to prepare them, and plain texts and empty ones need none (decision 0290).

/** Letters, digits, signs and spaces of ASCII. */
const PLAIN_LINE = /^[\x20-\x7e]*$/;
const PLAIN_LINES = /^[\x20-\x7e\n\t]*$/;

/** Whether a text has control characters, which nobody types. */
export const hasControlCharacters = (text: string): boolean => /\p{Cc}/u.test(text);

/** Like `hasControlCharacters`, for a text that may have several lines. */
export const hasControlCharactersButLineBreaks = (text: string): boolean => /[^\P{Cc}\n\r\t]/u.test(text);

/** Letters and symbols that are drawn as nothing: an empty Braille cell, Korean fillers, an empty musical note. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}\u{1d159}]/gu;

// Scripts in which a joiner changes how the letters around it are drawn.
const JOINING_SCRIPTS = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
  'Tibetan',
];
const JOINABLE = `[\\p{Extended_Pictographic}\\p{Emoji_Modifier}${JOINING_SCRIPTS.map((name) => `\\p{scx=${name}}`).join('')}]`;
// The flags of England, Scotland and Wales consist of a black flag and hidden letters for the region.
const FLAG_OF_A_REGION = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}';
// Variants of emoji, keycaps, Han characters of family names, and Mongolian letters.
const WITH_VARIANT =
  '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[0-9#*]\\ufe0f(?=\\u20e3)|\\p{scx=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]|\\p{scx=Mongolian}[\\u180b-\\u180d\\u180f]';
/** Formatting characters that are visible: Arabic signs of numbers, years and verses, and similar ones. */
const DRAWN = '[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}]';
const UNSEEN = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
let hidden: RegExp | undefined;

/**
 * Invisible characters: zero-width and direction marks, tags, variants and joiners. The first group is kept, because
 * it changes how a word or an emoji is drawn.
 */
function hiddenCharacters(): RegExp {
  hidden ??= new RegExp(
    `(${FLAG_OF_A_REGION}|${DRAWN}|(?!${UNSEEN})(?:(?:${WITH_VARIANT})[\\u200c\\u200d]?|${JOINABLE}[\\u200c\\u200d]))|${UNSEEN}`,
    'gu',
  );
  return hidden;
}

function shown(text: string): string {
  const drawn = text.replace(BLANK_LETTERS, ' ');
  // Most texts have none, and skip the longer pattern.
  return /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(drawn)
    ? drawn.replace(hiddenCharacters(), '$1')
    : drawn;
}

const orNothing = (text: string): string => (/[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : '');

/** One line of text: control characters become a space, the ends are trimmed; empty without visible characters. */
export const cleanLine = (text: string): string =>
  PLAIN_LINE.test(text)
    ? text.trim()
    : orNothing(shown(text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')).trim());

/**
 * Text of several lines while it is being typed: hidden characters are removed; line breaks, tabs and outer spaces
 * stay.
 */
export const withoutHidden = (text: string): string =>
  PLAIN_LINES.test(text)
    ? text
    : shown(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ''));

/** Like `withoutHidden`, with trimmed ends; empty without visible characters. */
export const cleanLines = (text: string): string =>
  PLAIN_LINES.test(text) ? text.trim() : orNothing(withoutHidden(text).trim());

/** The number of characters, counted as Postgres does: an emoji is one, not two. */
export const characterCount = (text: string): number => [...text].length;
