import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { HIGHEST_PRICE } from '../product-limits';
import { NEW_PRODUCT, problemsOf } from './product-form-values';
import { productInput } from './product-input';
import { isRequiredMissing } from './product-rules';

const valid = {
  ...NEW_PRODUCT,
  name: 'Harvest Mug',
  price: '28.00',
  sku: 'MUG-0001',
  rosterSettings: null,
  options: { options: [], variants: [], cells: {} },
  picture: 'keep' as const,
};

const { product } = messages;

/** The refused fields with their sentences. */
function refusals(changes: object): Record<string, string> {
  const parsed = productInput.safeParse({ ...valid, ...changes });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a price', () => {
  it.each([
    ['28', 2_800],
    [' 28.5 ', 2_850],

    ['0.01', 1],
    ['99999.99', HIGHEST_PRICE],
  ])('of %j is %i cents', (price, priceCents) => {
    expect(productInput.parse({ ...valid, price }).priceCents).toBe(priceCents);
  });

  it.each([
    ['0', product.priceZero],
    ['0.00', product.priceZero],
    ['1e3', product.priceInvalid],
    ['-1', product.priceInvalid],
    ['1.999', product.priceInvalid],
    ['+1', product.priceInvalid],
    ['1,50', product.priceInvalid],
    ['28.', product.priceInvalid],
    ['.5', product.priceInvalid],
    ['NaN', product.priceInvalid],
    ['Infinity', product.priceInvalid],
    ['0x10', product.priceInvalid],
    ['٢٨', product.priceInvalid],
    ['9'.repeat(30), product.priceInvalid],
    ['100000', product.priceTooHigh('$99,999.99')],
    ['', product.priceMissing],
    ['  ', product.priceMissing],
  ])('of %j is refused, by the form and by the server', (price, sentence) => {
    expect(refusals({ price })).toEqual({ price: sentence });
    expect(problemsOf({ ...valid, price })).toEqual({ price: sentence });
  });

  it.each([28, null, undefined, ['28'], {}])('that is not a text, %j, is refused', (price) => {
    expect(Object.keys(refusals({ price }))).toEqual(['price']);
  });
});

describe('a name', () => {
  it.each([['a'.repeat(300)], ['🏺'.repeat(300)], ['👩‍👩‍👧‍👦 mug'], ['مزهرية'], ['<b>Mug</b> & "co"']])(
    'may be %s',
    (name) => {
      expect(productInput.parse({ ...valid, name }).name).toBe(name);
    },
  );

  it('of one character more than 300 is refused', () => {
    for (const name of ['a'.repeat(301), '🏺'.repeat(301)]) {
      expect(refusals({ name })).toEqual({ name: product.tooLong(300) });
      expect(problemsOf({ ...valid, name })).toEqual({ name: product.tooLong(300) });
    }
  });

  it('of spaces only is missing', () => {
    for (const name of ['', '   ', '\u00a0', '\0\n']) {
      expect(refusals({ name })).toEqual({ name: product.nameMissing });
    }
  });

  it('loses characters that Postgres cannot store', () => {
    expect(productInput.parse({ ...valid, name: ' Mug\0\r\n Two \ud83c' }).name).toBe('Mug  Two');
  });
});

it('and every other text has a limit', () => {
  const long = {
    description: 'x'.repeat(5_001),
    sku: 'X'.repeat(65),
    allowsCustomization: true,
    customizationLabel: 'x'.repeat(81),
    customizationPlaceholder: 'x'.repeat(161),
  };
  const expected = {
    description: product.tooLong(5_000),
    sku: product.tooLong(64),
    customizationLabel: product.tooLong(80),
    customizationPlaceholder: product.tooLong(160),
  };
  expect(refusals(long)).toEqual(expected);
  expect(problemsOf({ ...valid, ...long })).toEqual(expected);
  expect(problemsOf({ ...valid, ...long, allowsCustomization: false })).not.toHaveProperty(
    'customizationLabel',
  );
});

it.each([
  ['', null],
  [' 12 ', 12],
  ['1', 1],
  ['500', 500],
])('reads %o as a limit of %o letters, with customization', (customizationLimit, limit) => {
  const values = { ...valid, allowsCustomization: true, customizationLimit };
  expect(problemsOf(values)).toEqual({});
  expect(productInput.parse(values).customizationLimit).toBe(limit);
  expect(productInput.parse({ ...values, allowsCustomization: false }).customizationLimit).toBeNull();
});

it.each(['0', '501', '-1', '1.5', '1e2', 'ten', '9'.repeat(25_000)])(
  'reads %o as no limit of letters',
  (customizationLimit) => {
    const sentence = product.letterLimitInvalid(500);
    const values = { ...valid, allowsCustomization: true, customizationLimit };
    expect(problemsOf(values)).toEqual({ customizationLimit: sentence });
    expect(refusals(values)).toEqual({ customizationLimit: sentence });
  },
);

it('reports every refused field at once', () => {
  expect(Object.keys(refusals({ name: '', price: 'x', sku: '' }))).toEqual(['name', 'price', 'sku']);
  expect(isRequiredMissing({ name: 'a', price: '1', sku: ' ' })).toBe(true);
  expect(isRequiredMissing({ name: 'a', price: '1', sku: 'b' })).toBe(false);
});

it('stores nothing for hidden fields', () => {
  const hidden = {
    customizationLabel: 'Name',
    customizationPlaceholder: 'The Hoppers',
    requiresLogo: true,
    requiresRoster: true,
    rosterSettings: DEFAULT_ROSTER_SETTINGS,
  };
  expect(productInput.parse({ ...valid, ...hidden })).toMatchObject({
    customizationLabel: null,
    customizationPlaceholder: null,
    requiresLogo: false,
    requiresRoster: false,
    rosterSettings: null,
  });
  const shown = { ...hidden, allowsCustomization: true, isTeamOrder: true };
  expect(productInput.parse({ ...valid, ...shown })).toMatchObject(shown);
});

it.each([
  ['categoryId', 'mugs'],
  ['categoryId', null],
  ['picture', 'https://example.test/x.png'],
  ['picture', { uploadId: '1' }],
  ['isActive', 'yes'],
  ['requiresLogo', 1],
  ['rosterSettings', { version: 1, columns: [] }],
  ['rosterSettings', 'none'],
])('refuses %s of %j', (field, value) => {
  expect(Object.keys(refusals({ [field]: value }))[0]).toContain(field);
});
