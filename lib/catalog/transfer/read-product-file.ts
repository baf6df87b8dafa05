import 'server-only';
import { findFreeSkus, readSkuKeys, type SkuOwner } from '@/lib/catalog/skus/find-free-skus';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { readAnyTable } from '@/lib/rosters/reader/read-any-table';
import type { TableReadError } from '@/lib/rosters/reader/table-error';
import type { FileReading } from './draft';
import type { ExistingProduct } from './options/draft-options';
import { readExisting } from './options/existing-products.queries';
import { type ReadProductsError, readProducts } from './read-products';

/** Of the table: Shopify has a row for each variant and picture. A longer cell is cut, and then too long to import. */
const LIMITS = { rows: 10_000, columns: 200, cell: 20_000, characters: 2_000_000 };

export type ProductFile = FileReading & { taken: SkuOwner[]; existing: ExistingProduct[] };

/**
 * The products of a file, with an SKU for each that has none, which of their SKUs the shop has already, and what it has
 * there. Writes nothing.
 */
export async function readProductFile(
  tenantId: TenantId,
  bytes: Uint8Array,
): Promise<Result<ProductFile, TableReadError | ReadProductsError>> {
  const table = await readAnyTable(bytes, LIMITS);
  if (!table.ok) {
    return table;
  }
  const read = readProducts(table.value);
  if (!read.ok) {
    return err(read.error);
  }
  const own = read.value.drafts.map(({ values }) => values.sku).filter((sku) => sku !== '');
  const skus = [
    ...own,
    ...read.value.drafts.flatMap(({ options }) => options.variants.map(({ sku }) => sku)),
  ];
  const taken = await readSkuKeys(tenantId, [...new Set(skus)]);
  const made = await findFreeSkus(tenantId, read.value.drafts.length - own.length, skus);
  const drafts = read.value.drafts.map((draft) => {
    const sku = draft.values.sku === '' ? made.pop() : undefined;
    return sku === undefined
      ? draft
      : {
          ...draft,
          values: { ...draft.values, sku },
          notes: [...draft.notes, { kind: 'sku_made' as const }],
        };
  });
  return ok({ ...read.value, drafts, taken, existing: await readExisting(tenantId, drafts, taken) });
}
