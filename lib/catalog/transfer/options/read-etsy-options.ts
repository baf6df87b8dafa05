// The options of a listing in Etsy's file: up to two lists of values, with one price and one quantity for all.
import { combinationCount, combinationsOf, MOST_VARIANTS } from '@/lib/catalog/options/product-option';
import type { Cells } from '../columns';
import type { DraftNote } from '../draft';
import { unguardCell } from '../guard-cell';
import { htmlToText } from '../html-to-text';
import { type DraftOption, type DraftOptions, NO_DRAFT_OPTIONS, NO_EFFECTS } from './draft-options';

/** More are refused by the preview; this only keeps a hostile cell from growing. */
const MOST_LISTED = 200;

/** The parts of a cell such as 'Small,Large'. */
export const listed = (text: string): string[] =>
  text
    .split(',', MOST_LISTED)
    .map((part) => htmlToText(unguardCell(part.trim())))
    .filter((part) => part !== '');

function optionsOf(row: Cells): DraftOption[] {
  return [1, 2].flatMap((number) => {
    const values = [...new Set(listed(row.text(`variation ${number} values`)))];
    const name = htmlToText(
      unguardCell(row.text(`variation ${number} name`) || row.text(`variation ${number} type`)),
    );
    return values.length > 0 ? [{ ...NO_EFFECTS, name, values }] : [];
  });
}

/**
 * The options, with the SKU of the product. Etsy lists SKUs without saying whose they are: as many as there are combinations
 * are theirs in their order, as many as the first option has values are those of these values.
 */
export function readEtsyOptions(row: Cells): { options: DraftOptions; sku: string; notes: DraftNote[] } {
  const skus = listed(row.text('sku'));
  const [sku = ''] = skus;
  const pieces = row.text('quantity');
  const stockKind = pieces === '' ? null : 'counted';
  const options = optionsOf(row);
  const lists = options.map(({ values }) => values);
  const count = combinationCount(lists);
  if (options.length === 0) {
    const variants = pieces === '' ? [] : [{ values: [], price: '', sku: '', pieces }];
    return { options: { ...NO_DRAFT_OPTIONS, variants, stockKind }, sku, notes: [] };
  }
  if (count > MOST_VARIANTS) {
    // Its combinations are made when some values are left out (`withVariants`).
    return { options: { ...NO_DRAFT_OPTIONS, options }, sku, notes: [] };
  }
  const [first = []] = lists;
  const isEach = skus.length === count;
  const isFirst = skus.length === first.length;
  const skuOf = (values: readonly string[], index: number): string =>
    (isEach ? skus[index] : isFirst ? skus[first.indexOf(values[0] ?? '')] : sku) ?? '';
  return {
    options: {
      options,
      variants: combinationsOf(lists).map((values, index) => ({
        values,
        price: '',
        sku: skuOf(values, index) === sku ? '' : skuOf(values, index),
        pieces,
      })),
      stockKind,
    },
    sku,
    notes: skus.length > 1 && !isEach && !isFirst ? [{ kind: 'skus', skus }] : [],
  };
}
