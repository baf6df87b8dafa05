import { connection } from 'next/server';
import type { OrderId } from '@/lib/ids';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { findOrderToken } from '../../orders/find-order-token';

/** An order and the token of its page. */
export type PaidOrder = { order: GuestOrderView; token: string; storeName: string };

/** The current order of a success page, if this browser has paid it or it is the signed-in shopper's; else null. */
export async function loadPaidOrder(orderId: OrderId): Promise<PaidOrder | null> {
  await connection();
  const tenant = await requireTenant();
  const token = await findOrderToken(tenant.id, orderId, `/order-success/${orderId}`);
  if (token === null) {
    return null;
  }
  const order = await findGuestOrder(tenant.id, orderId);
  return order && { order, token, storeName: tenant.name };
}
