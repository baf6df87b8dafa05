import { describe, expect, it } from 'vitest';
import type { ProductOption, ProductVariant } from '@/lib/catalog/options/product-option';
import { cents } from '@/lib/money/cents';
import { changeOf, summaryOf } from './compare-options';
import { removeValue, renameValue, withVariants } from './draft-edits';
import { type DraftOptions, type DraftVariant, type ExistingProduct, NO_EFFECTS } from './draft-options';
import { mergeOptions, type StoredProduct } from './merge-options';
import { draftOptionsProblems } from './options-problems';

const cell = (values: string[], changes: Partial<DraftVariant> = {}): DraftVariant => ({
  ...{ values, price: '', sku: '', pieces: '' },
  ...changes,
});
const draftOf = (
  lists: Record<string, string[]>,
  variants: DraftVariant[],
  changes: Partial<DraftOptions> = {},
): DraftOptions => ({
  options: Object.entries(lists).map(([name, values]) => ({ ...NO_EFFECTS, name, values })),
  variants,
  stockKind: null,
  ...changes,
});

const size: ProductOption = {
  ...{ ...NO_EFFECTS, changesPrice: true, changesStock: true },
  ...{ name: 'Size', values: ['S', 'M'], isRosterSize: false },
};
const row = (values: string[], changes: Partial<ProductVariant> = {}): ProductVariant => ({
  ...{ id: `id-${values.join('-')}`, values, sku: null, priceCents: null, imageUrl: null, isOffered: true },
  ...changes,
});
const stored: StoredProduct = {
  ...{ priceCents: cents(1_000), stockKind: 'counted' },
  options: [size],
  variants: [row(['S']), row(['M'], { priceCents: cents(1_200), sku: 'MUG-M' })],
};
const product = { priceCents: cents(1_000), sku: 'MUG' };

const merge = (draft: DraftOptions, more: Partial<Parameters<typeof mergeOptions>[0]> = {}) =>
  mergeOptions({ draft, product, stored, setsPieces: false, ...more });

describe('a file over the options of the shop', () => {
  it('adds values, and drops none of the shop’s', () => {
    const merged = merge(draftOf({ size: ['l', 's'] }, [cell(['l'], { price: '15' }), cell(['s'])]));
    expect(merged.ok && merged.value.options?.options).toMatchObject([
      {
        name: 'Size',
        values: [{ text: 'S' }, { text: 'M' }, { text: 'l' }],
        changesPrice: true,
        changesStock: true,
      },
    ]);
    expect(merged.ok && merged.value.options?.variants).toEqual([
      { id: 'id-S', values: ['S'], price: '', sku: '', isOffered: true },
      { id: 'id-M', values: ['M'], price: '12.00', sku: 'MUG-M', isOffered: true },
      { id: null, values: ['l'], price: '15.00', sku: '', isOffered: true },
    ]);
  });

  it('keeps what combinations cost that only the shop has, when the product’s price changes', () => {
    const merged = merge(draftOf({ Size: ['M'] }, [cell(['M'], { price: '20' })]), {
      product: { ...product, priceCents: cents(2_000) },
    });
    expect(merged.ok && merged.value.options?.variants.map(({ price }) => price)).toEqual(['10.00', '']);
  });

  it('finds the same options in another order, and refuses others', () => {
    const two: StoredProduct = {
      ...stored,
      options: [size, { ...size, ...NO_EFFECTS, name: 'Glaze', values: ['Ash'] }],
      variants: [row(['S', 'Ash']), row(['M', 'Ash'])],
    };
    const turned = merge(draftOf({ GLAZE: ['Ash'], size: ['S'] }, [cell(['Ash', 'S'], { price: '11' })]), {
      stored: two,
    });
    expect(turned.ok && turned.value.options?.variants[0]).toMatchObject({
      values: ['S', 'Ash'],
      price: '11.00',
    });
    const error = (lists: Record<string, string[]>) => {
      const merged = merge(draftOf(lists, []), { stored: two });
      return merged.ok ? null : merged.error;
    };
    expect(error({ Color: ['A'], Size: ['S'] })).toBe('other_options');
    expect(error({ Size: ['S'] })).toBe('other_options');
    const many = Array.from({ length: 60 }, (_, index) => `v${index}`);
    expect(error({ Size: ['S'], Glaze: many })).toBe('too_many');
  });

  it('without options takes none away, and leaves a roster’s sizes alone', () => {
    expect(merge(draftOf({}, []))).toEqual({ ok: true, value: { options: null, pieces: [] } });
    const roster = { ...stored, options: [{ ...size, isRosterSize: true }] };
    expect(merge(draftOf({ Size: ['S'] }, [cell(['S'])]), { stored: roster })).toMatchObject({
      value: { options: null },
    });
  });

  it('keeps pieces together that are counted together, unless it sets them', () => {
    const plain = { ...stored, options: [], variants: [] };
    const draft = draftOf(
      { Size: ['S', 'L'] },
      [cell(['S'], { pieces: '3' }), cell(['L'], { pieces: '4' })],
      {
        stockKind: 'counted',
      },
    );
    const counting = { ...draft, options: draft.options.map((one) => ({ ...one, changesStock: true })) };
    const stockOf = (setsPieces: boolean) => {
      const merged = merge(counting, { stored: plain, setsPieces });
      return (
        merged.ok && { stock: merged.value.options?.options[0]?.changesStock, pieces: merged.value.pieces }
      );
    };
    expect(stockOf(false)).toEqual({ stock: false, pieces: [] });
    expect(stockOf(true)).toEqual({
      stock: true,
      pieces: [
        { values: ['S'], onHand: 3 },
        { values: ['L'], onHand: 4 },
      ],
    });
  });

  it('counts a new value that has a stock of its own, and no other', () => {
    const draft = draftOf(
      { Size: ['S', 'L'] },
      [cell(['S'], { pieces: '3' }), cell(['L'], { pieces: '4' })],
      {
        stockKind: 'counted',
      },
    );
    const piecesIn = (into: StoredProduct) => {
      const merged = merge(draft, { stored: into });
      return merged.ok && merged.value.pieces;
    };
    expect(piecesIn(stored)).toEqual([{ values: ['L'], onHand: 4 }]);
    expect(piecesIn({ ...stored, options: [{ ...size, changesStock: false }] })).toEqual([]);
  });

  it('gives one price for all that is not the product’s to the first option', () => {
    const merged = merge(draftOf({ Size: ['S'] }, [cell(['S'], { price: '30' })]), { stored: null });
    expect(merged.ok && merged.value.options?.options[0]?.changesPrice).toBe(true);
  });
});

describe('what is wrong', () => {
  const existing: ExistingProduct = {
    ...{ productId: 'p', priceCents: cents(1_000), stockKind: 'counted', combinations: 2 },
    options: [{ name: 'Size', values: ['S', 'M'], changesStock: true, isRosterSize: false }],
    variants: [{ values: ['S'], priceCents: cents(1_000), sku: 'MUG', pieces: 5 }],
  };

  it('is said where it stands', () => {
    const draft = draftOf({ Size: ['S', 's', ''] }, [
      cell(['S'], { price: 'cheap', sku: 'A', pieces: '1.5' }),
      cell(['s'], { sku: 'B' }),
      cell([''], { sku: 'A' }),
    ]);
    expect(Object.keys(draftOptionsProblems(draft, null)).sort()).toEqual([
      'option.0.value.1',
      'option.0.value.2',
      'variant.0.pieces',
      'variant.0.price',
      'variant.2.sku',
    ]);
    expect(draftOptionsProblems(draftOf({ Color: ['Red'] }, [cell(['Red'])]), existing)).toHaveProperty(
      'options',
    );
  });

  it('is repaired by another text, or by leaving a value out', () => {
    const draft = draftOf({ Size: ['S', 's'] }, [cell(['S']), cell(['s'])]);
    expect(draftOptionsProblems(renameValue(draft, 0, 1, 'M'), null)).toEqual({});
    expect(renameValue(draft, 0, 1, 'S')).toBe(draft);
    expect(removeValue(draft, 0, 1)).toEqual(draftOf({ Size: ['S'] }, [cell(['S'])]));
    const many = Array.from({ length: 101 }, (_, index) => `v${index}`);
    const whole = draftOf({ Size: many }, []);
    expect(draftOptionsProblems(whole, null)).toHaveProperty('options');
    expect(withVariants(whole).variants).toEqual([]);
    expect(removeValue(whole, 0, 100).variants).toHaveLength(100);
  });

  it('is not what changes, which is counted', () => {
    const draft = draftOf({ Size: ['S', 'L'] }, [
      cell(['S'], { price: '11', pieces: '5' }),
      cell(['L'], { pieces: '7' }),
    ]);
    expect(changeOf({ ...draft, stockKind: 'counted' }, existing, '10')).toEqual({
      ...{
        options: 'taken',
        added: 1,
        kept: 1,
        prices: 1,
        pieces: 0,
        newPieces: 1,
        turnsOn: false,
        regroups: false,
      },
    });
    expect(summaryOf({ ...draft, stockKind: 'counted' }, '10')).toMatchObject({
      ...{ combinations: 2, lowest: 1_000, highest: 1_100, pieces: 7 },
    });
  });
});
