import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import {
  addressWith,
  leftOfChosen,
  missingOptions,
  optionChoices,
  shownOf,
  valueState,
  valuesOfAddress,
} from './chosen-options';

const option = (name: string, texts: string[], isRosterSize = false) => ({
  kind: `option:${name.toLowerCase()}`,
  parameter: name.toLowerCase(),
  name,
  isRosterSize,
  values: texts.map((text) => ({ text, imageUrl: null })),
});
const variant = (values: string[], price: number, changes = {}) => ({
  id: values.join(),
  values,
  priceCents: cents(price),
  upchargeCents: cents(0),
  imageUrl: '/media/plain.webp',
  isSoldOut: false,
  left: null,
  ...changes,
});
const planter = {
  priceCents: cents(4_200),
  imageUrl: '/media/plain.webp',
  options: [option('Size', ['12 cm', '20 cm']), option('Glaze', ['White', 'Sage'])],
  variants: [
    variant(['12 cm', 'White'], 4_200),
    variant(['12 cm', 'Sage'], 4_200, { imageUrl: '/media/sage.webp', isSoldOut: true }),
    variant(['20 cm', 'White'], 7_200),
  ],
};

describe('what is chosen of a product', () => {
  it('has a price and a picture as soon as all that is left has the same', () => {
    expect(shownOf(planter, [null, null], false).priceCents).toBe(4_200);
    expect(shownOf(planter, ['20 cm', null], false).priceCents).toBe(7_200);
    expect(shownOf(planter, [null, 'Sage'], false).imageUrl).toBe('/media/sage.webp');
    expect(shownOf(planter, ['12 cm', null], false).imageUrl).toBe('/media/plain.webp');
  });

  it('says how many are left once it is one variant', () => {
    const variants = [variant(['12 cm', 'White'], 4_200, { left: 2 }), variant(['20 cm', 'White'], 7_200)];
    expect(leftOfChosen({ variants }, ['12 cm', 'White'])).toBe(2);
    expect(leftOfChosen({ variants }, ['20 cm', 'White'])).toBeNull();
    expect(leftOfChosen({ variants }, [null, 'White'])).toBeNull();
  });

  it('is sold out, not sold together, or for sale', () => {
    expect(valueState(planter, ['12 cm', null], 1, 'Sage')).toBe('sold_out');
    expect(valueState(planter, ['20 cm', null], 1, 'Sage')).toBe('not_sold');
    expect(valueState(planter, [null, 'Sage'], 0, '12 cm')).toBe('sold_out');
    expect(valueState(planter, [null, null], 0, '12 cm')).toBe('available');
  });

  it('goes into the cart without a size that is on the roster, and without what a size adds there', () => {
    const options = [option('Size', ['S', 'L'], true), option('Colour', ['Red'])];
    const jersey = {
      ...planter,
      options,
      variants: [variant(['S', 'Red'], 3_000), variant(['L', 'Red'], 3_000, { upchargeCents: cents(200) })],
    };
    expect(missingOptions(jersey, [null, null], true)).toEqual([1]);
    expect(missingOptions(jersey, [null, null], false)).toEqual([0, 1]);
    expect(optionChoices(options, ['L', 'Red'], true).map(({ kind }) => kind)).toEqual(['option:colour']);
    expect(optionChoices(options, ['L', 'Red'], false)).toHaveLength(2);
    expect(shownOf(jersey, ['L', 'Red'], true).priceCents).toBe(3_000);
    expect(shownOf(jersey, ['L', 'Red'], false).priceCents).toBe(3_200);
  });

  it('is in the address, where other parameters stay and unknown values count for nothing', () => {
    const address = addressWith('https://shop.test/product/1?from=mail#top', planter.options, [
      '20 cm',
      null,
    ]);
    expect(address).toBe('https://shop.test/product/1?from=mail&size=20+cm#top');
    expect(valuesOfAddress(planter.options, new URL(address).search)).toEqual(['20 cm', null]);
    expect(valuesOfAddress(planter.options, '?size=9+cm&glaze=Sage')).toEqual([null, 'Sage']);
    expect(valuesOfAddress([option('Size', ['One'])], '')).toEqual(['One']);
  });
});
