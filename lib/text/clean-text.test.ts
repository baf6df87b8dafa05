import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { characterCount, cleanLine, cleanLines } from './clean-text';

examples('makes one line of %j', cleanLine, [
  ['  Mug ', 'Mug'],
  ['a\0b', 'a b'],
  ['two\r\nlines\t', 'two lines'],
  ['half \ud83c of one', 'half   of one'],
  ['🏺 Fête', '🏺 Fête'],
  ['\u00a0\u2003', ''],
  ['\u202eClay\u202c \u2066Kiln\u2069\u200b\ufeff', 'Clay Kiln'],
  ['\u202e gpj.exe', 'gpj.exe'],
  ['one\u2028two', 'one two'],
  ['\u200b\u202e', ''],
  ['\u200d', ''],
  ['\u3164 \u2800', ''],
  ['\u2800Ada\u2800', 'Ada'],
  ['\u{1d159}\u{13441}', ''],
  ['👩‍🎨 Ana’s Töpferei', '👩‍🎨 Ana’s Töpferei'],
]);

describe('hidden characters that change what is drawn', () => {
  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a couple with a heart', '👩🏽‍❤️‍💋‍👨🏿'],
    ['a pirate', '🏴‍☠️'],
    ['a rainbow', '🏳️‍🌈'],
    ['a key', '1️⃣ #️⃣'],
    ['a heart as text', '❤︎'],
    ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['a Persian word', 'می‌خواهم'],
    ['an Arabic number', '\u0600١٢٣'],
    ['a Hindi half letter', 'क्‍ष'],
    ['a Japanese family name', '葛\u{e0100}城'],
    ['an accent of its own', 'Zoe\u0308'],
  ])('stay: %s', (_name, text) => {
    expect(cleanLine(text)).toBe(text);
    expect(cleanLines(text)).toBe(text);
  });

  examples('are removed: %j', cleanLine, [
    // Joiners between Latin letters.
    ['A\u200dd\u200ca', 'Ada'],
    // A second joiner.
    ['👩\u200d\u200d🎨', '👩‍🎨'],
    // A variant of a letter.
    ['a\ufe0f\u{e0101}', 'a'],
    // Tags without their flag.
    ['Ada\u{e0067}\u{e0062}', 'Ada'],
    // A soft hyphen.
    ['pot\u00adtery', 'pottery'],
  ]);
});

it('keeps the lines of a longer text', () => {
  expect(cleanLines(' a\r\nb\rc\n\td\0\u0007 ')).toBe('a\nb\nc\n\td');
  expect(cleanLines('a\u2028b\u202e')).toBe('a\nb');
  expect(cleanLines(' \n\u200b\n ')).toBe('');
});

describe('any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        ...'\u200b\u200c\u200d\u202e\u2066\ufe0f\u00ad\u2800\u3164\ufeff\u061c\ud83c\0\t\n\r aé1#',
        '👩',
        '🏽',
        '❤',
        '\u{1f3f4}',
        '\u{e0067}',
        '\u{e007f}',
        'م',
        '葛',
        '\u{e0100}',
      ),
      maxLength: 40,
    }),
  );
  const HAZARDS = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u2800\u3164]/u;

  it('does not change when it is cleaned again, and has nothing that turns or hides text', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const line = cleanLine(typed);
        expect(cleanLine(line)).toBe(line);
        expect(line).not.toMatch(HAZARDS);
        const lines = cleanLines(typed);
        expect(cleanLines(lines)).toBe(lines);
        expect(lines.replace(/[\n\t]/g, '')).not.toMatch(HAZARDS);
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not change if it has only letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{Lu}\p{Ll}]([\p{Lu}\p{Ll} ,.'’-]*[\p{Ll}])?$/u), (name) => {
        fc.pre(!/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(name));
        expect(cleanLine(name)).toBe(name);
      }),
    );
  });
});

it('counts an emoji as one character', () => {
  expect(characterCount('🏺🏺a')).toBe(3);
});

it('treats plain text, which it need not search, as any other', () => {
  const plain = fc.string({ unit: fc.constantFrom(...' aZ09.,-_!~\n\t') });
  fc.assert(
    fc.property(plain, (text) => {
      // With a hidden character it is not plain.
      expect(cleanLine(text)).toBe(cleanLine(`${text}\u200b`));
      expect(cleanLines(text)).toBe(cleanLines(`${text}\u200b`));
    }),
  );
});
