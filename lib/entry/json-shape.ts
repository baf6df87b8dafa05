// Checks what a JSON text would cost before it is parsed: eight megabytes of opening brackets take seconds and a
// hundred times their memory.

/** Nesting of the deepest body that we accept: an order with its lines. */
const DEEPEST = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const [SEPARATOR, OPENING, CLOSING, TEXT] = [1, 2, 3, 4];
/** The meaning of each byte outside a string. A lookup table, because there can be millions of bytes. */
const MEANING = new Uint8Array(256);
for (const [marks, meaning] of [
  [',:', SEPARATOR],
  ['[{', OPENING],
  [']}', CLOSING],
  ['"', TEXT],
] as const) {
  for (const mark of marks) {
    MEANING[mark.charCodeAt(0)] = meaning;
  }
}

export type JsonShapeError = 'too_many_values' | 'too_deep';

/**
 * What is wrong with the shape of a JSON text in UTF-8; null if it is fine. At most `mostValues` values, keys
 * included. One pass in constant memory; the parser checks whether it is JSON at all.
 */
export function jsonShapeProblem(bytes: Uint8Array, mostValues: number): JsonShapeError | null {
  let values = 0;
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const meaning = MEANING[bytes[index] ?? 0] ?? 0;
    if (meaning === 0) {
      continue;
    }
    if (meaning === TEXT) {
      index = endOfText(bytes, index + 1);
    } else if (meaning === CLOSING) {
      depth -= 1;
    } else {
      values += 1;
      depth += meaning === OPENING ? 1 : 0;
    }
    if (depth > DEEPEST) {
      return 'too_deep';
    }
    if (values > mostValues) {
      return 'too_many_values';
    }
  }
  return null;
}

function endOfText(bytes: Uint8Array, start: number): number {
  let index = start;
  while (index < bytes.length && bytes[index] !== QUOTE) {
    index += bytes[index] === BACKSLASH ? 2 : 1;
  }
  return index;
}
