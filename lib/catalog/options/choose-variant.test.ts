import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { chooseVariant, type LinePieces, type OptionedProduct } from './choose-variant';
import { combinationsOf, optionKinds, type ProductOption } from './product-option';

const option = (name: string, values: string[], changes: Partial<ProductOption> = {}): ProductOption => ({
  name,
  values,
  changesPrice: false,
  changesStock: false,
  changesSku: false,
  changesPicture: false,
  isRosterSize: false,
  ...changes,
});

const size = option('Size', ['Small', 'Large'], { changesPrice: true });
const glaze = option('Glaze', ['Celadon', 'Tenmoku'], { changesPicture: true });

const bowl: OptionedProduct = {
  id: 'bowl',
  sku: 'BOWL',
  priceCents: 4_000,
  imageUrl: '/media/bowl.webp',
  options: [size, glaze],
  variants: [
    ...[['Small', 'Celadon', null, 'BOWL-S'] as const, ['Large', 'Celadon', 5_200, null] as const].map(
      ([first, second, price, sku]) => ({
        id: `${first}-${second}`,
        values: [first, second],
        sku,
        priceCents: price === null ? null : cents(price),
        imageUrl: null,
        isOffered: true,
      }),
    ),
    {
      id: 'Large-Tenmoku',
      values: ['Large', 'Tenmoku'],
      sku: null,
      priceCents: cents(5_200),
      imageUrl: '/media/dark.webp',
      isOffered: true,
    },
  ],
  rosterSettings: DEFAULT_ROSTER_SETTINGS,
};

const pieces = (quantity: number): LinePieces => ({ quantity, sizes: null, isUnread: false });
const answers = (...values: (string | undefined)[]) =>
  values.flatMap((value, index) =>
    value === undefined ? [] : [{ kind: ['option:size', 'option:glaze'][index] ?? '', value }],
  );

describe('the variant of a line', () => {
  it('is the product itself if there are no options', () => {
    expect(chooseVariant({ ...bowl, options: [], variants: [] }, answers('Small'), pieces(3))).toEqual({
      ok: true,
      value: {
        variantId: 'bowl',
        variantPieces: [{ variantId: 'bowl', pieces: 3 }],
        sku: 'BOWL',
        priceCents: 4_000,
        sizeUpchargeCents: 0,
        imageUrl: '/media/bowl.webp',
      },
    });
  });

  it('has its own price, SKU and picture, or else the product’s', () => {
    expect(chooseVariant(bowl, answers('Small', 'Celadon'), pieces(2))).toMatchObject({
      value: {
        variantId: 'Small-Celadon',
        variantPieces: [{ variantId: 'Small-Celadon', pieces: 2 }],
        ...{ sku: 'BOWL-S', priceCents: 4_000, imageUrl: '/media/bowl.webp' },
      },
    });
    expect(chooseVariant(bowl, answers('Large', 'Tenmoku'), pieces(1))).toMatchObject({
      value: { sku: 'BOWL', priceCents: 5_200, imageUrl: '/media/dark.webp' },
    });
  });

  it.each([
    ['option_missing', answers('Small')],
    ['option_missing', []],
    ['option_unknown', answers('Medium', 'Celadon')],
    ['option_not_offered', answers('Small', 'Tenmoku')],
  ] as const)('is refused as %s for %o', (code, given) => {
    expect(chooseVariant(bowl, given, pieces(1))).toEqual({ ok: false, error: code });
  });

  it('is never one that is not for sale, whatever is sent', () => {
    const values = fc.constantFrom('Small', 'Large', 'Celadon', 'Tenmoku', '', 'x');
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom('option:size', 'option:glaze', 'logo'), value: values })),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        (given, offered) => {
          const variants = bowl.variants.map((one, index) => ({ ...one, isOffered: offered[index] ?? true }));
          const chosen = chooseVariant({ ...bowl, variants }, given, pieces(4));
          if (chosen.ok) {
            const sold = variants.find(({ id }) => id === chosen.value.variantId);
            expect(sold?.isOffered).toBe(true);
            expect(chosen.value.priceCents).toBe(sold?.priceCents ?? 4_000);
            expect(chosen.value.variantPieces).toEqual([{ variantId: sold?.id, pieces: 4 }]);
          }
        },
      ),
    );
  });
});

describe('the variants of a team', () => {
  const colour = option('Colour', ['Red', 'Blue'], { changesPrice: true });
  const onRoster = option('Size', ['S', 'M', '2XL'], { changesStock: true, isRosterSize: true });
  const jersey: OptionedProduct = {
    ...bowl,
    options: [colour, onRoster],
    variants: combinationsOf([colour.values, onRoster.values]).map((values) => ({
      id: values.join('-'),
      values,
      sku: null,
      priceCents: values[0] === 'Blue' ? cents(4_500) : null,
      imageUrl: null,
      isOffered: values.join('-') !== 'Blue-2XL',
    })),
    rosterSettings: settingsWithSizes({ S: 0, M: 0, '2XL': 300 }),
  };
  const blue = [{ kind: 'option:colour', value: 'Blue' }];
  const red = [{ kind: 'option:colour', value: 'Red' }];
  const roster = (...sizes: [string, number][]): LinePieces => ({
    quantity: sizes.reduce((sum, [, count]) => sum + count, 0),
    sizes: sizes.map(([label, count]) => ({ label, pieces: count })),
    isUnread: false,
  });

  it('are those of its roster’s sizes, at the price without what the sizes add', () => {
    expect(chooseVariant(jersey, red, roster(['S', 2], ['2XL', 1]))).toMatchObject({
      value: {
        variantId: null,
        variantPieces: [
          { variantId: 'Red-S', pieces: 2 },
          { variantId: 'Red-2XL', pieces: 1 },
        ],
        priceCents: 4_000,
      },
    });
    expect(chooseVariant(jersey, blue, roster(['M', 5]))).toMatchObject({
      value: { variantId: 'Blue-M', priceCents: 4_500 },
    });
  });

  it('are refused if one of the sizes is not sold', () => {
    expect(chooseVariant(jersey, blue, roster(['S', 2], ['2XL', 1]))).toEqual({
      ok: false,
      error: 'option_not_offered',
    });
  });

  it('are not known of a roster that nobody could read, but its price is', () => {
    expect(chooseVariant(jersey, blue, { quantity: 9, sizes: null, isUnread: true })).toMatchObject({
      value: { variantId: null, variantPieces: [], priceCents: 4_500 },
    });
  });

  it('need a size without a roster, and pay for it', () => {
    expect(chooseVariant(jersey, red, pieces(2))).toEqual({ ok: false, error: 'option_missing' });
    const large = [...red, { kind: 'option:size', value: '2XL' }];
    expect(chooseVariant(jersey, large, pieces(2))).toMatchObject({
      value: { variantId: 'Red-2XL', priceCents: 4_300 },
    });
  });
});

describe('the kinds of choices', () => {
  it('are each another, and fit the form of a kind', () => {
    expect(optionKinds([{ name: 'Size' }, { name: 'size!' }, { name: '釉薬' }])).toEqual([
      'option:size',
      'option:2',
      'option:3',
    ]);
    expect(optionKinds([{ name: 'Glaze & Finish' }])).toEqual(['option:glaze-finish']);
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string({ unit: 'binary' }) }), { maxLength: 3 }),
        (options) => {
          const kinds = optionKinds(options);
          expect(new Set(kinds).size).toBe(options.length);
          for (const kind of kinds) {
            expect(kind).toMatch(/^option:[a-z0-9_-]{1,40}$/);
          }
        },
      ),
    );
  });
});
