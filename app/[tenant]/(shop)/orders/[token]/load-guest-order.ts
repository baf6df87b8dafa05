import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { countTry } from '@/lib/auth/rate-limits';
import { requestNetwork } from '@/lib/http/request-device';
import { logger } from '@/lib/log';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { orderOfToken } from '@/lib/orders/guest/order-path';
import { requireTenant } from '@/lib/tenants/require-tenant';
import type { Tenant } from '@/lib/tenants/tenant';

export type LoadedOrder =
  | { kind: 'found'; tenant: Tenant; order: GuestOrderView }
  | { kind: 'too_many_guesses'; minutes: number };

/**
 * The order that a token opens, as it stands at this moment. A wrong token ends the page as a 404 and is counted
 * against the address that tried it; a right one is never refused, whoever has guessed before from the same place.
 */
export async function loadGuestOrder(token: string): Promise<LoadedOrder> {
  await connection();
  const tenant = await requireTenant();
  const orderId = orderOfToken(tenant.id, token);
  if (orderId === null) {
    return countGuess(tenant.id);
  }
  const order = await findGuestOrder(tenant.id, orderId);
  return order === null ? notFound() : { kind: 'found', tenant, order };
}

async function countGuess(tenantId: string): Promise<LoadedOrder> {
  const tried = await countTry([{ limit: 'orderGuessAddress', key: requestNetwork(await headers()) }]);
  if (tried.ok) {
    return notFound();
  }
  logger().warn({ event: 'order_link.guessing', tenantId }, 'an address tries keys to orders');
  return { kind: 'too_many_guesses', minutes: tried.error.minutes };
}
