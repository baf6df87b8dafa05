// What the shop has of the products that a file can update, for the preview. Live, never cached.
import 'server-only';
import { variantWith } from '@/lib/catalog/options/product-option';
import type { SkuOwner } from '@/lib/catalog/skus/find-free-skus';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { ProductDraft } from '../draft';
import { readTargets, type StoredTarget } from '../stored-products';
import { alignOptions } from './align-options';
import type { DraftOptions, ExistingProduct } from './draft-options';

/** Products that are read at once: each may have a hundred variants. */
const BATCH = 100;

/** The products that own SKUs of the file. Of their variants only those that the file names, so it is not more than the file. */
export async function readExisting(
  tenantId: TenantId,
  drafts: readonly ProductDraft[],
  taken: readonly SkuOwner[],
): Promise<ExistingProduct[]> {
  const ownerOf = new Map(
    taken.filter(({ isArchived }) => !isArchived).map((one) => [one.skuKey, one.productId]),
  );
  const wanted = new Map<string, DraftOptions>();
  for (const { values, options } of drafts) {
    for (const sku of [values.sku, ...options.variants.map((variant) => variant.sku)]) {
      const id = ownerOf.get(sku.toLowerCase());
      if (id !== undefined && !wanted.has(id)) {
        wanted.set(id, options);
      }
    }
  }
  const ids = [...wanted.keys()];
  const found: ExistingProduct[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = await tenantDb(tenantId, (db) => readTargets(db, tenantId, ids.slice(start, start + BATCH)));
    for (const [id, stored] of part) {
      const draft = wanted.get(id);
      if (draft !== undefined) {
        found.push(toExisting(stored, draft));
      }
    }
  }
  return found;
}

function toExisting(stored: StoredTarget, draft: DraftOptions): ExistingProduct {
  const { id, sku, priceCents, stockKind, options, variants, onHand } = stored;
  const named = alignOptions(draft, options)?.variants ?? [];
  const own = { values: [], priceCents, sku, pieces: onHand.get(id) ?? 0 };
  return {
    productId: id,
    ...{ priceCents, stockKind },
    options: options.map(({ name, values, changesStock, isRosterSize }) => ({
      ...{ name, values, changesStock, isRosterSize },
    })),
    combinations: variants.filter(({ isOffered }) => isOffered).length,
    variants:
      options.length === 0
        ? [own]
        : named.flatMap(({ values }) => {
            const known = variantWith(variants, values);
            return known?.isOffered
              ? [
                  {
                    values,
                    priceCents: cents(known.priceCents ?? priceCents),
                    sku: known.sku ?? sku,
                    pieces: onHand.get(known.id) ?? 0,
                  },
                ]
              : [];
          }),
  };
}
