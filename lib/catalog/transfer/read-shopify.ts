// Shopify's product export: one row for each variant and each further picture, all with the product's handle.
import { weightText } from '@/lib/text/weight';
import { type Cells, isYes, plainPrice, rowsBelow } from './columns';
import { type DraftField, type DraftNote, EMPTY_DRAFT, type FileReading, type ProductDraft } from './draft';
import { unguardCell } from './guard-cell';
import { htmlToText } from './html-to-text';
import { readShopifyOptions, shopifySku } from './options/read-shopify-options';
import { SHOPIFY_OWN } from './shopify-columns';

function notesOf(rows: readonly Cells[], sold: Cells): DraftNote[] {
  const addresses = [
    ...new Set(rows.flatMap((row) => [row.text('image src'), row.text('variant image')])),
  ].filter((address) => address !== '');
  const compareAt = plainPrice(sold.text('variant compare at price'));
  return [
    ...(Number(compareAt) > Number(plainPrice(sold.text('variant price')))
      ? [{ kind: 'compare_at' as const, price: compareAt }]
      : []),
    ...(addresses.length > 0 ? [{ kind: 'pictures' as const, addresses }] : []),
  ];
}

/** 'Home > Kitchen > Mugs' is in 'Mugs'. */
const lastPart = (path: string) => path.split('>').at(-1)?.trim() ?? '';

/** A product has one weight: that of its heaviest variant, so that no parcel is lighter than it is said to be. */
function weightOf(rows: readonly Cells[]): { weight: string; notes: DraftNote[] } {
  const texts = [...new Set(rows.map((row) => row.text('variant grams')))].filter(
    (text) => text !== '' && Number(text) !== 0,
  );
  const grams = texts.map(Number).filter((number) => number > 0);
  if (grams.length < texts.length || texts.length < 2) {
    return { weight: texts[0] === undefined ? '' : `${texts[0]} g`, notes: [] };
  }
  const weight = `${Math.max(...grams)} g`;
  return { weight, notes: [{ kind: 'weights', heaviest: weightText(Math.max(...grams)) }] };
}

function draftOf(rows: readonly Cells[]): ProductDraft[] {
  const first = rows.find((row) => row.text('title') !== '') ?? rows[0];
  if (first === undefined) {
    return [];
  }
  const sold = rows.find((row) => row.text('variant price') !== '') ?? first;
  const status = first.text('status');
  const price = plainPrice(first.text(SHOPIFY_OWN.price.toLowerCase()) || sold.text('variant price'));
  const sku = unguardCell(first.text(SHOPIFY_OWN.sku.toLowerCase())) || shopifySku(sold, first);
  const { options, notes } = readShopifyOptions(rows, { price, sku });
  const { weight, notes: weightNotes } = weightOf(rows);
  return [
    {
      line: first.line,
      notes: [...notes, ...weightNotes, ...notesOf(rows, sold)],
      options,
      values: {
        ...EMPTY_DRAFT,
        name: unguardCell(first.text('title')),
        description: htmlToText(unguardCell(first.raw('body (html)'))),
        price,
        sku,
        weight,
        category: unguardCell(first.text('type') || lastPart(first.text('product category'))),
        isActive:
          status === '' ? first.text('published') === '' || isYes(first.text('published')) : isYes(status),
      },
    },
  ];
}

const COLUMNS: readonly (readonly [heading: string, field: DraftField])[] = [
  ['title', 'name'],
  ['body (html)', 'description'],
  ['variant price', 'price'],
  ['variant sku', 'sku'],
  ['variant grams', 'weight'],
  ['type', 'category'],
  ['product category', 'category'],
  ['published', 'isActive'],
  ['status', 'isActive'],
];

/** The products of Shopify's file. Rows without a handle belong to no product, and are products of their own. */
export function readShopify(table: readonly (readonly string[])[]): FileReading {
  const { has, rows } = rowsBelow(table);
  const byHandle = new Map<string, Cells[]>();
  for (const row of rows) {
    const handle = row.text('handle') || `#${row.line}`;
    const known = byHandle.get(handle);
    if (known) {
      known.push(row);
    } else {
      byHandle.set(handle, [row]);
    }
  }
  const given = new Set(COLUMNS.filter(([heading]) => has(heading)).map(([, field]) => field));
  return { shape: 'shopify', given: [...given], drafts: [...byHandle.values()].flatMap(draftOf) };
}
