import { expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { cleanFileName } from './file-name';

examples('makes of %j the name %j', cleanFileName, [
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
]);

it('cuts at 120 characters, never inside a character', () => {
  expect([...cleanFileName('🏺'.repeat(200))]).toHaveLength(120);
  expect(cleanFileName(`${'🏺'.repeat(130)}.csv`)).toBe(`${'🏺'.repeat(116)}.csv`);
  expect(cleanFileName('\ud800mug.png')).toBe('mug.png');
});
