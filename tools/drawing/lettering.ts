import { type Point, points } from './geometry';

/** Letters and digits as pen strokes on a 4 by 6 grid (x right, y up), so that no font is needed. */
const strokes: Record<string, readonly (readonly Point[])[]> = {
  A: [points('0,0 2,6 4,0'), points('0.8,2.2 3.2,2.2')],
  B: [points('0,0 0,6 2.6,6 3.5,5.3 3.5,3.9 2.6,3.2 0,3.2'), points('2.6,3.2 3.9,2.4 3.9,0.8 2.8,0 0,0')],
  C: [points('4,4.9 3.2,5.8 2,6 0.8,5.5 0.1,4.2 0,3 0.1,1.8 0.8,0.5 2,0 3.2,0.2 4,1.1')],
  D: [points('0,0 0,6 2,6 3.3,5.3 4,3.9 4,2.1 3.3,0.7 2,0 0,0')],
  E: [points('4,6 0,6 0,0 4,0'), points('0,3.1 3.2,3.1')],
  H: [points('0,0 0,6'), points('4,0 4,6'), points('0,3 4,3')],
  I: [points('2,0 2,6')],
  K: [points('0,0 0,6'), points('4,6 0,2.6'), points('1.3,3.6 4,0')],
  L: [points('0,6 0,0 3.6,0')],
  M: [points('0,0 0,6 2,2.2 4,6 4,0')],
  N: [points('0,0 0,6 4,0 4,6')],
  O: [points('2,0 0.8,0.5 0.1,1.8 0,3 0.1,4.2 0.8,5.5 2,6 3.2,5.5 3.9,4.2 4,3 3.9,1.8 3.2,0.5 2,0')],
  P: [points('0,0 0,6 2.8,6 3.8,5.3 3.8,3.6 2.8,2.9 0,2.9')],
  R: [points('0,0 0,6 2.8,6 3.8,5.3 3.8,3.7 2.8,3 0,3'), points('2.2,3 4,0')],
  S: [points('3.8,5 3,5.8 2,6 0.8,5.7 0.2,4.7 0.7,3.7 2,3.1 3.3,2.5 3.9,1.5 3.2,0.4 2,0 0.9,0.2 0,1.1')],
  T: [points('0,6 4,6'), points('2,6 2,0')],
  J: [points('3.4,6 3.4,1.4 2.8,0.3 1.7,0 0.6,0.4 0.2,1.5')],
  U: [points('0,6 0,1.6 0.7,0.4 2,0 3.3,0.4 4,1.6 4,6')],
  V: [points('0,6 2,0 4,6')],
  W: [points('0,6 0.9,0 2,4 3.1,0 4,6')],
  Y: [points('0,6 2,3 4,6'), points('2,3 2,0')],
  '&': [points('4,0 1,4.2 1.2,5.6 2.2,5.9 2.9,5 2.2,4 0.5,2.4 0.3,0.9 1.4,0 2.8,0.5 4,2.6')],
  '0': [points('0,0.8 0.8,0 3.2,0 4,0.8 4,5.2 3.2,6 0.8,6 0,5.2 0,0.8')],
  '1': [points('0.8,4.9 2.2,6 2.2,0'), points('0.8,0 3.6,0')],
  '2': [points('0,5 0.9,6 3.1,6 4,5 4,3.9 0,0 4,0')],
  '4': [points('3,0 3,6 0,2 4,2')],
  '7': [points('0,6 4,6 1.4,0')],
  '8': [
    points(
      '0.8,3.2 0,4 0,5.2 0.8,6 3.2,6 4,5.2 4,4 3.2,3.2 0.8,3.2 0,2.4 0,0.8 0.8,0 3.2,0 4,0.8 4,2.4 3.2,3.2',
    ),
  ],
  '9': [points('0,0.8 0.8,0 3.2,0 4,0.8 4,5.2 3.2,6 0.8,6 0,5.2 0,3.6 0.8,2.8 4,2.8')],
};

/**
 * The strokes of a short upper-case text, centered on (0, 0), one unit tall and as wide as needed.
 * `spacing` is the gap between letters in grid units.
 */
export function letterStrokes(text: string, spacing = 1.7): Point[][] {
  const advance = 4 + spacing;
  const width = text.length * advance - spacing;
  return [...text].flatMap((letter, index) =>
    (strokes[letter] ?? []).map((stroke) =>
      stroke.map(([x, y]): Point => [(index * advance + x - width / 2) / 6, y / 6 - 0.5]),
    ),
  );
}
