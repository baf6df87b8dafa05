// Changes many products at once, in one transaction: all that can be changed are, and the answer says which are not.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { StoredBatch } from './batch-entry';
import type { BulkChange } from './bulk-input';
import type { BulkResult, Skipped } from './bulk-result';
import { type ChosenProduct, readChosen } from './chosen-products';
import { holdCategories } from './hold-categories';
import { planCategories, planPrice, skipReason } from './plan-bulk';
import { writeCategories, writePrices, writeStates } from './write-many';

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** Changes the chosen products and keeps what they were for an undo, for a day. */
export function changeProducts(
  tenantId: TenantId,
  ids: readonly string[],
  change: BulkChange,
): Promise<Result<BulkResult, 'category_gone'>> {
  return tenantDb(tenantId, async (db) => {
    const categoryIds = change.kind === 'categories' ? [change.categoryId] : [];
    return (await holdCategories(db, tenantId, categoryIds))
      ? ok(await changeChosen(db, tenantId, ids, change))
      : err('category_gone');
  });
}

async function changeChosen(
  db: Database,
  tenantId: TenantId,
  ids: readonly string[],
  change: BulkChange,
): Promise<BulkResult> {
  const { found, gone } = await readChosen(db, tenantId, ids, { isLocked: true });
  const skipped: Skipped[] = [...gone];
  const chosen: ChosenProduct[] = [];
  for (const product of found) {
    const reason = skipReason(product, change);
    if (reason === null) {
      chosen.push(product);
    } else {
      skipped.push({ id: product.id, name: product.name, reason });
    }
  }
  if (chosen.length === 0) {
    return { batchId: null, changed: 0, skipped };
  }
  const { kind, entries } = await apply(db, tenantId, chosen, change);
  await db.productBatch.deleteMany({
    where: { tenantId, createdAt: { lt: new Date(Date.now() - KEPT_MILLISECONDS) } },
  });
  const batch = await db.productBatch.create({ data: { tenantId, kind, entries }, select: { id: true } });
  // Lists and pages of products alike have the list's tag.
  await recordChange(db, tenantId, { kind: 'categories' });
  return { batchId: batch.id, changed: chosen.length, skipped };
}

/** Writes the change, and returns what to keep of each product. */
async function apply(
  db: Database,
  tenantId: TenantId,
  chosen: readonly ChosenProduct[],
  change: BulkChange,
): Promise<StoredBatch> {
  const entry = <Before>({ id, version }: ChosenProduct, before: Before) => ({
    id,
    version: version + 1,
    before,
  });
  switch (change.kind) {
    case 'price': {
      const plans = chosen.flatMap((product) => {
        const planned = planPrice(product, change.change);
        return planned.ok ? [{ id: product.id, ...planned.value }] : [];
      });
      await writePrices(db, tenantId, plans);
      const before = ({ priceCents, variants }: ChosenProduct) => ({ priceCents, variants });
      return { kind: 'price', entries: chosen.map((product) => entry(product, before(product))) };
    }
    case 'categories': {
      const plans = chosen.flatMap((product) => {
        const planned = planCategories(product, change);
        return planned.ok ? [{ id: product.id, ...planned.value }] : [];
      });
      await writeCategories(db, tenantId, plans);
      const before = ({ categoryId, further }: ChosenProduct) => ({ categoryId, further });
      return { kind: 'categories', entries: chosen.map((product) => entry(product, before(product))) };
    }
    default: {
      const ids = chosen.map(({ id }) => id);
      const archivedAt = change.kind === 'archive' ? new Date() : null;
      await writeStates(db, tenantId, ids, { isActive: change.kind === 'activate', archivedAt });
      const before = ({ isActive }: ChosenProduct) => ({ isActive });
      return { kind: change.kind, entries: chosen.map((product) => entry(product, before(product))) };
    }
  }
}
