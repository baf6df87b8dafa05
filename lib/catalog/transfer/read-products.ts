import { err, ok, type Result } from '@/lib/result';
import { shapeOf } from './columns';
import type { FileReading, FileShape } from './draft';
import { readEtsy } from './read-etsy';
import { readOwn } from './read-own';
import { readShopify } from './read-shopify';
import { MOST_DRAFT_VARIANTS, MOST_DRAFTS } from './transfer-limits';

export type ReadProductsError = 'no_headings' | 'no_products' | 'too_many_products' | 'too_many_variants';

const READERS: Readonly<Record<FileShape, (table: readonly (readonly string[])[]) => FileReading>> = {
  own: readOwn,
  shopify: readShopify,
  etsy: readEtsy,
};

/** The products that a table describes, by the shape of its first row. */
export function readProducts(table: readonly (readonly string[])[]): Result<FileReading, ReadProductsError> {
  const shape = shapeOf(table[0] ?? []);
  if (shape === null) {
    return err('no_headings');
  }
  const reading = READERS[shape](table);
  if (reading.drafts.length === 0) {
    return err('no_products');
  }
  if (reading.drafts.length > MOST_DRAFTS) {
    return err('too_many_products');
  }
  // A row of Etsy's has many; Shopify's have as many as their rows.
  const variants = reading.drafts.reduce((sum, { options }) => sum + options.variants.length, 0);
  return variants > MOST_DRAFT_VARIANTS ? err('too_many_variants') : ok(reading);
}
