// Products as CSV files of each shape.
import { DEFAULT_CURRENCY } from '@/lib/language';
import { toCsv } from '@/lib/text/to-csv';
import type { DraftValues, FileShape } from './draft';
import { guardCell } from './guard-cell';
import { OWN_COLUMNS } from './own-columns';
import { SHOPIFY_HEADINGS } from './shopify-columns';

export type ExportedProduct = {
  id: string;
  values: DraftValues;
  weightGrams: number | null;
  /** An absolute address; null without a picture, or for a shop without an address. */
  pictureUrl: string | null;
};

/** A text that somebody typed, which must not run as a formula, and comes back as it was. */
const typed = (text: string) => ({ ours: guardCell(text) });

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML in which it reads the same. */
const asHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => HTML[character] ?? character).replaceAll('\n', '<br>');

function shopifyRow({ id, values, weightGrams, pictureUrl }: ExportedProduct) {
  const cells: Record<(typeof SHOPIFY_HEADINGS)[number], string | { ours: string }> = {
    Handle: { ours: id },
    Title: typed(values.name),
    'Body (HTML)': typed(asHtml(values.description)),
    Vendor: '',
    Type: typed(values.category),
    Tags: '',
    Published: values.isActive ? 'TRUE' : 'FALSE',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': typed(values.sku),
    'Variant Grams': String(weightGrams ?? 0),
    'Variant Inventory Policy': 'continue',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': { ours: values.price },
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
    'Image Src': pictureUrl ?? '',
    'Image Position': pictureUrl === null ? '' : '1',
    'Image Alt Text': pictureUrl === null ? '' : typed(values.name),
    Status: values.isActive ? 'active' : 'draft',
  };
  return SHOPIFY_HEADINGS.map((heading) => cells[heading]);
}

const ETSY_HEADINGS = [
  'TITLE',
  'DESCRIPTION',
  'PRICE',
  'CURRENCY_CODE',
  'QUANTITY',
  'TAGS',
  'MATERIALS',
  'IMAGE1',
  'SKU',
] as const;

const etsyRow = ({ values, pictureUrl }: ExportedProduct) => [
  typed(values.name),
  typed(values.description),
  { ours: values.price },
  DEFAULT_CURRENCY,
  '1',
  '',
  '',
  pictureUrl ?? '',
  typed(values.sku),
];

const SHAPES = {
  own: {
    headings: OWN_COLUMNS.map(({ heading }) => heading),
    row: ({ values }: ExportedProduct) => OWN_COLUMNS.map(({ write }) => typed(write(values))),
  },
  shopify: { headings: SHOPIFY_HEADINGS, row: shopifyRow },
  etsy: { headings: ETSY_HEADINGS, row: etsyRow },
} as const;

/** The first row of a file of this shape. */
export const productCsvHeader = (shape: FileShape): string => toCsv([[...SHAPES[shape].headings]]);

/** The rows of some products; empty for none. */
export const productCsvRows = (shape: FileShape, products: readonly ExportedProduct[]): string =>
  products.length === 0 ? '' : toCsv(products.map((product) => SHAPES[shape].row(product)));
