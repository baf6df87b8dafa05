import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { type StoredBatch, storedBatch } from './batch-entry';
import type { BulkResult, Skipped } from './bulk-result';
import { readChosen } from './chosen-products';
import { holdCategories } from './hold-categories';
import { writeCategories, writePrices, writeStates } from './write-many';

/**
 * Undoes a change of many products, once, in one transaction. A product that was changed since stays as it is, and is
 * named in the answer.
 */
export function undoBatch(
  tenantId: TenantId,
  batchId: string,
): Promise<Result<BulkResult, 'gone' | 'category_gone'>> {
  return tenantDb(tenantId, async (db) => {
    // Locked, so that only one of two undoes.
    await db.$queryRaw`
      SELECT 1 FROM product_batches WHERE tenant_id = ${tenantId}::uuid AND id = ${batchId}::uuid FOR UPDATE`;
    const row = await db.productBatch.findFirst({
      where: { tenantId, id: batchId, undoneAt: null },
      select: { kind: true, entries: true },
    });
    if (row === null) {
      return err('gone');
    }
    const batch = storedBatch.parse(row);
    if (!(await holdCategories(db, tenantId, categoriesOf(batch)))) {
      return err('category_gone');
    }
    const undone = await undo(db, tenantId, batch);
    await db.productBatch.update({
      where: { tenantId_id: { tenantId, id: batchId } },
      data: { undoneAt: new Date() },
      select: { id: true },
    });
    return ok(undone);
  });
}

const categoriesOf = (batch: StoredBatch): string[] =>
  batch.kind === 'categories'
    ? batch.entries.flatMap(({ before }) => [
        ...(before.categoryId === null ? [] : [before.categoryId]),
        ...before.further,
      ])
    : [];

async function undo(db: Database, tenantId: TenantId, batch: StoredBatch): Promise<BulkResult> {
  const ids = batch.entries.map(({ id }) => id);
  const { found, gone } = await readChosen(db, tenantId, ids, { isLocked: true });
  const versions = new Map(batch.entries.map(({ id, version }) => [id, version]));
  const changed = found.filter(({ id, version }) => versions.get(id) !== version);
  const unchanged = new Set(found.filter((product) => !changed.includes(product)).map(({ id }) => id));
  await write(db, tenantId, batch, unchanged);
  await recordChange(db, tenantId, { kind: 'categories' });
  const skipped = [...gone, ...changed.map(({ id, name }): Skipped => ({ id, name, reason: 'changed' }))];
  return { batchId: null, changed: unchanged.size, skipped };
}

async function write(
  db: Database,
  tenantId: TenantId,
  batch: StoredBatch,
  unchanged: ReadonlySet<string>,
): Promise<void> {
  switch (batch.kind) {
    case 'price':
      return writePrices(db, tenantId, beforeOf(batch.entries, unchanged));
    case 'categories':
      return writeCategories(db, tenantId, beforeOf(batch.entries, unchanged));
    default:
      for (const isActive of [true, false]) {
        const ids = beforeOf(batch.entries, unchanged)
          .filter((before) => before.isActive === isActive)
          .map(({ id }) => id);
        await writeStates(db, tenantId, ids, { isActive, archivedAt: null });
      }
  }
}

const beforeOf = <Before extends object>(
  entries: readonly { id: string; before: Before }[],
  unchanged: ReadonlySet<string>,
) => entries.filter(({ id }) => unchanged.has(id)).map(({ id, before }) => ({ ...before, id }));
