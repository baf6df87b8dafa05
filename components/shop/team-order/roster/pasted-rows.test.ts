import { expect, it } from 'vitest';
import { looksLikeRows, rowsFile } from './pasted-rows';

it.each(['Name\tSize', 'Name\nMia', 'Name\r\nMia\r\n'])('%j is rows', (text) => {
  expect(looksLikeRows(text)).toBe(true);
});

it.each(['Mia', 'Mia\n', '\n\n', ''])('%j is no rows', (text) => {
  expect(looksLikeRows(text)).toBe(false);
});

it('makes a file of pasted rows, unchanged', async () => {
  const file = rowsFile('Name\tNumber\nMia\t007');
  expect(file.name).toBe('pasted-roster.txt');
  expect(await file.text()).toBe('Name\tNumber\nMia\t007');
});
