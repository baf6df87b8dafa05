export type Random = () => number;

/** A 32-bit number for a text; the same text always gives the same number. */
export function seedFrom(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}

/** A repeatable stream of numbers in [0, 1): every seeding gives the same numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [low, high) from the stream. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

function latticeValue(column: number, row: number, seed: number): number {
  let hash = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Smooth noise in -1..1 over the plane, with features about one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const easeX = (x - column) ** 2 * (3 - 2 * (x - column));
  const easeY = (y - row) ** 2 * (3 - 2 * (y - row));
  const upper = latticeValue(column, row, seed) * (1 - easeX) + latticeValue(column + 1, row, seed) * easeX;
  const lower =
    latticeValue(column, row + 1, seed) * (1 - easeX) + latticeValue(column + 1, row + 1, seed) * easeX;
  return upper * (1 - easeY) + lower * easeY;
}
