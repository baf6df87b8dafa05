// @ts-check
/**
 * These pieces one after the other, in memory of their own. Node cuts short buffers from pools of up to 64 kB, and zlib's results from
 * pieces of 16 kB: one that is kept keeps the whole of it, which no limit in bytes counts.
 *
 * @param {readonly Uint8Array[]} pieces
 * @returns {Buffer}
 */
export function ownBytes(pieces) {
  const own = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    own.set(piece, at);
    at += piece.length;
  }
  return own;
}
