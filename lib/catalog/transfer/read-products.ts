import { err, ok, type Result } from '@/lib/result';
import { shapeOf } from './columns';
import type { FileReading, FileShape } from './draft';
import { readEtsy } from './read-etsy';
import { readOwn } from './read-own';
import { readShopify } from './read-shopify';
import { MOST_DRAFTS } from './transfer-limits';

export type ReadProductsError = 'no_headings' | 'no_products' | 'too_many_products';

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
  return reading.drafts.length > MOST_DRAFTS ? err('too_many_products') : ok(reading);
}
