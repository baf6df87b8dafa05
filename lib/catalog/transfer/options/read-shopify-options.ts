// The options of a product in Shopify's file: a row for each combination.
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import { type Cells, plainPrice } from '../columns';
import type { DraftNote } from '../draft';
import { unguardCell } from '../guard-cell';
import { SHOPIFY_OWN } from '../shopify-columns';
import { deriveEffect } from './derive-effects';
import {
  type DraftOption,
  type DraftOptions,
  type DraftVariant,
  NO_DRAFT_OPTIONS,
  NO_EFFECTS,
} from './draft-options';
import { effectsFromWords } from './effect-words';

const NUMBERS = [1, 2, 3] as const;

/** A row of a combination, and not only of a further picture. */
const isVariant = (row: Cells): boolean =>
  row.text('variant price') !== '' || NUMBERS.some((number) => row.text(`option${number} value`) !== '');

/** Pieces that were sold and were not there are none. */
const piecesText = (text: string): string => (/^-\d{1,9}$/.test(text) ? '0' : text);

/** Shopify puts an apostrophe before an SKU of digits. `product`: the first row, in which our own columns are. */
export function shopifySku(row: Cells, product: Cells): string {
  const sku = unguardCell(row.text('variant sku'));
  return product.text(SHOPIFY_OWN.stock.toLowerCase()) === '' ? sku.replace(/^'/, '') : sku;
}

function stockKindOf(rows: readonly Cells[], own: string): StockKind | null {
  const stated = (['uncounted', 'counted', 'one_of_a_kind'] as const).find((kind) => kind === own);
  if (stated !== undefined) {
    return stated;
  }
  return rows.some((row) => row.text('variant inventory tracker') !== '') ? 'counted' : null;
}

/** The names of the options that the product has, each with the number of its columns. */
function namesOf(rows: readonly Cells[]): { number: number; name: string }[] {
  const names = NUMBERS.flatMap((number) => {
    const cell = (heading: string) =>
      rows.map((row) => unguardCell(row.text(`option${number} ${heading}`))).find((text) => text !== '') ??
      '';
    return cell('name') === '' && cell('value') === '' ? [] : [{ number, name: cell('name') }];
  });
  const isDefault =
    ['', 'title'].includes(names[0]?.name.toLowerCase() ?? '') &&
    rows.every((row) => ['', 'default title'].includes(row.text('option1 value').toLowerCase()));
  return isDefault && names.length <= 1 ? [] : names;
}

/** The options of a product's rows, with what has to be said of them. `product`: the price and SKU of the product. */
export function readShopifyOptions(
  all: readonly Cells[],
  product: { price: string; sku: string },
): { options: DraftOptions; notes: DraftNote[] } {
  const rows = all.filter(isVariant);
  const first = all[0];
  const own = (heading: string) => first?.text(heading.toLowerCase()) ?? '';
  const stockKind = stockKindOf(rows, own(SHOPIFY_OWN.stock));
  const isCounted = stockKind !== null && stockKind !== 'uncounted';
  const pieces = (row: Cells) => (isCounted ? piecesText(row.text('variant inventory qty')) : '');
  const names = namesOf(rows);
  if (names.length === 0) {
    const counted = rows[0] === undefined ? '' : pieces(rows[0]);
    const variants = counted === '' ? [] : [{ values: [], price: '', sku: '', pieces: counted }];
    return { options: { ...NO_DRAFT_OPTIONS, variants, stockKind }, notes: [] };
  }
  const variants = new Map<string, DraftVariant & { picture: string }>();
  let repeated = 0;
  for (const row of rows) {
    const values = names.map(({ number }) => unguardCell(row.text(`option${number} value`)));
    const key = JSON.stringify(values);
    if (variants.has(key)) {
      repeated += 1;
      continue;
    }
    const price = plainPrice(row.text('variant price'));
    const sku = shopifySku(row, first ?? row);
    variants.set(key, {
      values,
      price: price === product.price ? '' : price,
      sku: sku.toLowerCase() === product.sku.toLowerCase() ? '' : sku,
      pieces: pieces(row),
      picture: row.text('variant image'),
    });
  }
  const cells = [...variants.values()];
  const isOurs = own(SHOPIFY_OWN.stock) !== '';
  const stated = effectsFromWords(own(SHOPIFY_OWN.options), names.length);
  const pictured = deriveEffect(
    cells.map(({ values, picture }) => ({ values, item: picture })),
    names.map(() => false),
  );
  return {
    options: {
      options: names.map(
        ({ name }, index): DraftOption => ({
          name,
          values: [...new Set(cells.map(({ values }) => values[index] ?? ''))],
          ...(!isOurs
            ? {
                changesPrice: false,
                changesSku: false,
                // Shopify counts the pieces of each combination for itself, also where two happen to be equal.
                changesStock: isCounted,
                // One option at most has pictures here.
                changesPicture: (pictured[index] ?? false) && pictured.filter(Boolean).length === 1,
              }
            : (stated[index] ?? NO_EFFECTS)),
        }),
      ),
      variants: cells.map(({ picture: _picture, ...variant }) => variant),
      stockKind,
    },
    notes: repeated > 0 ? [{ kind: 'repeated', count: repeated }] : [],
  };
}
