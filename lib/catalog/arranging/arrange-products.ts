// The shop's own order of products. A product that was never placed has position 0 and comes first, the newest of them
// first; so new products come before those that were placed.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { Placement } from './arranged-page';

/** The gap between two products, so that a move changes one row. */
const STEP = 1_000;

/** One arrangement of a shop at a time; orders do not wait for this lock. */
const lockOrder = (db: Database, tenantId: TenantId) =>
  db.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;

/**
 * Puts a product directly before or after another, wherever that one is by now. `gone` if one of them is gone or
 * archived.
 */
export function moveProduct(tenantId: TenantId, placement: Placement): Promise<Result<null, 'gone'>> {
  return tenantDb(tenantId, async (db) => {
    await lockOrder(db, tenantId);
    const { id, anchorId } = placement;
    const known = await db.product.count({
      where: { tenantId, id: { in: [id, anchorId] }, archivedAt: null },
    });
    if (known !== 2) {
      return err('gone');
    }
    let position = await freePosition(db, tenantId, placement);
    if (position === null) {
      await renumber(db, tenantId);
      position = await freePosition(db, tenantId, placement);
    }
    if (position === null) {
      throw new Error('no place between two products after renumbering');
    }
    await db.$executeRaw`
      UPDATE products SET position = ${position} WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid`;
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok(null);
  });
}

/** A free position beside the anchor; null if the anchor was never placed, or there is no room. */
async function freePosition(
  db: Database,
  tenantId: TenantId,
  { id, anchorId, side }: Placement,
): Promise<number | null> {
  // Archived products keep their places, for when they are restored.
  const [row] = await db.$queryRaw<{ anchor: number; before: number | null; after: number | null }[]>`
    WITH anchor AS (
      SELECT position, created_at, id FROM products
      WHERE tenant_id = ${tenantId}::uuid AND id = ${anchorId}::uuid
    ), others AS (
      SELECT position FROM products
      WHERE tenant_id = ${tenantId}::uuid AND id NOT IN (${id}::uuid, ${anchorId}::uuid)
    )
    SELECT (SELECT position FROM anchor) AS anchor,
      (SELECT max(o.position) FROM others o, anchor a WHERE o.position <= a.position) AS before,
      (SELECT min(o.position) FROM others o, anchor a WHERE o.position >= a.position) AS after`;
  if (row === undefined || row.anchor === 0) {
    return null;
  }
  const [low, high] =
    side === 'before' ? [row.before ?? 0, row.anchor] : [row.anchor, row.after ?? row.anchor + 2 * STEP];
  const between = Math.floor((low + high) / 2);
  return between > low && between < high ? between : null;
}

/** Numbers all products in their present order. Locks them in id order, as other changes of many products do. */
async function renumber(db: Database, tenantId: TenantId): Promise<void> {
  await db.$queryRaw`
    SELECT 1 FROM products WHERE tenant_id = ${tenantId}::uuid ORDER BY id FOR NO KEY UPDATE`;
  await db.$executeRaw`
    UPDATE products SET position = n.place * ${STEP}::int
    FROM (
      SELECT id, row_number() OVER (ORDER BY position, created_at DESC, id DESC)::int AS place
      FROM products WHERE tenant_id = ${tenantId}::uuid
    ) n
    WHERE products.tenant_id = ${tenantId}::uuid AND products.id = n.id`;
}

/** Forgets the shop's order: the newest products come first again. */
export async function forgetOrder(tenantId: TenantId): Promise<void> {
  await tenantDb(tenantId, async (db) => {
    await lockOrder(db, tenantId);
    await db.$queryRaw`
      SELECT 1 FROM products WHERE tenant_id = ${tenantId}::uuid ORDER BY id FOR NO KEY UPDATE`;
    await db.$executeRaw`
      UPDATE products SET position = 0 WHERE tenant_id = ${tenantId}::uuid AND position <> 0`;
    await recordChange(db, tenantId, { kind: 'categories' });
  });
}
