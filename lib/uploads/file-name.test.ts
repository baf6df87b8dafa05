import { expect, it } from 'vitest';
import { cleanFileName } from './file-name';

it.each([
  ['mug.png', 'mug.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\mug.png', 'mug.png'],
  ['mug\u202egnp.exe', 'muggnp.exe'],
  ['a\0b\n.png', 'ab.png'],
  ['  Fête 🏺.jpg ', 'Fête 🏺.jpg'],
  ['m\u200bug\u2060.png', 'mug.png'],
  ['👩\u200d🎨.png', '👩\u200d🎨.png'],
  ['', 'file'],
  ['\u202e', 'file'],
  ['folder/', 'file'],
  ['folder/..', 'file'],
  ['.', 'file'],
])('makes of %j the name %j', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

it('cuts at 120 characters, never inside a character', () => {
  expect([...cleanFileName('🏺'.repeat(200))]).toHaveLength(120);
  expect(cleanFileName(`${'🏺'.repeat(130)}.csv`)).toBe(`${'🏺'.repeat(116)}.csv`);
  expect(cleanFileName('\ud800mug.png')).toBe('mug.png');
});
