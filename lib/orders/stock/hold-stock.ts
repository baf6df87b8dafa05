import 'server-only';
import { z } from 'zod';
import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import { HOLD_MINUTES } from '@/lib/catalog/stock/hold-time';
import { lockStock } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import { STOCK_KINDS } from '@/lib/catalog/stock/stock-kinds';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { othersHold } from './others-hold';
import { findShortages, type StockShortage } from './stock-shortage';

/** How long after its order was placed a shopper can renew a hold, in minutes. */
export const LONGEST_HOLD_MINUTES = 60;

/** When the hold of an order ends that takes its pieces only when it is paid. */
export const NEVER_HELD = new Date(0);

/** The pieces of each variant that an order takes of a counted stock. */
export type PiecesToHold = VariantPieces[];

/** What a line takes of each variant: of one, or of one for each size on its roster; of none if nobody could read it. */
type HeldLine = { productId: string; productName: string; variantPieces: readonly VariantPieces[] };

const lockedProduct = z.object({ id: z.string(), kind: z.enum(STOCK_KINDS) });

/** Too little is left for a line: the order is not placed. */
export class StockShortError extends Error {
  override readonly name = 'StockShortError';
  constructor(
    readonly index: number,
    readonly productName: string,
    readonly shortage: StockShortage,
  ) {
    super(shortage.code);
  }
}

/**
 * Locks the stock that these lines take of, summed for each variant, until the transaction ends, and returns what the order
 * has to hold. Throws StockShortError if too little is left.
 */
export async function lockStockOfLines(
  db: Database,
  tenantId: TenantId,
  lines: readonly HeldLine[],
  cartId: string | null,
): Promise<PiecesToHold> {
  const productIds = lines.map(({ productId }) => productId);
  // The products first, as those do who save one: the order will refer to them. The uncounted ones too, so that one that
  // becomes counted finds this order (hold-open-orders.ts).
  const products = z.array(lockedProduct).parse(
    await db.$queryRaw`
      SELECT id::text AS id, stock_kind AS kind FROM products
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${productIds}::uuid[])
      ORDER BY id FOR KEY SHARE`,
  );
  const ids = new Set(products.filter(({ kind }) => isCounted(kind)).map(({ id }) => id));
  const wanted = lines.map((line) => (ids.has(line.productId) ? line.variantPieces : []));
  const pieces = new Map<string, number>();
  for (const { variantId, pieces: more } of wanted.flat()) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + more);
  }
  if (pieces.size === 0) {
    return [];
  }
  const stock = await lockStock(db, tenantId, [...pieces.keys()]);
  const holders = stock.map(({ holderId }) => holderId);
  const held = await othersHold(db, tenantId, holders, { orderId: null, cartId });
  const shortages = findShortages(
    wanted.map((variantPieces) => ({ variantPieces })),
    stock,
    held,
  );
  for (const [index, shortage] of shortages.entries()) {
    if (shortage !== null) {
      throw new StockShortError(index, lines[index]?.productName ?? '', shortage);
    }
  }
  return stock
    .filter(({ kind }) => isCounted(kind))
    .map(({ variantId }) => ({ variantId, pieces: pieces.get(variantId) ?? 0 }));
}

/** Keeps what the order holds; in the transaction that locked it. If not `isHeld`, others may buy it first. */
export async function holdStock(
  db: Database,
  tenantId: TenantId,
  { orderId, pieces, isHeld }: { orderId: OrderId; pieces: PiecesToHold; isHeld: boolean },
): Promise<void> {
  const expiresAt = isHeld ? new Date(Date.now() + HOLD_MINUTES * 60_000) : NEVER_HELD;
  await db.stockHold.createMany({ data: pieces.map((one) => ({ tenantId, orderId, ...one, expiresAt })) });
}
