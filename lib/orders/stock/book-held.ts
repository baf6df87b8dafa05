import 'server-only';
import { changeOnHand, type OnHandChange } from '@/lib/catalog/stock/change-on-hand';
import { lockStock } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { raiseAlert } from '@/lib/orders/alerts/order-alerts.commands';

/**
 * Takes the pieces that an order holds out of the stock, in the transaction that books it as paid. Never fails for too few:
 * the money is here, so the shop is told by an alert. An order that holds nothing, such as a test order, takes nothing.
 */
export async function bookHeld(db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> {
  // Late money for a cancelled order takes no piece that somebody else may hold: the shop gives it back.
  const holds = await db.stockHold.findMany({
    where: { tenantId, orderId, order: { status: { not: 'cancelled' } } },
  });
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
