import 'server-only';
import { readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { changeOnHand } from '@/lib/catalog/stock/change-on-hand';
import { lockStock, stockOf } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { queryWithin } from '@/lib/db/within-transaction';
import type { OrderId, TenantId } from '@/lib/ids';
import { stockBackSentences } from '@/lib/messages/en/admin/products/stock';
import { findCancellation } from '@/lib/orders/events/find-cancellation';
import type { PiecesBack, StockBackRow } from './stock-back';

/**
 * The pieces that an order took of the stock and that did not come back, by the variant whose pieces count today: an owner
 * may have regrouped the options since.
 */
async function takenBy(db: Database, tenantId: TenantId, orderId: OrderId): Promise<Map<string, number>> {
  const changes = await db.stockChange.findMany({
    where: { tenantId, orderId },
    select: { variantId: true, change: true },
  });
  const reading = stockOf(
    tenantId,
    changes.map(({ variantId }) => variantId),
  );
  const stock = reading.answer.parse(await queryWithin(db, reading.statement));
  const holders = new Map(stock.map(({ variantId, holderId }) => [variantId, holderId]));
  const taken = new Map<string, number>();
  for (const { variantId, change } of changes) {
    const holderId = holders.get(variantId) ?? variantId;
    taken.set(holderId, (taken.get(holderId) ?? 0) - change);
  }
  return taken;
}

/** The pieces of an order that could go back into the stock, by name. */
export function findStockBack(tenantId: TenantId, orderId: OrderId): Promise<StockBackRow[]> {
  return tenantDb(tenantId, (db) => readStockBack(db, tenantId, orderId));
}

async function readStockBack(db: Database, tenantId: TenantId, orderId: OrderId): Promise<StockBackRow[]> {
  const taken = await takenBy(db, tenantId, orderId);
  const rows = await db.productVariant.findMany({
    where: { tenantId, id: { in: [...taken.keys()] }, product: { stockKind: { not: 'uncounted' } } },
    orderBy: [{ productId: 'asc' }, { position: 'asc' }],
    select: { ...VARIANT_COLUMNS, product: { select: { name: true } } },
  });
  const isAnswered =
    rows.length > 0 && (await findCancellation(db, tenantId, orderId))?.piecesBack !== undefined;
  return rows.flatMap(({ product, ...variant }) => {
    const most = taken.get(variant.id) ?? 0;
    const name = stockBackSentences.named(product.name, readVariant(variant).values);
    return most > 0 ? [{ variantId: variant.id, name, most, isAnswered }] : [];
  });
}

/**
 * The answer that a cancellation gives to what goes back into the stock, for its event: none if nothing could, so that a
 * later refund asks.
 */
export async function stockAnswer(
  db: Database,
  tenantId: TenantId,
  { orderId, back }: { orderId: OrderId; back: readonly PiecesBack[] },
): Promise<{ piecesBack?: number }> {
  const asked = await readStockBack(db, tenantId, orderId);
  return asked.length === 0 ? {} : { piecesBack: back.reduce((sum, { pieces }) => sum + pieces, 0) };
}

/** So many pieces of the order are not out any more, such as after another refund. */
export class StockBackChangedError extends Error {
  override readonly name = 'StockBackChangedError';
}

/**
 * Puts pieces of an order back into the stock, in the transaction that records its refund. Throws StockBackChangedError if
 * fewer are out.
 */
export async function giveStockBack(
  db: Database,
  tenantId: TenantId,
  { orderId, back, actorName }: { orderId: OrderId; back: readonly PiecesBack[]; actorName: string },
): Promise<void> {
  const wanted = new Map(back.map(({ variantId, pieces }) => [variantId.toLowerCase(), pieces]));
  if (wanted.size === 0) {
    return;
  }
  const stock = await lockStock(db, tenantId, [...wanted.keys()]);
  const taken = await takenBy(db, tenantId, orderId);
  const isOut = [...wanted].every(([id, pieces]) => pieces <= (taken.get(id) ?? 0));
  if (!isOut || stock.some(({ variantId, holderId }) => variantId !== holderId)) {
    throw new StockBackChangedError();
  }
  const changes = stock
    .filter(({ kind }) => isCounted(kind))
    .map((one) => {
      const onHand = one.onHand + (wanted.get(one.variantId) ?? 0);
      return { stock: one, onHand: one.kind === 'one_of_a_kind' ? 1 : onHand };
    });
  await changeOnHand(db, tenantId, changes, { kind: 'returned', orderId, actorName });
}
