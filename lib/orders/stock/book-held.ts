import 'server-only';
import { z } from 'zod';
import { changeOnHand, type OnHandChange } from '@/lib/catalog/stock/change-on-hand';
import { lockStock } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import { queryWithin } from '@/lib/db/within-transaction';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { raiseAlert } from '@/lib/orders/alerts/order-alerts.commands';

const heldRows = z.array(z.object({ variantId: z.string(), pieces: z.int() }));

/**
 * The statement that reads what an order holds. Late money for a cancelled order takes no piece that somebody else may hold:
 * the shop gives it back.
 */
export const selectHeld = (tenantId: TenantId, orderId: OrderId): Prisma.Sql => Prisma.sql`
  SELECT h.variant_id AS "variantId", h.pieces FROM stock_holds h
  WHERE h.tenant_id = ${tenantId}::uuid AND h.order_id = ${orderId}::uuid AND EXISTS (
    SELECT 1 FROM orders o WHERE o.tenant_id = h.tenant_id AND o.id = h.order_id AND o.status <> 'cancelled')`;

/**
 * Takes the pieces that an order holds out of the stock, in the transaction that books it as paid. Never fails for too few:
 * the money is here, so the shop is told by an alert. An order that holds nothing, such as a test order, takes nothing.
 * `held`: the answer to `selectHeld`, if this transaction has asked since it changed the order; null to ask.
 */
export async function bookHeld(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  held: unknown[] | null = null,
): Promise<void> {
  const holds = heldRows.parse(held ?? (await queryWithin(db, selectHeld(tenantId, orderId))));
  if (holds.length === 0) {
    return;
  }
  const stock = await lockStock(
    db,
    tenantId,
    holds.map(({ variantId }) => variantId),
  );
  const changes = new Map<string, OnHandChange & { short: number }>();
  for (const one of stock) {
    if (!isCounted(one.kind)) {
      continue;
    }
    const pieces = holds.find(({ variantId }) => variantId === one.variantId)?.pieces ?? 0;
    const { onHand, short } = changes.get(one.holderId) ?? { onHand: one.onHand, short: 0 };
    const missing = Math.max(0, pieces - onHand);
    changes.set(one.holderId, { stock: one, onHand: onHand - pieces + missing, short: short + missing });
  }
  const { isLow } = await changeOnHand(db, tenantId, [...changes.values()], { kind: 'sale', orderId });
  await db.stockHold.deleteMany({ where: { tenantId, orderId } });
  const short = [...changes.values()].reduce((sum, change) => sum + change.short, 0);
  if (short > 0) {
    await raiseAlert(db, tenantId, {
      orderId,
      kind: 'stock_short',
      subject: orderId,
      detail: { pieces: short },
    });
  }
  if (isLow) {
    await enqueueMail(db, tenantId, { orderId, kind: 'low_stock' });
  }
}
