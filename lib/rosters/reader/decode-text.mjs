// @ts-check

// What Windows-1252 has where Latin 1 has control characters. Written out, because Node's own decoder has
// taken the one for the other in some releases.
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** How much of a file tells its encoding. */
const SAMPLE = 4_096;

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
 * The text of a file: UTF-8 or UTF-16, with a byte order mark or without; whatever is not valid as UTF-8 is
 * read as Windows-1252, in which any bytes are a text.
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function decodeText(bytes) {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') {
    return new TextDecoder(encoding).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    return latin.replace(
      /[\u0080-\u009f]/g,
      (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '',
    );
  }
}
