import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, DEFAULT_COLORS, readableAsText, readableTextOn, themeOf } from './theme';

const READABLE = 4.5;
const PAPER = '#f3efe8';
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('contrast', () => {
  it('is 21 between black and white, 1 for equal colours, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#3B82F6', '#3b82f6')).toBeCloseTo(1, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#FFFFFF', '#777777')).toBe(contrast('#777777', '#FFFFFF'));
  });
});

describe("a shop's colours", () => {
  it('have readable text on them, whatever the owner picks', () => {
    fc.assert(
      fc.property(color, (background) => contrast(background, readableTextOn(background)) >= READABLE),
      { numRuns: 2_000 },
    );
  });

  it('are readable as text on the paper and on white, whatever the owner picks', () => {
    fc.assert(
      fc.property(color, (picked) => {
        const text = readableAsText(picked);
        return contrast(text, PAPER) >= READABLE && contrast(text, '#ffffff') >= READABLE;
      }),
      { numRuns: 2_000 },
    );
  });

  it('are readable on a grid of the whole colour space', () => {
    const steps = Array.from({ length: 18 }, (_value, index) => (index * 15).toString(16).padStart(2, '0'));
    const unreadable = steps.flatMap((red) =>
      steps.flatMap((green) =>
        steps
          .map((blue) => `#${red}${green}${blue}`)
          .filter(
            (picked) =>
              contrast(picked, readableTextOn(picked)) < READABLE ||
              contrast(readableAsText(picked), PAPER) < READABLE,
          ),
      ),
    );
    expect(unreadable).toEqual([]);
  });

  it('do not change if they are readable already', () => {
    expect(readableAsText('#1b4d3e')).toBe('#1b4d3e');
    expect(readableTextOn('#102030')).toBe('#ffffff');
    expect(readableTextOn('#ffff00')).toBe('#1c1a17');
  });

  it('become the variables of the page, for both colours', () => {
    const { primary, secondary } = DEFAULT_COLORS;
    expect({ primary, secondary }).toEqual({ primary: '#3B82F6', secondary: '#10B981' });
    const theme = themeOf(primary, secondary);
    expect(theme['--tenant-primary']).toBe(primary);
    expect(theme['--tenant-secondary']).toBe(secondary);
    expect(theme['--tenant-on-primary']).toBe(readableTextOn(primary));
    expect(theme['--tenant-on-secondary']).toBe(readableTextOn(secondary));
    expect(theme['--tenant-primary-text']).toBe(readableAsText(primary));
    expect(theme['--tenant-secondary-text']).toBe(readableAsText(secondary));
  });
});
