// How the shop's people keep the stock of a product.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { readOptions } from '@/lib/catalog/options/stored-options';
import { lockProduct } from '@/lib/catalog/products/lock-product';
import { changeOnHand } from '@/lib/catalog/stock/change-on-hand';
import { lockStock, type VariantStock } from '@/lib/catalog/stock/lock-stock';
import { isCounted, readStockKind } from '@/lib/catalog/stock/stock-kind';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { holdOpenOrders } from './hold-open-orders';
import type { StockCountsInput, StockKindInput } from './stock-input';

/** `has_options`: one of a kind is one thing, so it has none. `changed`: as in `StockCountsError`. */
export type StockKindError = { code: 'has_options' } | CountsError;

/**
 * Says how the stock of a product is kept, and when a mail is wanted. What becomes one of a kind is there once; what
 * becomes counted is there as often as `counts` says, so that it is not sold out until somebody counts; all other numbers
 * stay. Unpaid orders of what becomes counted hold their pieces.
 */
export function setStockKind(
  tenantId: TenantId,
  { productId, kind, lowStockAt, counts }: StockKindInput,
  actorName: string,
): Promise<Result<null, StockKindError>> {
  return tenantDb(tenantId, async (db) => {
    if ((await lockProduct(db, tenantId, productId)) === null) {
      return err({ code: 'gone' });
    }
    const product = await db.product.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: productId } },
      select: { stockKind: true, options: true },
    });
    if (kind === 'one_of_a_kind' && readOptions(product.options).length > 0) {
      return err({ code: 'has_options' });
    }
    const isOther = readStockKind(product.stockKind) !== kind;
    const counted = await readCounts(db, tenantId, productId, isOther && kind === 'counted' ? counts : []);
    if (!counted.ok) {
      return counted;
    }
    await db.product.update({
      where: { tenantId_id: { tenantId, id: productId } },
      // Orders that are priced now read the product again.
      data: { stockKind: kind, lowStockAt, ...(isOther && { version: { increment: 1 } }) },
      select: { id: true },
    });
    if (isOther && !isCounted(readStockKind(product.stockKind))) {
      await holdOpenOrders(db, tenantId, productId);
    }
    if (isOther) {
      await recordChange(db, tenantId, { kind: 'product', id: productId });
    }
    await changeOnHand(db, tenantId, counted.value, { kind: 'corrected', actorName });
    if (isOther && kind === 'one_of_a_kind') {
      const [stock] = await lockStock(db, tenantId, [productId]);
      if (stock !== undefined) {
        await changeOnHand(db, tenantId, [{ stock, onHand: 1 }], { kind: 'kind', actorName });
      }
    }
    return ok(null);
  });
}

/** `changed`: the numbers have moved since the page showed them; nothing is saved. */
export type StockCountsError = { code: 'only_one' } | CountsError;

type CountsError = { code: 'gone' } | { code: 'changed'; now: CountNow[] };

export type CountNow = { variantId: string; onHand: number };

/** Writes what somebody has counted, all of it or nothing, if no sale has moved a number since it was shown. */
export function correctStock(
  tenantId: TenantId,
  { productId, counts, reason }: StockCountsInput,
  actorName: string,
): Promise<Result<null, StockCountsError>> {
  return tenantDb(tenantId, async (db) => {
    const counted = await readCounts(db, tenantId, productId, counts);
    if (!counted.ok) {
      return counted;
    }
    const changes = counted.value;
    if (changes.some(({ stock: { kind }, onHand }) => kind === 'one_of_a_kind' && onHand > 1)) {
      return err({ code: 'only_one' });
    }
    await changeOnHand(db, tenantId, changes, { kind: 'corrected', actorName, reason });
    return ok(null);
  });
}

type Counted = { stock: VariantStock; onHand: number };

/** The locked stock of the counted variants, each with its new number; nothing is written yet. */
async function readCounts(
  db: Database,
  tenantId: TenantId,
  productId: string,
  counts: StockCountsInput['counts'],
): Promise<Result<Counted[], CountsError>> {
  const stock = await lockOwn(db, tenantId, productId, counts);
  if (stock === null) {
    return err({ code: 'gone' });
  }
  const sent = new Map(counts.map((count) => [count.variantId.toLowerCase(), count]));
  if (stock.some(({ variantId, onHand }) => sent.get(variantId)?.seen !== onHand)) {
    const now = stock.map(({ variantId, onHand }) => ({ variantId, onHand }));
    return err({ code: 'changed', now });
  }
  return ok(stock.map((one) => ({ stock: one, onHand: sent.get(one.variantId)?.onHand ?? one.onHand })));
}

/** The locked stock of the named variants; null unless each is of this product and has pieces of its own. */
async function lockOwn(
  db: Database,
  tenantId: TenantId,
  productId: string,
  counts: StockCountsInput['counts'],
): Promise<VariantStock[] | null> {
  const ids = counts.map(({ variantId }) => variantId.toLowerCase());
  const stock = await lockStock(db, tenantId, ids);
  const isOwn = stock.every(
    (one) => one.productId === productId.toLowerCase() && one.holderId === one.variantId,
  );
  return isOwn && stock.length === ids.length ? stock : null;
}
