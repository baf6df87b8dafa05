// @ts-check

// What Windows-1252 has where Latin 1 has control characters. Written out, because Node's own decoder has
// taken the one for the other in some releases.
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

// The upper half of MacRoman, which Excel for the Mac still writes where somebody saves "CSV (Macintosh)".
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

// The upper half of code page 850, which Excel writes where somebody saves "CSV (MS-DOS)".
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** How much of a file tells its encoding. */
const SAMPLE = 4_096;

/** How many of its letters that are not English tell what a text without a mark was written in. */
const SAMPLE_LETTERS = 2_000;

/** @typedef {'windows-1252' | 'mac-roman' | 'dos' | 'windows-1250'} Letters */

/** The likelier first: of two that make as good a text, the first is meant. */
const ALPHABETS = /** @type {const} */ (['windows-1252', 'mac-roman', 'dos', 'windows-1250']);

/**
 * UTF-16 without a byte order mark: text of most languages has a zero in every other byte, and UTF-8 has none.
 * @param {Uint8Array} bytes
 * @returns {'utf-16le' | 'utf-16be' | null}
 */
export function utf16ByZeros(bytes) {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) {
      zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    }
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  const few = sample.length / 100;
  if (bytes.length % 2 !== 0 || Math.max(even, odd) < many || Math.min(even, odd) > few) {
    return null;
  }
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** @param {Uint8Array} bytes */
function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  if (first === 0xfe && second === 0xff) {
    return 'utf-16be';
  }
  return utf16ByZeros(bytes) ?? 'utf-8';
}

/**
 * The letter of each byte; of those that the upper half does not name, Latin 1's.
 * @param {string} upperHalf
 */
const codesOf = (upperHalf) =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    const code = byte < 0x80 ? Number.NaN : upperHalf.charCodeAt(byte - 0x80);
    return Number.isNaN(code) ? byte : code;
  });

const CODES = {
  'windows-1252': codesOf(WINDOWS_1252),
  'mac-roman': codesOf(MAC_ROMAN),
  dos: codesOf(DOS),
};

/**
 * @param {Uint8Array} bytes
 * @param {Letters} letters
 */
function decodeBytes(bytes, letters) {
  if (letters === 'windows-1250') {
    return new TextDecoder('windows-1250').decode(bytes);
  }
  // By a table and not by a pattern: of five million letters, a pattern's matches take more than the process' memory.
  const codes = CODES[letters];
  const text = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    text[at] = codes[bytes[at] ?? 0] ?? 0;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(text);
}

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const LETTER = /\p{L}/u;
/** Letters by their class that no name has. */
const NO_LETTERS_OF_NAMES = /[ƒªºıˆˇﬁﬂµ\uf8ff]/;
/** What stands between the letters of a name, or behind a word. */
const OF_WORDS = /[’´\u00a0]/;
const BEHIND_WORDS = /[”°®™©»…–—]/;
const BEFORE_WORDS = /[“‘«¿¡–—]/;

/**
 * Whether a letter from the upper half is where no language has it: a sign within a word, a small letter between
 * capitals, a capital behind a small letter.
 * @param {string} before
 * @param {string} character
 * @param {string} after
 */
function isOddPlace(before, character, after) {
  const isBetween = LETTER.test(before) && LETTER.test(after);
  if (!LETTER.test(character) || NO_LETTERS_OF_NAMES.test(character)) {
    if (OF_WORDS.test(character) || !(LETTER.test(before) || LETTER.test(after))) {
      return false;
    }
    return isBetween || !(LETTER.test(before) ? BEHIND_WORDS : BEFORE_WORDS).test(character);
  }
  if (UPPER.test(character)) {
    return LOWER.test(before) || (UPPER.test(before) && LOWER.test(after));
  }
  return UPPER.test(before) && UPPER.test(after);
}

/**
 * How many letters of a text stand where none does.
 * @param {string} text
 */
function oddPlaces(text) {
  let odd = 0;
  let seen = 0;
  for (let at = text.search(/[^\0-\x7f]/); at !== -1 && at < text.length && seen < SAMPLE_LETTERS; at += 1) {
    if (text.charCodeAt(at) > 0x7f) {
      seen += 1;
      odd += isOddPlace(text[at - 1] ?? '', text[at] ?? '', text[at + 1] ?? '') ? 1 : 0;
    }
  }
  return odd;
}

/** UTF-8 that a program took for Windows-1252 and wrote down as UTF-8 again: 'JosÃ©'. */
const WRITTEN_TWICE = /[ÃÂÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * The text as it was before it was written twice; the same one if it was not.
 * @param {string} text
 */
function undoneTwice(text) {
  if (!WRITTEN_TWICE.test(text)) {
    return text;
  }
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code > 0xff ? WINDOWS_1252.indexOf(text[at] ?? '') + 0x80 : code;
    if (byte < 0x80 && code > 0xff) {
      return text;
    }
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/**
 * The text of a file: UTF-8 or UTF-16, with a byte order mark or without; whatever is not valid as UTF-8 is read in
 * the alphabet of old programs in which its letters stand where letters stand. `others` are those in which they
 * stand as well, and which give another text: then somebody has to say which it is.
 * @param {Uint8Array} bytes
 * @param {Letters | null} [asked] the alphabet, if somebody has said
 * @returns {{ text: string, letters: Letters | null, others: Letters[] }}
 */
export function decodeFile(bytes, asked = null) {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') {
    return { text: new TextDecoder(encoding).decode(bytes), letters: null, others: [] };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text: undoneTwice(text), letters: null, others: [] };
  } catch {
    if (asked !== null) {
      return { text: decodeBytes(bytes, asked), letters: asked, others: [] };
    }
    const tried = ALPHABETS.map((letters) => {
      const text = decodeBytes(bytes, letters);
      return { letters, text, odd: oddPlaces(text) };
    });
    const least = Math.min(...tried.map(({ odd }) => odd));
    const [best = { letters: ALPHABETS[0], text: '', odd: 0 }, ...rest] = tried.filter(
      ({ odd }) => odd === least,
    );
    // The others are rare, and are meant only where these two make nonsense.
    /** @param {{ letters: Letters, text: string }} tried */
    const isOther = ({ letters, text }) =>
      text !== best.text && (best.odd > 0 || (best.letters === 'windows-1252' && letters === 'mac-roman'));
    return {
      text: best.text,
      letters: best.letters,
      others: rest.filter(isOther).map(({ letters }) => letters),
    };
  }
}
