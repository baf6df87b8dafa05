import { describe, expect, it } from 'vitest';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { type DraftValues, EMPTY_DRAFT } from './draft';
import { type ImportRow, newCategoryNames, partsOf, problemsOfRows, type TakenSku } from './import-rows';
import { NO_DRAFT_OPTIONS } from './options/draft-options';

const row = (id: string, values: Partial<DraftValues>, more: Partial<ImportRow> = {}): ImportRow => ({
  id,
  line: Number(id),
  values: { ...EMPTY_DRAFT, name: 'Mug', price: '28', sku: `MUG-${id}`, ...values },
  options: NO_DRAFT_OPTIONS,
  takesOptions: true,
  notes: [],
  action: 'create',
  done: null,
  refusal: null,
  ...more,
});
const owner: TakenSku = {
  skuKey: 'mug-2',
  productId: 'p',
  name: 'Old Mug',
  isArchived: false,
  isVariant: false,
};

describe('what has to be answered', () => {
  it('is what the product form refuses, a SKU twice, and one that the shop has', () => {
    const rows = [
      row('2', {}),
      row('3', { price: 'cheap' }),
      row('4', { sku: 'same' }),
      row('5', { sku: ' SAME ' }),
      row('6', { category: 'x'.repeat(121) }),
      row('7', {}),
    ];
    const problems = problemsOfRows(rows, [owner]);
    expect(Object.fromEntries([...problems].map(([id, found]) => [id, Object.keys(found)]))).toEqual({
      '2': ['sku'],
      '3': ['price'],
      '5': ['sku'],
      '6': ['category'],
    });
    expect(problems.get('2')?.sku).toBe(sentences.skuInShop('Old Mug'));
    expect(problems.get('5')?.sku).toBe(sentences.skuTwice(4));
  });

  it('is answered by an update, a skip or a new SKU; not by an update of what cannot be updated', () => {
    const problemsWith = (change: Partial<ImportRow>, taken = owner) =>
      problemsOfRows([row('2', {}, change)], [taken]).get('2')?.sku;
    expect(problemsWith({ action: 'update' })).toBeUndefined();
    expect(problemsWith({ action: 'skip' })).toBeUndefined();
    expect(problemsWith({ action: 'update' }, { ...owner, isArchived: true })).toBe(
      sentences.skuArchived('Old Mug'),
    );
    expect(problemsWith({ action: 'update' }, { ...owner, isVariant: true })).toBe(
      sentences.skuOfVariant('Old Mug'),
    );
  });

  it('counts a saved row’s SKU, and says why a save was refused', () => {
    const rows = [
      row('2', { sku: 'A' }, { done: 'created' }),
      row('3', { sku: 'a' }),
      row('4', {}, { refusal: 'No.' }),
    ];
    const problems = problemsOfRows(rows, []);
    expect([...problems.keys()]).toEqual(['3', '4']);
    expect(problems.get('4')).toEqual({ row: 'No.' });
  });
});

it('names each new category once, in any case', () => {
  const rows = [
    row('2', { category: 'Mugs', furtherCategories: ['Presents'] }),
    row('3', { category: 'presents' }),
    row('4', { category: 'Skipped' }, { action: 'skip' }),
  ];
  expect(newCategoryNames(rows, ['MUGS'])).toEqual(['Presents']);
});

it('makes parts that fit a call', () => {
  const sent = (description: string) => ({
    ...{ ...EMPTY_DRAFT, description, id: 'x', targetId: null, given: [] },
    ...{ options: { ...NO_DRAFT_OPTIONS, variants: [] }, setsPieces: false },
  });
  expect(partsOf(Array.from({ length: 120 }, () => sent(''))).map((part) => part.length)).toEqual([
    50, 50, 20,
  ]);
  const wide = {
    ...sent(''),
    options: {
      ...NO_DRAFT_OPTIONS,
      variants: Array.from({ length: 100 }, () => ({
        values: ['S'],
        price: '',
        sku: '',
        pieces: '',
        seen: null,
      })),
    },
  };
  expect(partsOf(Array.from({ length: 12 }, () => wide)).map((part) => part.length)).toEqual([5, 5, 2]);
  const long = partsOf(Array.from({ length: 20 }, () => sent('🏺'.repeat(5_000))));
  expect(long.every((part) => JSON.stringify(part).length < 256_000)).toBe(true);
  expect(long.flat()).toHaveLength(20);
});
