// Products as CSV files of each shape.
import { effectKey, type ProductOption } from '@/lib/catalog/options/product-option';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import { DEFAULT_CURRENCY } from '@/lib/language';
import { toCsv } from '@/lib/text/to-csv';
import type { DraftValues, FileShape } from './draft';
import { guardCell } from './guard-cell';
import { effectWords } from './options/effect-words';
import { OWN_COLUMNS } from './own-columns';
import { SHOPIFY_HEADINGS, SHOPIFY_OWN } from './shopify-columns';

/** A combination that is for sale. */
export type ExportedVariant = {
  values: string[];
  price: string;
  sku: string;
  pictureUrl: string | null;
  pieces: number;
};

export type ExportedProduct = {
  id: string;
  values: DraftValues;
  weightGrams: number | null;
  /** An absolute address; null without a picture, or for a shop without an address. */
  pictureUrl: string | null;
  stockKind: StockKind;
  options: ProductOption[];
  /** None of a product without options. */
  variants: ExportedVariant[];
  /** Of a product without options. */
  pieces: number;
};

/** A text that somebody typed, which must not run as a formula, and comes back as it was. */
const typed = (text: string) => ({ ours: guardCell(text) });

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML in which it reads the same. */
const asHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => HTML[character] ?? character).replaceAll('\n', '<br>');

type ShopifyCells = Partial<Record<(typeof SHOPIFY_HEADINGS)[number], string | { ours: string }>>;

const OPTION_COLUMNS = [
  ['Option1 Name', 'Option1 Value'],
  ['Option2 Name', 'Option2 Value'],
  ['Option3 Name', 'Option3 Value'],
] as const;

/** What a product without options sells, in one row. */
const onlyVariant = ({ values, pieces }: ExportedProduct): ExportedVariant => ({
  ...{ values: [], price: values.price, sku: values.sku, pictureUrl: null, pieces },
});

function variantCells(product: ExportedProduct, variant: ExportedVariant): ShopifyCells {
  const isCounted = product.stockKind !== 'uncounted';
  const cells: ShopifyCells = {
    Handle: { ours: product.id },
    'Variant SKU': typed(variant.sku),
    'Variant Grams': String(product.weightGrams ?? 0),
    'Variant Inventory Tracker': isCounted ? 'shopify' : '',
    'Variant Inventory Qty': isCounted ? String(variant.pieces) : '',
    'Variant Inventory Policy': isCounted ? 'deny' : 'continue',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': { ours: variant.price },
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
    'Variant Image': variant.pictureUrl ?? '',
  };
  for (const [index, value] of variant.values.entries()) {
    const [name, heading] = OPTION_COLUMNS[index] ?? OPTION_COLUMNS[0];
    cells[name] = typed(product.options[index]?.name ?? '');
    cells[heading] = typed(value);
  }
  return variant.values.length > 0
    ? cells
    : { ...cells, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };
}

/** A row for each combination; the first has what the product has once. */
function shopifyRows(product: ExportedProduct) {
  const { values, pictureUrl, options, variants, stockKind } = product;
  const own: ShopifyCells = {
    Title: typed(values.name),
    'Body (HTML)': typed(asHtml(values.description)),
    Type: typed(values.category),
    Published: values.isActive ? 'TRUE' : 'FALSE',
    'Image Src': pictureUrl ?? '',
    'Image Position': pictureUrl === null ? '' : '1',
    'Image Alt Text': pictureUrl === null ? '' : typed(values.name),
    Status: values.isActive ? 'active' : 'draft',
    [SHOPIFY_OWN.sku]: typed(values.sku),
    [SHOPIFY_OWN.price]: { ours: values.price },
    [SHOPIFY_OWN.options]: { ours: effectWords(options) },
    [SHOPIFY_OWN.stock]: { ours: stockKind },
  };
  const sold = options.length > 0 && variants.length > 0 ? variants : [onlyVariant(product)];
  return sold.map((variant, index) => {
    const cells = { ...variantCells(product, variant), ...(index === 0 && own) };
    return SHOPIFY_HEADINGS.map((heading) => cells[heading] ?? '');
  });
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
  'VARIATION 1 TYPE',
  'VARIATION 1 NAME',
  'VARIATION 1 VALUES',
  'VARIATION 2 TYPE',
  'VARIATION 2 NAME',
  'VARIATION 2 VALUES',
  'SKU',
] as const;

/** The most pieces of a listing at Etsy, for what is always made. */
const ETSY_MOST = 999;

/** A comma divides the parts of Etsy's cells. */
const etsyList = (texts: readonly string[]) => texts.map((text) => text.replaceAll(',', ' ')).join(',');

function etsyQuantity({ stockKind, options, variants, pieces }: ExportedProduct): string {
  if (stockKind === 'uncounted') {
    return String(ETSY_MOST);
  }
  const stocks = new Map(
    variants.map(({ values, pieces: count }) => [effectKey(options, 'changesStock', values), count]),
  );
  const sum = options.length === 0 ? pieces : [...stocks.values()].reduce((total, count) => total + count, 0);
  return String(Math.min(sum, ETSY_MOST));
}

/** One row: two lists of values, with the lowest price and the sum of the pieces. A third option has no column. */
function etsyRows(product: ExportedProduct) {
  const { values, pictureUrl, options, variants } = product;
  const [lowest] = variants.map(({ price }) => price).sort((a, b) => Number(a) - Number(b));
  const variation = (index: number) => {
    const option = options[index];
    const sold = option?.values.filter((value) =>
      variants.some((variant) => variant.values[index] === value),
    );
    return option && sold ? ['Custom Property', typed(option.name), typed(etsyList(sold))] : ['', '', ''];
  };
  const skus = variants.length === 0 ? [values.sku] : [...new Set(variants.map(({ sku }) => sku))];
  return [
    [
      typed(values.name),
      typed(values.description),
      { ours: lowest ?? values.price },
      DEFAULT_CURRENCY,
      etsyQuantity(product),
      '',
      '',
      pictureUrl ?? '',
      ...variation(0),
      ...variation(1),
      typed(etsyList(skus)),
    ],
  ];
}

const SHAPES = {
  own: {
    headings: OWN_COLUMNS.map(({ heading }) => heading),
    rows: ({ values }: ExportedProduct) => [OWN_COLUMNS.map(({ write }) => typed(write(values)))],
  },
  shopify: { headings: SHOPIFY_HEADINGS, rows: shopifyRows },
  etsy: { headings: ETSY_HEADINGS, rows: etsyRows },
} as const;

/** The first row of a file of this shape. */
export const productCsvHeader = (shape: FileShape): string => toCsv([[...SHAPES[shape].headings]]);

/** The rows of some products; empty for none. */
export const productCsvRows = (shape: FileShape, products: readonly ExportedProduct[]): string =>
  products.length === 0 ? '' : toCsv(products.flatMap((product) => SHAPES[shape].rows(product)));
