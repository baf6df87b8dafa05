import { describe, expect, it } from 'vitest';
import { visibleLine, visibleParagraphs } from './visible-text';

describe('a line', () => {
  it.each([
    ['  Clay & Kiln ', 'Clay & Kiln'],
    ['Clay\n&\t Kiln\r\n', 'Clay & Kiln'],
    ['Cl\u0000ay\u0007', 'Clay'],
    ['\u202eClay\u202c \u2066Kiln\u2069', 'Clay Kiln'],
    ['Clay\u200b\ufeff', 'Clay'],
    ['half\ud83e of a ball', 'half of a ball'],
  ])('%j becomes %j', (text, line) => {
    expect(visibleLine(text)).toBe(line);
  });

  it.each(['', '   ', '\u200d', '\u200b\u202e', '\u3164', '\u2800\u2800', '\n\n'])(
    '%j has nothing in it',
    (text) => {
      expect(visibleLine(text)).toBe('');
    },
  );

  it.each(['👩‍🎨 Ana’s Töpferei', 'می‌خواهم', '陶芸 🏺', '<b>Bold</b>', "O'Hara_%"])('%s stays', (text) => {
    expect(visibleLine(text)).toBe(text);
  });
});

describe('paragraphs', () => {
  it('keep their line breaks, as line feeds, and lose what is unseen', () => {
    expect(visibleParagraphs(' One\r\nTwo\rThree\u2028Four\u0000\u202e ')).toBe('One\nTwo\nThree\nFour');
    expect(visibleParagraphs(' \n\u200b\n ')).toBe('');
  });
});
