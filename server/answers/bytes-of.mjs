// @ts-check

/**
 * The bytes that a call of a response's `write` or `end` sends; null if it sends none.
 *
 * @param {unknown} chunk
 * @param {unknown} encoding
 */
export function bytesOf(chunk, encoding) {
  if (typeof chunk === 'string') {
    return Buffer.from(
      chunk,
      typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
    );
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}
