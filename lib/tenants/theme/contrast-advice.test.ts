import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { colorDistance } from './color-distance';
import { contrastAdvice } from './contrast-advice';
import { PALETTES } from './palettes';
import { DEFAULT_COLORS } from './theme';

const { settings } = messages;

describe('advice on colours', () => {
  it.each(PALETTES)('is empty for $id', ({ primary, secondary }) => {
    expect(contrastAdvice(primary, secondary)).toEqual([]);
  });

  it('says that buttons get dark text if white is hard to read, with the contrast', () => {
    expect(contrastAdvice('#3B82F6', '#4F6B57')).toEqual([settings.darkButtonText('3.6')]);
    // Just above and just below 4.5 to 1.
    expect(contrastAdvice('#767676', '#8A2B2B')).toEqual([]);
    expect(contrastAdvice('#777777', '#8A2B2B')).toEqual([settings.darkButtonText('4.4')]);
  });

  it('says that buttons in a pale primary colour are hard to see', () => {
    expect(contrastAdvice('#FFEFD5', '#4F6B57')).toEqual([
      settings.darkButtonText('1.1'),
      settings.paleButtons('1.0'),
    ]);
  });

  it('says that a pale secondary colour is darkened in text', () => {
    expect(contrastAdvice('#A84B2A', '#10B981')).toEqual([settings.paleText('2.2')]);
  });

  it('says if two colours look the same, in either order', () => {
    for (const [primary, secondary] of [
      ['#2F5D43', '#2F5D43'],
      ['#2F5D43', '#33614A'],
      ['#33614A', '#2F5D43'],
    ] as const) {
      expect(contrastAdvice(primary, secondary)).toEqual([settings.colorsAlike]);
    }
  });

  it('distinguishes the default colours, though they are nearly as bright', () => {
    const { primary, secondary } = DEFAULT_COLORS;
    expect(contrastAdvice(primary, secondary)).not.toContain(settings.colorsAlike);
  });
});

describe('the distance of two colours', () => {
  it('is 0 for the same, 1 between black and white, and the same both ways', () => {
    expect(colorDistance('#3b82f6', '#3B82F6')).toBe(0);
    expect(colorDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 3);
    expect(colorDistance('#A84B2A', '#4F6B57')).toBe(colorDistance('#4F6B57', '#A84B2A'));
  });
});
