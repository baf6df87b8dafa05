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
  if (told.length === 0) {
    return { isLow: false };
  }
  await db.$executeRaw`
    UPDATE product_variants SET on_hand = v.on_hand
    FROM unnest(${told.map(({ stock }) => stock.holderId)}::uuid[], ${told.map(({ onHand }) => onHand)}::int[])
      AS v(id, on_hand)
    WHERE product_variants.tenant_id = ${tenantId}::uuid AND product_variants.id = v.id`;
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
