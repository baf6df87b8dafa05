import 'server-only';
import { z } from 'zod';
import { chooseVariant, type VariantPieces } from '@/lib/catalog/options/choose-variant';
import { OFFERED_VARIANTS, readOptions, readVariant } from '@/lib/catalog/options/stored-options';
import { HOLD_MINUTES, NEVER_HELD } from '@/lib/catalog/stock/hold-time';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { findRosters } from '@/lib/rosters/keeping/rosters.queries';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';

const storedAnswers = z.array(z.object({ kind: z.string(), value: z.string() })).catch([]);

/**
 * Lets the unpaid orders of a product hold its pieces as if it had been counted when they were placed, so that nothing is
 * sold twice. In the transaction that begins to count a locked product: no order can be placed meanwhile.
 */
export async function holdOpenOrders(db: Database, tenantId: TenantId, productId: string): Promise<void> {
  const items = await db.orderItem.findMany({
    where: { tenantId, productId, order: { paidAt: null, isTest: false, status: { not: 'cancelled' } } },
    select: {
      orderId: true,
      variantId: true,
      quantity: true,
      choices: true,
      rosterId: true,
      order: { select: { createdAt: true } },
    },
  });
  const piecesOf = await piecesByRoster(
    db,
    tenantId,
    productId,
    items.filter(({ variantId }) => variantId === null),
  );
  const holds = new Map<string, VariantPieces & { orderId: string; expiresAt: Date }>();
  for (const item of items) {
    const { orderId, variantId, quantity } = item;
    const taken = variantId === null ? piecesOf(item) : [{ variantId, pieces: quantity }];
    for (const { variantId: id, pieces } of taken) {
      const key = `${orderId} ${id}`;
      const expiresAt = new Date(item.order.createdAt.getTime() + HOLD_MINUTES * 60_000);
      holds.set(key, { orderId, variantId: id, pieces: pieces + (holds.get(key)?.pieces ?? 0), expiresAt });
    }
  }
  await db.stockHold.createMany({
    data: [...holds.values()].map((hold) => ({ tenantId, ...hold })),
    skipDuplicates: true,
  });
  // Cancelled since they were read: the holds of these did not end with them, because they were not there yet.
  await db.stockHold.updateMany({
    where: {
      tenantId,
      orderId: { in: [...holds.values()].map(({ orderId }) => orderId) },
      order: { status: 'cancelled' },
    },
    data: { expiresAt: NEVER_HELD },
  });
}

type RosterLine = { quantity: number; choices: unknown; rosterId: string | null };

/** The pieces of lines with a roster of several sizes; none of a roster that nobody could read. */
async function piecesByRoster(
  db: Database,
  tenantId: TenantId,
  productId: string,
  lines: readonly RosterLine[],
): Promise<(line: RosterLine) => VariantPieces[]> {
  const ids = lines.flatMap(({ rosterId }) => rosterId ?? []);
  if (ids.length === 0) {
    return () => [];
  }
  const rosters = await findRosters(db, tenantId, ids);
  const sizesOf = new Map(rosters.map(({ id, summary }) => [id, summary?.sizes ?? null]));
  const row = await db.product.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: productId } },
    select: {
      ...{ id: true, sku: true, priceCents: true, imageUrl: true, rosterSettings: true, options: true },
      variants: OFFERED_VARIANTS,
    },
  });
  const product = {
    ...row,
    options: readOptions(row.options),
    variants: row.variants.map(readVariant),
    rosterSettings: readRosterSettings(row.rosterSettings),
  };
  return ({ quantity, choices, rosterId }) => {
    const sizes = (rosterId !== null && sizesOf.get(rosterId)) || null;
    const line = { quantity, sizes, isUnread: sizes === null };
    const chosen = chooseVariant(product, storedAnswers.parse(choices), line);
    return chosen.ok ? chosen.value.variantPieces : [];
  };
}
