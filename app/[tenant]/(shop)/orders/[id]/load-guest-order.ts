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
 * An order as it stands at this moment, for a browser that holds the cookie with its key, and for the shopper whose
 * account it belongs to; for anybody else the page ends as a 404, whether or not there is such an order.
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
