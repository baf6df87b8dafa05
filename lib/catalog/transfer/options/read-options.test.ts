import { describe, expect, it } from 'vitest';
import { readCsv } from '@/lib/rosters/reader/read-csv.mjs';
import { examples } from '@/lib/testing/examples';
import { readProducts } from '../read-products';
import { deriveEffect } from './derive-effects';
import { NO_EFFECTS } from './draft-options';

function draftsOf(text: string) {
  const table = readCsv(`sep=,\n${text}`, {
    rows: 10_000,
    columns: 200,
    cell: 20_000,
    characters: 2_000_000,
  });
  if (!table.ok) {
    throw new Error(table.error);
  }
  const read = readProducts(table.rows);
  if (!read.ok) {
    throw new Error(read.error);
  }
  return read.value.drafts;
}

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Variant Image,Status
mug,Harvest Mug,,Clay,Mugs,,true,Size,S,Glaze,Ash,,,'0011,400,shopify,4,deny,10.00,https://cdn.example/1.jpg,https://cdn.example/ash.jpg,active
mug,,,,,,,,S,,Moss,,,MUG-S-M,400,shopify,4,deny,10.00,,https://cdn.example/moss.jpg,
mug,,,,,,,,L,,Ash,,,MUG-L-A,550,shopify,-2,deny,14.00,,https://cdn.example/ash.jpg,
mug,,,,,,,,L,,Moss,,,MUG-L-M,550,shopify,4,deny,14.00,,https://cdn.example/moss.jpg,
mug,,,,,,,,L,,Moss,,,MUG-L-X,550,shopify,9,deny,15.00,,,
mug,,,,,,,,,,,,,,,,,,,https://cdn.example/2.jpg,,
vase,Vase,,Clay,Vases,,true,Title,Default Title,,,,,VASE-1,900,shopify,2,deny,45.00,,,active
bowl,Bowl,,Clay,Bowls,,true,Title,Default Title,,,,,BOWL-1,0,,0,continue,22.00,,,active
`;

describe('Shopify’s rows', () => {
  const [mug, vase, bowl] = draftsOf(SHOPIFY);

  it('are the combinations of one product, with prices, SKUs and pieces', () => {
    expect(mug?.values).toMatchObject({ sku: '0011', price: '10.00', weight: '550 g' });
    expect(mug?.options).toEqual({
      options: [
        // Each combination is counted for itself there, also where two have equal numbers.
        { ...NO_EFFECTS, changesStock: true, name: 'Size', values: ['S', 'L'] },
        { ...NO_EFFECTS, changesStock: true, changesPicture: true, name: 'Glaze', values: ['Ash', 'Moss'] },
      ],
      variants: [
        { values: ['S', 'Ash'], price: '', sku: '', pieces: '4' },
        { values: ['S', 'Moss'], price: '', sku: 'MUG-S-M', pieces: '4' },
        { values: ['L', 'Ash'], price: '14.00', sku: 'MUG-L-A', pieces: '0' },
        { values: ['L', 'Moss'], price: '14.00', sku: 'MUG-L-M', pieces: '4' },
      ],
      stockKind: 'counted',
    });
    expect(mug?.notes.map(({ kind }) => kind)).toEqual(['repeated', 'weights', 'pictures']);
  });

  it('have no options as “Default Title”, and pieces only with a tracker', () => {
    expect(vase?.options).toEqual({
      options: [],
      variants: [{ values: [], price: '', sku: '', pieces: '2' }],
      stockKind: 'counted',
    });
    expect(bowl?.options).toEqual({ options: [], variants: [], stockKind: null });
  });
});

const ETSY = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU
Towel,Soft.,24.50,USD,12,,linen,,Custom Property,Color,"Sand,Sea",Size,,"S,L","T-1,T-2,T-3,T-4"
Basket,Woven.,64,USD,3,,,,Custom Property,Lid,"With,Without",,,,"B-1,B-2"
Bag,Sewn.,30,USD,,,,,Custom Property,Color,"A,B,C",,,,"C-1,C-2"
`;

describe('Etsy’s row', () => {
  const [towel, basket, bag] = draftsOf(ETSY);

  it('is a product with up to two options, one price and one number of pieces', () => {
    expect(towel?.options.options.map(({ name, values }) => [name, values])).toEqual([
      ['Color', ['Sand', 'Sea']],
      ['Size', ['S', 'L']],
    ]);
    expect(towel?.options.options.some(({ changesStock }) => changesStock)).toBe(false);
    expect(towel?.values).toMatchObject({ sku: 'T-1', price: '24.50' });
    expect(towel?.options.variants.map(({ sku, pieces }) => [sku, pieces])).toEqual([
      ['', '12'],
      ['T-2', '12'],
      ['T-3', '12'],
      ['T-4', '12'],
    ]);
  });

  it('lists SKUs by combination or by value, or it is said that they fit neither', () => {
    expect(basket?.options.variants.map(({ sku }) => sku)).toEqual(['', 'B-2']);
    expect(bag?.options).toMatchObject({ stockKind: null });
    expect(bag?.notes).toEqual([{ kind: 'skus', skus: ['C-1', 'C-2'] }]);
  });

  it('with more combinations than there may be has none yet', () => {
    const values = (letter: string) =>
      Array.from({ length: 11 }, (_, index) => `${letter}${index}`).join(',');
    const [many] = draftsOf(
      `${ETSY.split('\n')[0]}\nMany,,5,USD,9,,,,Custom Property,A,"${values('a')}",Custom Property,B,"${values('b')}",M\n`,
    );
    expect(many?.options).toMatchObject({ variants: [], stockKind: null });
    expect(many?.options.options.map((option) => option.values.length)).toEqual([11, 11]);
  });
});

it('refuses a file with more combinations than can be looked at', () => {
  const list = (letter: string) => Array.from({ length: 10 }, (_, index) => `${letter}${index}`).join(',');
  const row = `Many,,5,USD,9,,,,,A,"${list('a')}",,B,"${list('b')}",\n`;
  expect(() => draftsOf(`${ETSY.split('\n')[0]}\n${row.repeat(101)}`)).toThrow('too_many_variants');
});

const cells = (grid: Record<string, number>) =>
  Object.entries(grid).map(([key, item]) => ({ values: key.split(' '), item }));

examples(
  'what changes it: %j gives %j',
  ([grid, known]: readonly [Record<string, number>, boolean[]]) => deriveEffect(cells(grid), known),
  [
    [
      [{ 'S Ash': 1, 'S Moss': 1, 'L Ash': 2, 'L Moss': 2 }, [false, false]],
      [true, false],
    ],
    [
      [{ 'S Ash': 1, 'S Moss': 2, 'L Ash': 1, 'L Moss': 2 }, [false, false]],
      [false, true],
    ],
    [
      [{ 'S Ash': 1, 'S Moss': 2, 'L Ash': 3, 'L Moss': 4 }, [false, false]],
      [true, true],
    ],
    [
      [{ 'S Ash': 1, 'S Moss': 1 }, [false, false]],
      [false, false],
    ],
    [
      [{ 'S Ash': 1, 'L Moss': 2 }, [false, false]],
      [true, false],
    ],
    [
      [{ 'S Ash': 1, 'L Moss': 1 }, [false, true]],
      [false, true],
    ],
  ],
);
