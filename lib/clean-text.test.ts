import { expect, it } from 'vitest';
import { characterCount, cleanLine, cleanLines } from './clean-text';

it.each([
  ['  Mug ', 'Mug'],
  ['a\0b', 'a b'],
  ['two\r\nlines\t', 'two lines'],
  ['half \ud83c of one', 'half   of one'],
  ['🏺 Fête', '🏺 Fête'],
  ['\u00a0\u2003', ''],
])('makes one line of %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

it('keeps the lines of a longer text', () => {
  expect(cleanLines(' a\r\nb\rc\n\td\0\u0007 ')).toBe('a\nb\nc\n\td');
});

it('counts an emoji as one character', () => {
  expect(characterCount('🏺🏺a')).toBe(3);
});
