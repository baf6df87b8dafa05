import 'server-only';
import { createHash } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { limitWaiting } from '@/lib/limits/limit-waiting';
import { ITEM_CHOICES, itemChoices } from '@/lib/orders/choices/item-choices';
import { err, ok, type Result } from '@/lib/result';
import { findPricedProducts } from '../pricing/find-priced-products';
import type { PricedProduct } from '../pricing/price-order';
import { ITEM_ROSTER, itemRoster } from '../views/item-roster';
import { findOwnedId, type OrderOwner } from './order-owner';
import { type EarlierLine, type PlannedLine, planLine } from './reorder-line';

// Far above what a checkout makes.
const MOST_ITEMS = 500;

export type ReorderPlan = {
  orderNumber: number;
  lines: PlannedLine[];
  /** Of everything that a shopper is told: equal for equal plans. */
  fingerprint: string;
};

export type ReorderError = 'order_not_found' | 'roster_busy';

// Checking rosters uses the CPU for a moment, and holds them in memory.
const inTurn = limitWaiting(2, 20);

/**
 * An earlier order of this shopper as it could be ordered now: each line by the shop's present products and prices.
 * Writes nothing.
 */
export async function planReorder(
  tenantId: TenantId,
  owner: OrderOwner,
  orderId: string,
): Promise<Result<ReorderPlan, ReorderError>> {
  const planned = await inTurn(() => plan(tenantId, owner, orderId));
  return planned.ok ? planned.value : err('roster_busy');
}

async function plan(
  tenantId: TenantId,
  owner: OrderOwner,
  orderId: string,
): Promise<Result<ReorderPlan, ReorderError>> {
  const found = await tenantDb(tenantId, async (db) => {
    const id = await findOwnedId(db, tenantId, owner, orderId);
    if (id === null) {
      return null;
    }
    const order = await db.order.findUnique({
      where: { tenantId_id: { tenantId, id } },
      select: {
        orderNumber: true,
        items: { orderBy: { position: 'asc' }, take: MOST_ITEMS, select: ITEM_COLUMNS },
      },
    });
    const items = order?.items ?? [];
    const products = await findPricedProducts(
      db,
      tenantId,
      items.flatMap(({ productId }) => (productId === null ? [] : [{ product_id: productId }])),
    );
    return order && { orderNumber: order.orderNumber, items, products };
  });
  if (found === null) {
    return err('order_not_found');
  }
  const byId = new Map<string, PricedProduct>(found.products.map((product) => [product.id, product]));
  const lines = found.items.map((item) =>
    planLine(earlierLine(item), byId.get(item.productId ?? '') ?? null),
  );
  return ok({ orderNumber: found.orderNumber, lines, fingerprint: fingerprintOf(lines) });
}

const ITEM_COLUMNS = {
  id: true,
  productId: true,
  productName: true,
  productImageUrl: true,
  productPriceCents: true,
  quantity: true,
  upchargeCents: true,
  teamRemovedAt: true,
  ...ITEM_CHOICES,
  ...ITEM_ROSTER,
  logoFile: {
    select: { id: true, storedAt: true, sourceUpload: { select: { completedAt: true } } },
  },
} as const;

type ItemRow = Parameters<typeof itemChoices>[0] &
  Parameters<typeof itemRoster>[0] & {
    id: string;
    productName: string;
    productImageUrl: string | null;
    productPriceCents: number;
    quantity: number;
    upchargeCents: number;
    teamRemovedAt: Date | null;
    logoFile: { id: string; storedAt: Date | null; sourceUpload: { completedAt: Date | null } | null } | null;
  };

function earlierLine(item: ItemRow): EarlierLine {
  const { logoFile } = item;
  const isLogoThere = logoFile && (logoFile.storedAt ?? logoFile.sourceUpload?.completedAt ?? null) !== null;
  return {
    itemId: item.id,
    name: item.productName,
    imageUrl: item.productImageUrl,
    quantity: item.quantity,
    priceCents: item.productPriceCents,
    upchargeCents: item.upchargeCents,
    choices: itemChoices(item),
    logoFileId: isLogoThere ? logoFile.id : null,
    // A team that was taken out of the account is not brought back by ordering again.
    sheet: item.teamRemovedAt === null ? itemRoster(item) : null,
  };
}

const fingerprintOf = (lines: readonly PlannedLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ filled: _filled, ...told }) => told)))
    .digest('base64url');
