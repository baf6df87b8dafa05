// What a JSON text costs to parse, found out before it is: eight megabytes of opening brackets take seconds and a
// hundred times their memory.

/** No body of ours nests deeper than an order's lines. */
const DEEPEST = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export type JsonShapeError = 'too_many_values' | 'too_deep';

/**
 * What is wrong with the shape of a JSON text, as UTF-8; null if nothing is. At most `mostValues` values, keys counted
 * too. One pass without memory of its own; whether it is JSON at all is for the parser to say.
 */
export function jsonShapeProblem(bytes: Uint8Array, mostValues: number): JsonShapeError | null {
  let values = 0;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) {
        index += 1;
      } else if (byte === QUOTE) {
        isText = false;
      }
    } else if (byte === QUOTE) {
      isText = true;
    } else if (byte === COMMA || byte === COLON) {
      values += 1;
    } else if (OPENING.has(byte)) {
      values += 1;
      depth += 1;
      if (depth > DEEPEST) {
        return 'too_deep';
      }
    } else if (CLOSING.has(byte)) {
      depth -= 1;
    }
    if (values > mostValues) {
      return 'too_many_values';
    }
  }
  return null;
}
