import 'server-only';
import { z } from 'zod';
import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import { isOptionKind } from '@/lib/catalog/options/product-option';
import { HOLD_MINUTES, NEVER_HELD } from '@/lib/catalog/stock/hold-time';
import { lockAndRead } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import { STOCK_KINDS } from '@/lib/catalog/stock/stock-kinds';
import { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import { queryWithin } from '@/lib/db/within-transaction';
import type { OrderId, TenantId } from '@/lib/ids';
import { type StockBesideOthers, stockBesideOthers } from './stock-beside-others';
import { findShortages, type StockShortage } from './stock-shortage';

/** How long after its order was placed a shopper can renew a hold, in minutes. */
export const LONGEST_HOLD_MINUTES = 60;

/** The pieces of each variant that an order takes of a counted stock. */
export type PiecesToHold = VariantPieces[];

/** What a line takes of each variant: of one, or of one for each size on its roster; of none if nobody could read it. */
type HeldLine = {
  productId: string;
  productName: string;
  choices: readonly { kind: string; value: string }[];
  variantPieces: readonly VariantPieces[];
};

/** The product with what was chosen of its options. */
const nameOf = ({ productName, choices }: HeldLine): string =>
  [productName, ...choices.filter(({ kind }) => isOptionKind(kind)).map(({ value }) => value)].join(', ');

const lockedProduct = z.object({
  id: z.string(),
  kind: z.enum(STOCK_KINDS),
  version: z.int(),
  isActive: z.boolean(),
});

/** A product was changed or deactivated after the order was priced. */
export class ProductChangedError extends Error {
  override readonly name = 'ProductChangedError';
}

/** What an order takes of the shop's stock. */
export type LockedStock = {
  pieces: PiecesToHold;
  /** Whether it leaves nobody else anything of a counted stock. */
  takesLast: boolean;
};

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
 * has to hold. `products` are those that the lines were priced by. Throws ProductChangedError if one of them is not what
 * it was, and StockShortError if too little is left.
 */
export async function lockStockOfLines(
  db: Database,
  tenantId: TenantId,
  {
    lines,
    products,
    cartId,
  }: { lines: readonly HeldLine[]; products: readonly PricedBy[]; cartId: string | null },
): Promise<LockedStock> {
  const counted = await lockProducts(db, tenantId, products);
  const wanted = lines.map((line) => (counted.has(line.productId) ? line.variantPieces : []));
  const pieces = new Map<string, number>();
  for (const { variantId, pieces: more } of wanted.flat()) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + more);
  }
  if (pieces.size === 0) {
    return { pieces: [], takesLast: false };
  }
  const ids = [...pieces.keys()];
  const stock = await lockAndRead(
    db,
    tenantId,
    ids,
    stockBesideOthers(tenantId, ids, { orderId: null, cartId }),
  );
  const shortages = findShortages(
    wanted.map((variantPieces) => ({ variantPieces })),
    stock,
  );
  for (const [index, shortage] of shortages.entries()) {
    const line = lines[index];
    if (shortage !== null && line !== undefined) {
      throw new StockShortError(index, nameOf(line), shortage);
    }
  }
  const countedStock = stock.filter(({ kind }) => isCounted(kind));
  return {
    pieces: countedStock.map(({ variantId }) => ({ variantId, pieces: pieces.get(variantId) ?? 0 })),
    takesLast: leavesNothing(countedStock, pieces),
  };
}

/** The version that a line was priced by. */
type PricedBy = { id: string; version: number };

/**
 * Locks the products against a change until the transaction ends, and returns the ids of those that are counted. The
 * products come before their variants, as for those who save one: the order will refer to them. The uncounted ones are
 * locked too, so that one that becomes counted finds this order (hold-open-orders.ts).
 */
async function lockProducts(
  db: Database,
  tenantId: TenantId,
  products: readonly PricedBy[],
): Promise<ReadonlySet<string>> {
  const ids = products.map(({ id }) => id);
  const locked = z.array(lockedProduct).parse(
    await queryWithin(
      db,
      Prisma.sql`
      SELECT id::text AS id, stock_kind AS kind, version, is_active AS "isActive" FROM products
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${ids}::uuid[])
      ORDER BY id FOR KEY SHARE`,
    ),
  );
  const now = new Map(locked.map((product) => [product.id, product]));
  const areUnchanged = products.every(({ id, version }) => {
    const product = now.get(id);
    return product?.isActive === true && product.version === version;
  });
  if (!areUnchanged) {
    throw new ProductChangedError();
  }
  return new Set(locked.filter(({ kind }) => isCounted(kind)).map(({ id }) => id));
}

/** Whether these pieces are the last ones of some stock, beside those that others hold. */
function leavesNothing(stock: readonly StockBesideOthers[], pieces: ReadonlyMap<string, number>): boolean {
  const left = new Map<string, number>();
  for (const { variantId, holderId, onHand, heldByOthers } of stock) {
    left.set(holderId, (left.get(holderId) ?? onHand - heldByOthers) - (pieces.get(variantId) ?? 0));
  }
  return [...left.values()].some((remaining) => remaining <= 0);
}

/** What an order holds, to be kept in the transaction that locked it. If not `isHeld`, others may buy it first. */
export function holdRows(
  tenantId: TenantId,
  { orderId, pieces, isHeld }: { orderId: OrderId; pieces: PiecesToHold; isHeld: boolean },
): Prisma.StockHoldCreateManyInput[] {
  const expiresAt = isHeld ? new Date(Date.now() + HOLD_MINUTES * 60_000) : NEVER_HELD;
  return pieces.map((held) => ({ tenantId, orderId, ...held, expiresAt }));
}
