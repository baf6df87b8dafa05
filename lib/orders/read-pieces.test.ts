import { expect, it } from 'vitest';
import { readPieces } from './read-pieces';

it.each([
  ['0', 0],
  [' 3 ', 3],
  ['4', null],
  ['1.9', null],
  ['-1', null],
  ['1e0', null],
  ['', null],
  ['two', null],
])('reads “%s” as %s of 3 pieces', (text, pieces) => {
  expect(readPieces(text, 3)).toBe(pieces);
});
