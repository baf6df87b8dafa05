import { expect, it } from 'vitest';
import { fitText, type TextBox } from './fit-text';

const box: TextBox = { width: 40, height: 13, sizes: [16, 13, 11, 9, 7, 5] };

it.each([
  ['Ada', 16],
  ['Okafor', 16],
  ['Rosalind Harker', 16],
  ['Featherstonehaugh', 11],
  ['Maria Fernanda de la Cruz Villanueva', 11],
  ['WWWWWWWWWWWW', 9],
])('prints %j in %i points', (text, size) => {
  expect(fitText(text, box)).toBe(size);
});

it('never prints a longer text larger, and the longest cell in the smallest useful size', () => {
  let last = Number.POSITIVE_INFINITY;
  for (let length = 1; length <= 50; length += 1) {
    const size = fitText('Ana '.repeat(length).trim(), box);
    expect(size).toBeLessThanOrEqual(last);
    last = size;
  }
  expect(last).toBe(5);
});

it('breaks a word if it would leave the box', () => {
  expect(fitText('n'.repeat(60), box)).toBe(7);
});

it('treats a character of another script as wide, and a mark on a letter as zero', () => {
  const narrow: TextBox = { width: 40, height: 5, sizes: [12, 9, 6] };
  expect(fitText('あいうえおかきくけこ', narrow)).toBe(9);
  expect(fitText('e\u0301'.repeat(10), narrow)).toBe(fitText('e'.repeat(10), narrow));
});
