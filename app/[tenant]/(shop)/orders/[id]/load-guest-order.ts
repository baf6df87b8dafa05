import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import type { OrderId } from '@/lib/ids';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { paidOrderToken } from '@/lib/orders/guest/order-cookie';
import { requireTenant } from '@/lib/tenants/require-tenant';
import type { Tenant } from '@/lib/tenants/tenant';

export type LoadedOrder = { tenant: Tenant; order: GuestOrderView; token: string };

/**
 * The current order, for a browser with the order's cookie; for any other browser a 404, whether or not the order
 * exists.
 */
export async function loadGuestOrder(id: OrderId): Promise<LoadedOrder> {
  await connection();
  const [tenant, cookieJar] = await Promise.all([requireTenant(), cookies()]);
  const token = paidOrderToken(tenant.id, id, (name) => cookieJar.get(name)?.value);
  if (token === null) {
    notFound();
  }
  const order = await findGuestOrder(tenant.id, id);
  return order === null ? notFound() : { tenant, order, token };
}
