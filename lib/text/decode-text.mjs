// @ts-check

// The characters of Windows-1252 where Latin 1 has control characters. Written out, because some releases of Node
// decode windows-1252 as Latin 1.
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

// The upper half of MacRoman, which Excel for the Mac still writes as "CSV (Macintosh)".
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

// The upper half of code page 850, which Excel writes as "CSV (MS-DOS)".
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The bytes at the beginning of a file that decide about UTF-16. */
const SAMPLE = 4_096;

/** The non-ASCII letters that decide about the alphabet of a text without a byte order mark. */
const SAMPLE_LETTERS = 2_000;

/** @typedef {'windows-1252' | 'mac-roman' | 'dos' | 'windows-1250'} Letters */

/** The likeliest first: if two alphabets fit equally well, the first one is used. */
const ALPHABETS = /** @type {const} */ (['windows-1252', 'mac-roman', 'dos', 'windows-1250']);

/**
 * UTF-16 without a byte order mark: in most languages every other byte is zero, and UTF-8 has no zeros.
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
 * The character code of each byte; bytes that the upper half does not name are Latin 1.
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
  // A table and not a pattern: for five million letters, a pattern's matches take more memory than the process has.
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
/** Characters that Unicode counts as letters, but that no name contains. */
const NO_LETTERS_OF_NAMES = /[ƒªºıˆˇﬁﬂµ\uf8ff]/;
/** Characters that may be between the letters of a name, after a word, or before one. */
const OF_WORDS = /[’´\u00a0]/;
const BEHIND_WORDS = /[”°®™©»…–—]/;
const BEFORE_WORDS = /[“‘«¿¡–—]/;

/**
 * Whether a non-ASCII character is in an impossible place: a sign within a word, a small letter between capitals, or a
 * capital after a small letter.
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
 * How many characters of a text are in an impossible place.
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

/** UTF-8 that a program read as Windows-1252 and wrote as UTF-8 again: 'JosÃ©'. */
const WRITTEN_TWICE = /[ÃÂÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * The text before it was encoded twice; unchanged if it was not.
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
 * The text of a file: UTF-8 or UTF-16, with or without a byte order mark. A file that is not valid UTF-8 is read in
 * the old alphabet that puts the fewest characters in impossible places. `others` are the alphabets that fit equally
 * well but give another text: then a person has to choose.
 * @param {Uint8Array} bytes
 * @param {Letters | null} [asked] the alphabet, if a person has chosen
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
    // The other alphabets are rare, and are offered only if these two give nonsense.
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
