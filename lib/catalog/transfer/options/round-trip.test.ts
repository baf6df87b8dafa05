import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameText } from '@/lib/catalog/options/options-rules';
import {
  combinationsOf,
  effectKey,
  type ProductOption,
  type ProductVariant,
} from '@/lib/catalog/options/product-option';
import { toSave } from '@/lib/catalog/options/save-options';
import { type Cents, cents, centsFromText, centsToDecimal } from '@/lib/money/cents';
import { readCsv } from '@/lib/rosters/reader/read-csv.mjs';
import { cleanLine } from '@/lib/text/clean-text';
import { EMPTY_DRAFT, type FileShape } from '../draft';
import { readProducts } from '../read-products';
import { type ExportedProduct, productCsvHeader, productCsvRows } from '../write-products';
import { mergeOptions, type StoredProduct } from './merge-options';

const hostile = fc
  .string({ unit: fc.constantFrom(...'=+-@＝;|\t\n" \',aéZ1🏺<>&'), minLength: 1, maxLength: 9 })
  .map(cleanLine)
  .filter((text) => text !== '');
const texts = (most: number) =>
  fc.uniqueArray(hostile, { minLength: 1, maxLength: most, comparator: isSameText });

type Stored = StoredProduct & { sku: string; pieces: number[] };

/** A product as the shop can have it: what an option does not change is alike for all its values. */
const product: fc.Arbitrary<Stored> = fc
  .record({
    names: fc.uniqueArray(hostile, { minLength: 1, maxLength: 3, comparator: isSameText }),
    lists: fc.array(texts(3), { minLength: 3, maxLength: 3 }),
    effects: fc.array(fc.record({ price: fc.boolean(), stock: fc.boolean(), sku: fc.boolean() }), {
      minLength: 3,
      maxLength: 3,
    }),
    pictured: fc.nat(3),
    amounts: fc.array(fc.option(fc.integer({ min: 1, max: 99_999 })), { minLength: 27, maxLength: 27 }),
    skus: fc.uniqueArray(hostile, { minLength: 28, maxLength: 28, selector: (sku) => sku.toLowerCase() }),
    hasOwnSku: fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
    pieces: fc.array(fc.nat(500), { minLength: 27, maxLength: 27 }),
    offered: fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
    base: fc.integer({ min: 1, max: 99_999 }),
    isCounted: fc.boolean(),
  })
  .map(({ names, lists, effects, pictured, amounts, skus, hasOwnSku, pieces, offered, base, isCounted }) => {
    const options = names.map(
      (name, index): ProductOption => ({
        ...{ name, values: lists[index] ?? [], isRosterSize: false },
        changesPrice: effects[index]?.price ?? false,
        changesStock: effects[index]?.stock ?? false,
        changesSku: effects[index]?.sku ?? false,
        changesPicture: index === pictured,
      }),
    );
    const grid = combinationsOf(options.map(({ values }) => values));
    /** The place of the first combination that is alike. */
    const group = (effect: 'changesPrice' | 'changesSku' | 'changesStock', values: string[]) =>
      grid.findIndex((other) => effectKey(options, effect, other) === effectKey(options, effect, values));
    const isAny = (effect: 'changesPrice' | 'changesSku') => options.some((option) => option[effect]);
    const variants = grid.map((values, index): ProductVariant => {
      const amount = amounts[group('changesPrice', values)] ?? null;
      const place = group('changesSku', values);
      return {
        ...{ id: `v${index}`, values },
        sku: isAny('changesSku') && hasOwnSku[place] ? (skus[place + 1] ?? null) : null,
        priceCents: isAny('changesPrice') && amount !== null ? cents(amount) : null,
        imageUrl: options[pictured] ? `/pictures/${values[pictured]?.length ?? 0}.jpg` : null,
        isOffered: index === 0 || (offered[index] ?? true),
      };
    });
    return {
      ...{ priceCents: cents(base), sku: skus[0] ?? 'SKU', options, variants },
      stockKind: isCounted ? 'counted' : 'uncounted',
      pieces: grid.map((values) => pieces[group('changesStock', values)] ?? 0),
    };
  });

const exported = ({ priceCents, sku, stockKind, options, variants, pieces }: Stored): ExportedProduct => ({
  ...{ id: 'p1', weightGrams: null, pictureUrl: null, pieces: pieces[0] ?? 0, stockKind },
  values: { ...EMPTY_DRAFT, name: 'Mug', price: centsToDecimal(priceCents), sku },
  options: [...options],
  variants: variants.flatMap((variant, index) =>
    variant.isOffered
      ? [
          {
            ...{ values: variant.values, pictureUrl: variant.imageUrl, pieces: pieces[index] ?? 0 },
            price: centsToDecimal(variant.priceCents ?? priceCents),
            sku: variant.sku ?? sku,
          },
        ]
      : [],
  ),
});

function draftIn(shape: FileShape, stored: Stored) {
  const text = productCsvHeader(shape) + productCsvRows(shape, [exported(stored)]);
  const table = readCsv(`sep=,\n${text}`, {
    rows: 10_000,
    columns: 200,
    cell: 30_000,
    characters: 4_000_000,
  });
  const read = table.ok ? readProducts(table.rows) : table;
  const [draft] = read.ok ? read.value.drafts : [];
  if (draft === undefined) {
    throw new Error('nothing was read');
  }
  return draft;
}

const importInto = (written: Stored, into: StoredProduct | null) => {
  const { values, options: draft } = draftIn('shopify', written);
  const priceCents = centsFromText(values.price) ?? cents(0);
  const merged = mergeOptions({
    // As `planImport` says what the file's product has.
    draft: { ...draft, variants: draft.variants.map((one) => ({ ...one, sku: one.sku || values.sku })) },
    product: { priceCents, sku: values.sku },
    stored: into,
    setsPieces: draft.stockKind === 'counted',
  });
  if (!merged.ok) {
    throw new Error(merged.error);
  }
  return { values, merged: merged.value };
};

const isDefault = ({ options }: Stored) => options.length === 1 && /^title$/i.test(options[0]?.name ?? '');

describe('a product with options in Shopify’s shape', () => {
  it('changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(product, (stored) => {
        fc.pre(!isDefault(stored));
        const { values, merged } = importInto(stored, stored);
        expect(values).toMatchObject({ sku: stored.sku, price: centsToDecimal(stored.priceCents) });
        expect(merged.options).toEqual(toSave(stored.options, stored.variants));
        const sold = stored.variants.flatMap((one, index) =>
          one.isOffered ? [{ values: one.values, onHand: stored.pieces[index] ?? 0 }] : [],
        );
        expect(merged.pieces).toEqual(stored.stockKind === 'counted' ? sold : []);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same product in another shop', () => {
    type Sold = { price: Cents; sku: string };
    const soldBy =
      (base: { priceCents: Cents; sku: string }) =>
      (one: { priceCents: Cents | null; sku: string | null }): Sold => ({
        price: one.priceCents ?? base.priceCents,
        sku: one.sku || base.sku,
      });
    fc.assert(
      fc.property(product, (stored) => {
        fc.pre(!isDefault(stored));
        const { merged } = importInto(stored, null);
        const made = (merged.options?.variants ?? []).filter(({ isOffered }) => isOffered);
        const byValues = (rows: { values: readonly string[]; sold: Sold }[]) =>
          Object.fromEntries(rows.map(({ values, sold }) => [JSON.stringify(values), sold]));
        const sold = soldBy(stored);
        expect(
          byValues(
            made.map(({ values, price, sku }) => ({
              values,
              sold: sold({ priceCents: centsFromText(price), sku }),
            })),
          ),
        ).toEqual(
          byValues(
            stored.variants
              .filter(({ isOffered }) => isOffered)
              .map((one) => ({ values: one.values, sold: sold(one) })),
          ),
        );
        const effects = (options: readonly Omit<ProductOption, 'values'>[]) =>
          options.map(({ name, changesPrice, changesSku, changesStock, changesPicture }) => ({
            ...{ name, changesPrice, changesSku, changesStock, changesPicture },
          }));
        expect(effects(merged.options?.options ?? [])).toEqual(effects(stored.options));
      }),
      { numRuns: 300 },
    );
  });
});

it('Etsy’s shape has two options, the lowest price and the sum of the pieces', () => {
  const stored: Stored = {
    ...{ priceCents: cents(1_000), sku: 'MUG', stockKind: 'counted', pieces: [3, 4] },
    options: [
      {
        ...{ name: 'Size', values: ['Small, low', 'Large'], isRosterSize: false },
        ...{ changesPrice: true, changesStock: true, changesSku: true, changesPicture: false },
      },
    ],
    variants: [
      { id: 'a', values: ['Small, low'], sku: null, priceCents: null, imageUrl: null, isOffered: true },
      { id: 'b', values: ['Large'], sku: 'MUG-L', priceCents: cents(900), imageUrl: null, isOffered: true },
    ],
  };
  const { values, options } = draftIn('etsy', stored);
  expect(values).toMatchObject({ price: '9.00', sku: 'MUG' });
  expect(options.options.map(({ name, values: list }) => [name, list])).toEqual([
    ['Size', ['Small low', 'Large']],
  ]);
  expect(options.variants.map(({ sku, pieces }) => [sku, pieces])).toEqual([
    ['', '7'],
    ['MUG-L', '7'],
  ]);
});
