import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '@/lib/rosters/reader/read-csv.mjs';
import { examples } from '@/lib/testing/examples';
import { cleanLine, cleanLines } from '@/lib/text/clean-text';
import { type DraftValues, draftProblems, EMPTY_DRAFT, type FileShape } from './draft';
import { guardCell, unguardCell } from './guard-cell';
import { htmlToText } from './html-to-text';
import { NO_DRAFT_OPTIONS, NO_EFFECTS } from './options/draft-options';
import { readProducts } from './read-products';
import { productCsvHeader, productCsvRows } from './write-products';

const LIMITS = { rows: 10_000, columns: 200, cell: 30_000, characters: 4_000_000 };

function tableOf(text: string): string[][] {
  const read = readCsv(`sep=,\n${text}`, LIMITS);
  if (!read.ok) {
    throw new Error(read.error);
  }
  return read.rows;
}

function draftsOf(text: string) {
  const read = readProducts(tableOf(text));
  if (!read.ok) {
    throw new Error(read.error);
  }
  return read.value;
}

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
harvest-mug,Harvest Mug,"<p>Stoneware.</p><p>Wash &amp; dry by hand.<br>Holds 12 oz.</p><script>alert(1)</script>",Clay,Mugs,"a, b",TRUE,Size,Small,'0012,450,28.00,35.00,https://cdn.example/1.jpg,1,active
harvest-mug,,,,,,,,Large,MUG-L,600,"1,034.50",,https://cdn.example/2.jpg,2,
vase,Vase,Tall,Clay,Vases,,FALSE,Title,Default Title,VASE-1,0,45,,,,draft
`;

describe('Shopify’s file', () => {
  it('is one product for each handle, with notes about what is added by hand', () => {
    const { shape, given, drafts } = draftsOf(SHOPIFY);
    expect(shape).toBe('shopify');
    expect(given.sort()).toEqual(['category', 'description', 'isActive', 'name', 'price', 'sku', 'weight']);
    expect(drafts).toEqual([
      {
        line: 2,
        values: {
          ...EMPTY_DRAFT,
          name: 'Harvest Mug',
          description: 'Stoneware.\n\nWash & dry by hand.\nHolds 12 oz.',
          price: '28.00',
          sku: '0012',
          weight: '600 g',
          category: 'Mugs',
        },
        options: {
          options: [{ ...NO_EFFECTS, name: 'Size', values: ['Small', 'Large'] }],
          variants: [
            { values: ['Small'], price: '', sku: '', pieces: '' },
            { values: ['Large'], price: '1034.50', sku: 'MUG-L', pieces: '' },
          ],
          stockKind: null,
        },
        notes: [
          { kind: 'weights', heaviest: '600 g' },
          { kind: 'compare_at', price: '35.00' },
          { kind: 'pictures', addresses: ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'] },
        ],
      },
      {
        line: 4,
        values: {
          ...EMPTY_DRAFT,
          name: 'Vase',
          description: 'Tall',
          price: '45',
          sku: 'VASE-1',
          category: 'Vases',
          isActive: false,
        },
        options: NO_DRAFT_OPTIONS,
        notes: [],
      },
    ]);
    expect(drafts.map(({ values }) => draftProblems(values))).toEqual([{}, {}]);
  });
});

const ETSY = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU
"Linen &quot;Dawn&quot; Towel","Soft.

Made in May.",24.5,USD,3,"linen,kitchen","linen,cotton",https://i.etsystatic.example/a.jpg,,Custom Property,Color,"Sand,Sea","TOW-1,TOW-2"
Basket,,30,EUR,1,,,,,,,,
`;

describe('Etsy’s file', () => {
  it('is one product for each row; a price in another currency has to be entered', () => {
    const { shape, drafts } = draftsOf(ETSY);
    expect(shape).toBe('etsy');
    expect(drafts[0]).toEqual({
      line: 2,
      values: {
        ...EMPTY_DRAFT,
        name: 'Linen "Dawn" Towel',
        description: 'Soft.\n\nMade in May.\n\nMaterials: linen, cotton',
        price: '24.5',
        sku: 'TOW-1',
      },
      options: {
        options: [{ ...NO_EFFECTS, name: 'Color', values: ['Sand', 'Sea'] }],
        variants: [
          { values: ['Sand'], price: '', sku: '', pieces: '3' },
          { values: ['Sea'], price: '', sku: 'TOW-2', pieces: '3' },
        ],
        stockKind: 'counted',
      },
      notes: [{ kind: 'pictures', addresses: ['https://i.etsystatic.example/a.jpg'] }],
    });
    expect(drafts[1]).toMatchObject({
      values: { price: '' },
      notes: [{ kind: 'currency', currency: 'EUR' }],
    });
    expect(Object.keys(draftProblems(drafts[1]?.values ?? EMPTY_DRAFT)).sort()).toEqual(['price', 'sku']);
  });
});

describe('other files', () => {
  it('are ours if they have name, SKU and price, in any case and order', () => {
    expect(draftsOf('PRICE,name,Sku\n"$1,200.00",Bowl,B-1\n')).toMatchObject({
      shape: 'own',
      given: ['name', 'sku', 'price'],
      drafts: [{ line: 2, values: { name: 'Bowl', sku: 'B-1', price: '1200.00', isActive: true } }],
    });
  });

  examples('%j is refused as %j', (text: string) => readProducts(tableOf(text)), [
    ['Order,Customer\n1,Ada\n', { ok: false, error: 'no_headings' }],
    ['Name,SKU,Price\n', { ok: false, error: 'no_products' }],
    ['Name,SKU,Price\n'.concat('Mug,M,1\n'.repeat(1_001)), { ok: false, error: 'too_many_products' }],
  ]);
});

describe('HTML as text', () => {
  examples('%j is %j', htmlToText, [
    ['<ul><li>One</li><li>Two</li></ul>', '• One\n\n• Two'],
    ['5 < 6 & 7 > 2 &bogus; &#8217;&#x41;', '5 < 6 & 7 > 2 &bogus; ’A'],
    ['<img src=x onerror=alert(1)>Mug<!-- secret --><style>p{}</style>', 'Mug'],
    ['<script>never closed', ''],
    ['<b', ''],
    ['a<br/>b<BR>c', 'a\nb\nc'],
  ]);

  it('leaves no tag that begins with a letter', () => {
    const piece = fc.constantFrom('<', '>', '</', 'p', 'script', '<p>', '&lt;', ' ', '"', '<!--', '-->');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(typeof htmlToText(pieces.join(''))).toBe('string');
      }),
    );
  });
});

const hostile = fc.string({ unit: fc.constantFrom(...'=+-@＝;|\t\n" \',aé🏺<>&'), maxLength: 20 });

describe('a guarded cell', () => {
  const FORMULA = /^[^\S\t\r\n]*["']?[=+\-@＝＋－＠]/;
  it('never runs, and comes back as it was', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = guardCell(text);
        expect(unguardCell(cell)).toBe(text);
        expect(/^\s*[=+\-@＝]/.test(cell)).toBe(false);
        const behind = cell.split(/[;|\t\r\n]/).slice(1);
        expect(behind.filter((part) => FORMULA.test(part) && !part.startsWith("'"))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });
});

const line = (field: fc.Arbitrary<string>) => field.map(cleanLine);
const values: fc.Arbitrary<DraftValues> = fc.record({
  name: line(hostile),
  sku: line(hostile),
  price: fc.integer({ min: 1, max: 9_999_999 }).map((amount) => (amount / 100).toFixed(2)),
  description: hostile.map(cleanLines),
  weight: fc.constantFrom('', '450 g', '1.2 kg'),
  category: line(hostile),
  furtherCategories: fc.array(
    line(hostile).filter((name) => name !== ''),
    { maxLength: 3 },
  ),
  isActive: fc.boolean(),
  allowsCustomization: fc.boolean(),
  customizationLabel: line(hostile),
  customizationPlaceholder: line(hostile),
  customizationLimit: fc.constantFrom('', '12'),
  isTeamOrder: fc.boolean(),
  requiresLogo: fc.boolean(),
  requiresRoster: fc.boolean(),
});

const exported = (product: DraftValues) => ({
  id: 'p1',
  values: product,
  weightGrams: null,
  pictureUrl: null,
  stockKind: 'uncounted' as const,
  ...{ options: [], variants: [], pieces: 0 },
});

const roundTrip = (shape: FileShape, products: readonly DraftValues[]) =>
  draftsOf(productCsvHeader(shape) + productCsvRows(shape, products.map(exported))).drafts.map(
    (draft) => draft.values,
  );

describe('an exported file', () => {
  it('of ours gives the same products when it is imported', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 5 }), (products) => {
        expect(roundTrip('own', products)).toEqual(products);
      }),
      { numRuns: 500 },
    );
  });

  it('of Shopify’s or Etsy’s shape keeps what these have', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'=@a1é& <"'), minLength: 1, maxLength: 12 });
    const name = plain.map((text) => `M${text}`.replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(name, name, (first, second) => {
        const product = {
          ...EMPTY_DRAFT,
          name: first.replaceAll('<', '').trim(),
          description: second,
          price: '28.00',
          sku: 'M-1',
        };
        const [shopify] = roundTrip('shopify', [product]);
        expect(shopify).toMatchObject({
          name: product.name,
          description: second,
          price: '28.00',
          sku: 'M-1',
        });
        const [etsy] = roundTrip('etsy', [{ ...product, name: 'Mug', description: 'Soft.\nWarm.' }]);
        expect(etsy).toMatchObject({ name: 'Mug', description: 'Soft.\nWarm.', price: '28.00', sku: 'M-1' });
      }),
    );
  });
});
