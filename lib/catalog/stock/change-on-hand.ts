import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { VariantStock } from './lock-stock';
import { publishStock } from './publish-stock';
import type { StockChangeKind } from './stock-change';

/** A new number of pieces, of a variant whose own pieces count. */
export type OnHandChange = {
  stock: Pick<VariantStock, 'holderId' | 'productId' | 'onHand' | 'lowStockAt'>;
  onHand: number;
  /** Pieces that were sold and were not there. */
  short?: number;
};

type Cause = {
  kind: StockChangeKind;
  orderId?: OrderId;
  actorName?: string | null;
  reason?: string;
};

/**
 * Writes new numbers of pieces on hand, with their history, and lets go of cached pages that show it. The variants are
 * locked (`lockStock`), each named once. Answers whether one of them has fallen to where its shop wants a mail.
 */
export async function changeOnHand(
  db: Database,
  tenantId: TenantId,
  changes: readonly OnHandChange[],
  { kind, orderId, actorName = null, reason = '' }: Cause,
): Promise<{ isLow: boolean }> {
  const told = changes.filter(({ stock, onHand, short = 0 }) => stock.onHand !== onHand || short > 0);
  for (const { stock, onHand } of told) {
    await db.productVariant.update({
      where: { tenantId_id: { tenantId, id: stock.holderId } },
      data: { onHand },
      select: { id: true },
    });
  }
  const rows = told.map(({ stock, onHand, short = 0 }) => ({
    ...{ tenantId, variantId: stock.holderId, kind, change: onHand - stock.onHand, onHand, short },
    ...{ isLow: kind === 'sale' && hasFallen(stock, onHand), orderId: orderId ?? null, actorName, reason },
  }));
  await db.stockChange.createMany({ data: rows });
  const before = new Map(told.map(({ stock }) => [stock.holderId, stock.onHand]));
  for (const productId of new Set(told.map(({ stock }) => stock.productId))) {
    await publishStock(db, tenantId, productId, before);
  }
  return { isLow: rows.some(({ isLow }) => isLow) };
}

/** Once for each fall: a shop that knows is not told again. */
const hasFallen = ({ onHand: before, lowStockAt }: OnHandChange['stock'], onHand: number): boolean =>
  lowStockAt !== null && onHand <= lowStockAt && before > lowStockAt;
