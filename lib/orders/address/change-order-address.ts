import 'server-only';
import type { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { readOrderStatuses } from '@/lib/orders/status/stored-status';
import { err, ok, type Result } from '@/lib/result';
import { addressText } from './address-text';
import type { orderAddressInput } from './order-address-input';

export type AddressChange = z.output<typeof orderAddressInput> & { actorName: string };

/** `sent`: something of it has left already. `changed`: somebody has changed it since the person began. */
export type AddressChangeError = 'order_not_found' | 'cancelled' | 'sent' | 'changed';

const columns = {
  customerName: true,
  customerPhone: true,
  shippingAddress: true,
  shippingAddressLine2: true,
  shippingCity: true,
  shippingState: true,
  shippingZip: true,
  shippingCountry: true,
} as const;

/**
 * Changes where an order goes, before anything of it has left, with an event that keeps both addresses. What was
 * charged for delivery and tax stays. One transaction, in which the order's row is locked, as shipping it does.
 */
export const changeOrderAddress = (
  tenantId: TenantId,
  { order_id: orderId, started_from: startedFrom, customer, shipping_address, actorName }: AddressChange,
): Promise<Result<null, AddressChangeError>> =>
  tenantDb(tenantId, async (db) => {
    await db.$queryRaw`
      SELECT 1 AS locked FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;
    const row = await db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      select: {
        ...columns,
        status: true,
        paymentStatus: true,
        shipments: { where: { withdrawnAt: null }, select: { id: true }, take: 1 },
      },
    });
    if (row === null) {
      return err('order_not_found');
    }
    if (readOrderStatuses(row).status === 'cancelled') {
      return err('cancelled');
    }
    if (row.shipments.length > 0) {
      return err('sent');
    }
    const data = {
      customerName: customer.name,
      customerPhone: customer.phone,
      shippingAddress: shipping_address.address,
      shippingAddressLine2: shipping_address.address_line2 ?? '',
      shippingCity: shipping_address.city,
      shippingState: shipping_address.state,
      shippingZip: shipping_address.zip,
      shippingCountry: shipping_address.country,
    };
    const [before, after] = [addressText(row), addressText(data)];
    if (before === after) {
      return ok(null);
    }
    if (before !== startedFrom) {
      return err('changed');
    }
    await db.order.update({ where: { tenantId_id: { tenantId, id: orderId } }, data });
    await recordEvent(db, tenantId, orderId, { kind: 'order.address_changed', before, after, actorName });
    return ok(null);
  });
