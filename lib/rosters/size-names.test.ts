import { expect, it } from 'vitest';
import { compareSizes, standardSize } from './size-names';

const ADULT = '';

it.each<[number, string]>([
  [-5, '4xs XXXXS xxxx-small 4X-Small extra-extra-extra-extra-small'],
  [-3, 'xxs 2xs XX-small double-xs 2x-small extraextrasmall'],
  [-2, 'xs XS X-Small extra-small 1xs 1x-small'],
  [-1, 's S sm sml small klein petit pequeño pequeña'],
  [0, 'm md med MEDIUM mittel moyen mediano mediana'],
  [1, 'l lg lge lrg large gross groß grand grande'],
  [2, 'xl x 1x 1xl X-Large extra-large xlg xgrande 1extra-large'],
  [
    3,
    'xxl 2xl 2x xx XX-Large double-xl double-x-large double-l extra-extra-large 2-extra-large double-extra-large',
  ],
  [4, 'xxxl 3xl 3X triple-xl triple-l XXX-Large triple-extra-large'],
  [11, '10xl 10x'],
])('%i steps from M is %s', (rank, names) => {
  for (const name of names.split(' ')) {
    expect(standardSize(name), name).toEqual({ wearer: ADULT, rank });
    expect(standardSize(name.replaceAll('-', ' ').toUpperCase()), name).toEqual({ wearer: ADULT, rank });
  }
});

it.each<[string, string]>([
  ['Y', 'y youth youths kid kids child childrens children junior juniors jr kinder enfant niño'],
  ['W', 'w women womens woman ladies lady damen femme mujer'],
  ['T', 't toddler'],
  [ADULT, 'a adult adults unisex men mens herren homme size'],
])('%j is worn by: %s', (wearer, words) => {
  for (const word of words.split(' ')) {
    expect(standardSize(`${word} L`), word).toEqual({ wearer, rank: 1 });
    expect(standardSize(`2XL (${word})`), word).toEqual({ wearer, rank: 3 });
  }
});

it.each([
  '',
  '-',
  '42',
  '7',
  'One size',
  'Huge',
  'M/L',
  'youth',
  'size',
  'double',
  'triple',
  'extra',
  'small medium',
  'xm',
  '2xm',
  'extra medium',
  'xhuge',
  '0x',
  '0xl',
  '100xl',
  'l2',
  'lx',
  'l youth x',
  'toString',
  'constructor',
  '__proto__',
  'x'.repeat(300),
])('%j is not a size with several names', (text) => {
  expect(standardSize(text)).toBeNull();
});

it('sorts like a shelf: toddlers, children, women, adults, each from small to large, and the others in their given order', () => {
  const shelf = ['Toddler S', 'Toddler L', 'YS', 'Youth M', 'Women S', 'Women XL', 'XS', 'S', 'M', '2XL'];
  expect(['2T', ...shelf.toReversed(), '42'].sort(compareSizes)).toEqual([...shelf, '2T', '42']);
  expect(['M', '42', 'S', 'One size', 'YM'].sort(compareSizes)).toEqual(['YM', 'S', 'M', '42', 'One size']);
  expect(compareSizes('X-Large', 'XL')).toBe(0);
  expect(compareSizes('42', 'One size')).toBe(0);
});
