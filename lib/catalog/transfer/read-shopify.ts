// Shopify's product export: one row for each variant and each further picture, all with the product's handle.
import { type Cells, isYes, plainPrice, rowsBelow } from './columns';
import { type DraftField, type DraftNote, EMPTY_DRAFT, type FileReading, type ProductDraft } from './draft';
import { unguardCell } from './guard-cell';
import { htmlToText } from './html-to-text';

const OPTIONS = [1, 2, 3] as const;

/** 'Large, Blue'; empty for the one variant of a product without options. */
function variantName(row: Cells): string {
  const values = OPTIONS.map((number) => row.text(`option${number} value`)).filter((value) => value !== '');
  return values.join(', ').toLowerCase() === 'default title' ? '' : values.join(', ');
}

function notesOf(rows: readonly Cells[]): DraftNote[] {
  const addresses = [
    ...new Set(rows.flatMap((row) => [row.text('image src'), row.text('variant image')])),
  ].filter((address) => address !== '');
  const variants = rows.filter((row) => row.text('variant price') !== '');
  const names = variants.map(variantName).filter((name) => name !== '');
  const prices = new Set(variants.map((row) => plainPrice(row.text('variant price'))));
  const [first] = variants;
  const compareAt = plainPrice(first?.text('variant compare at price') ?? '');
  return [
    ...(names.length > 1 ? [{ kind: 'variants' as const, names, hasSeveralPrices: prices.size > 1 }] : []),
    ...(Number(compareAt) > Number(plainPrice(first?.text('variant price') ?? ''))
      ? [{ kind: 'compare_at' as const, price: compareAt }]
      : []),
    ...(addresses.length > 0 ? [{ kind: 'pictures' as const, addresses }] : []),
  ];
}

/** 'Home > Kitchen > Mugs' is in 'Mugs'. */
const lastPart = (path: string) => path.split('>').at(-1)?.trim() ?? '';

function draftOf(rows: readonly Cells[]): ProductDraft[] {
  const first = rows.find((row) => row.text('title') !== '') ?? rows[0];
  if (first === undefined) {
    return [];
  }
  const sold = rows.find((row) => row.text('variant price') !== '') ?? first;
  const grams = sold.text('variant grams');
  const status = first.text('status');
  return [
    {
      line: first.line,
      notes: notesOf(rows),
      values: {
        ...EMPTY_DRAFT,
        name: unguardCell(first.text('title')),
        description: htmlToText(unguardCell(first.raw('body (html)'))),
        price: plainPrice(sold.text('variant price')),
        // Shopify puts an apostrophe before an SKU of digits.
        sku: unguardCell(sold.text('variant sku')).replace(/^'/, ''),
        weight: grams === '' || Number(grams) === 0 ? '' : `${grams} g`,
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
