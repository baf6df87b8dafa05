import 'server-only';
import { changeOnHand } from '@/lib/catalog/stock/change-on-hand';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

type CountedRow = { id: string; onHand: number };
type Saved = {
  before: readonly CountedRow[];
  rows: readonly { id: string; former: { stockVariantId: string } | null }[];
  /** By id, the variant whose pieces count. */
  holders: ReadonlyMap<string, string>;
};

/**
 * Pieces that were counted at a row that counts no longer go to the row that counts for the same variants now: to the
 * product's own if it has no options any more. Those that all combinations shared fit none of several stocks: the owner has
 * to count them. The rows are locked.
 */
export async function moveStock(
  db: Database,
  tenantId: TenantId,
  productId: string,
  { before, rows, holders }: Saved,
): Promise<void> {
  const own = await db.productVariant.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: productId } },
    select: { id: true, onHand: true },
  });
  const former = new Map([own, ...before].map(({ id, onHand }) => [id, onHand]));
  const counts = new Map(former);
  const heirOf = (id: string): string | undefined =>
    rows.length === 0
      ? productId
      : (holders.get(id) ??
        rows.flatMap((row) => (row.former?.stockVariantId === id ? (holders.get(row.id) ?? []) : []))[0]);
  for (const { id, onHand } of before) {
    const heir = heirOf(id);
    if (onHand > 0 && heir !== undefined && heir !== id) {
      counts.set(heir, (counts.get(heir) ?? 0) + onHand);
      counts.set(id, 0);
    }
  }
  if (rows.length > 0 && ![...holders.values()].includes(productId)) {
    counts.set(productId, 0);
  }
  const changes = [...counts].map(([holderId, onHand]) => ({
    stock: { holderId, productId, onHand: former.get(holderId) ?? 0, lowStockAt: null },
    onHand,
  }));
  await changeOnHand(db, tenantId, changes, { kind: 'options' });
}
