import { expect, it } from 'vitest';
import { looksLikeRows, rowsFile } from './pasted-rows';

it.each([
  ['Name\tSize', true],
  ['Name\nMia', true],
  ['Name\r\nMia\r\n', true],
  ['Mia', false],
  ['Mia\n', false],
  ['\n\n', false],
  ['', false],
])('%j is rows: %s', (text, isRows) => {
  expect(looksLikeRows(text)).toBe(isRows);
});

it('makes a file of pasted rows, unchanged', async () => {
  const file = rowsFile('Name\tNumber\nMia\t007');
  expect(file.name).toBe('pasted-roster.txt');
  expect(await file.text()).toBe('Name\tNumber\nMia\t007');
});
