// Pairs of colours that go with a shop's logo, for its owner to choose from.
import type { PictureColor } from '@/lib/uploads/pictures/picture-colors';
import { colorDistance } from './color-distance';
import { PALETTES } from './palettes';
import { readableAsText } from './theme';

export type ColorPair = { primary: string; secondary: string };

/** Less of a picture than this is an edge between two colours. */
const LEAST_SHARE = 0.02;
/** Below this Oklab distance from the grey of its brightness, a colour is grey: no colour for a button. */
const COLORED = 0.05;
/** As in contrast-advice.ts: below this distance two colours look the same. */
const DISTINCT = 0.1;
const MOST = 3;

const greyOf = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  const level = Math.round((((value >> 16) & 255) * 3 + ((value >> 8) & 255) * 6 + (value & 255)) / 10);
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
};

/** The second colour of a ready-made pair that differs most from this one. */
const companionOf = (color: string): string =>
  PALETTES.map(({ secondary }) => secondary).reduce((best, next) =>
    colorDistance(next, color) > colorDistance(best, color) ? next : best,
  );

/**
 * At most three pairs, readable like all that is proposed: each colour of the logo is darkened until text in it and white
 * text on it are readable (`readableAsText`). Empty for a logo of black, white and grey.
 */
export function logoPalettes(colors: readonly PictureColor[]): ColorPair[] {
  const usable: string[] = [];
  for (const { hex, share } of colors) {
    const shade = readableAsText(hex).toUpperCase();
    const isNew = usable.every((known) => colorDistance(known, shade) >= DISTINCT);
    if (share >= LEAST_SHARE && isNew && colorDistance(shade, greyOf(shade)) >= COLORED) {
      usable.push(shade);
    }
  }
  const [first, second, third] = usable;
  if (first === undefined) {
    return [];
  }
  const pairs = [
    second && { primary: first, secondary: second },
    third && { primary: first, secondary: third },
    second && { primary: second, secondary: first },
    { primary: first, secondary: companionOf(first) },
  ];
  return pairs.filter((pair) => pair !== undefined && pair !== '').slice(0, MOST);
}
