import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import type { OrderId } from '@/lib/ids';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { requireTenant } from '@/lib/tenants/require-tenant';
import type { Tenant } from '@/lib/tenants/tenant';
import { findOrderToken } from '../find-order-token';

export type LoadedOrder = { tenant: Tenant; order: GuestOrderView; token: string };

/**
 * The current order, for a browser with the order's cookie and for the signed-in shopper whose order it is; for
 * anybody else a 404, whether or not the order exists.
 */
export async function loadGuestOrder(id: OrderId, path = `/orders/${id}`): Promise<LoadedOrder> {
  await connection();
  const tenant = await requireTenant();
  const token = await findOrderToken(tenant.id, id, path);
  if (token === null) {
    notFound();
  }
  const order = await findGuestOrder(tenant.id, id);
  return order === null ? notFound() : { tenant, order, token };
}
