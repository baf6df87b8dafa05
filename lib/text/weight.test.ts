import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { gramsFromText, MOST_GRAMS, weightText } from './weight';

describe('the grams of a weight', () => {
  examples('%o are %o', gramsFromText, [
    ['450 g', 450],
    ['450g', 450],
    ['0.3 kg', 300],
    ['1.2 KG', 1_200],
    ['1 oz', 29],
    ['12 oz', 341],
    ['16 oz.', 454],
    ['1 lb', 454],
    ['1 lb 4 oz', 567],
    ['2 pounds', 908],
    ['1000 kg', MOST_GRAMS],
    ['1000.001 kg', null],
    ['', null],
    ['12', null],
    ['twelve oz', null],
    ['-5 g', null],
    ['5 g of clay', null],
    ['5 stone', null],
    [`${' '.repeat(60)}5 g`, 5],
    ['1 g '.repeat(30), null],
  ]);
});

it('is written so that it is read back', () => {
  for (const grams of [0, 1, 999, 1_000, 1_234, 25_000, MOST_GRAMS]) {
    expect(gramsFromText(weightText(grams))).toBe(grams);
  }
});
