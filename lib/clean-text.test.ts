import { expect, it } from 'vitest';
import { characterCount, cleanLine, cleanLines } from './clean-text';

it.each([
  ['  Mug ', 'Mug'],
  ['a\0b', 'a b'],
  ['two\r\nlines\t', 'two lines'],
  ['half \ud83c of one', 'half   of one'],
  ['🏺 Fête', '🏺 Fête'],
  ['\u00a0\u2003', ''],
  ['\u202eClay\u202c \u2066Kiln\u2069\u200b\ufeff', 'Clay Kiln'],
  ['one\u2028two', 'one two'],
  ['\u200b\u202e', ''],
  ['\u200d', ''],
  ['\u3164 \u2800', ''],
  ['👩‍🎨 Ana’s Töpferei', '👩‍🎨 Ana’s Töpferei'],
  ['می‌خواهم', 'می‌خواهم'],
])('makes one line of %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

it('keeps the lines of a longer text', () => {
  expect(cleanLines(' a\r\nb\rc\n\td\0\u0007 ')).toBe('a\nb\nc\n\td');
  expect(cleanLines('a\u2028b\u202e')).toBe('a\nb');
  expect(cleanLines(' \n\u200b\n ')).toBe('');
});

it('counts an emoji as one character', () => {
  expect(characterCount('🏺🏺a')).toBe(3);
});
