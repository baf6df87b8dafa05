import { cookies } from 'next/headers';
import { connection } from 'next/server';
import type { OrderId } from '@/lib/ids';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { paidOrderToken } from '@/lib/orders/guest/order-cookie';
import { requireTenant } from '@/lib/tenants/require-tenant';

/** An order and the token of its page. */
export type PaidOrder = { order: GuestOrderView; token: string; storeName: string };

/** The current order of a success page, if this browser has paid it; else null. */
export async function loadPaidOrder(orderId: OrderId): Promise<PaidOrder | null> {
  await connection();
  const [tenant, cookieJar] = await Promise.all([requireTenant(), cookies()]);
  const token = paidOrderToken(tenant.id, orderId, (name) => cookieJar.get(name)?.value);
  if (token === null) {
    return null;
  }
  const order = await findGuestOrder(tenant.id, orderId);
  return order && { order, token, storeName: tenant.name };
}
