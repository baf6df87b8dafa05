import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { currentCustomer } from '@/lib/auth/customers/current-customer';
import type { OrderId, TenantId } from '@/lib/ids';
import { paidOrderToken } from '@/lib/orders/guest/order-cookie';
import { orderToken } from '@/lib/orders/guest/order-path';
import { ownerOf, ownsOrder } from '@/lib/orders/own/order-owner';

/**
 * The token of an order for whoever may see it: the browser that holds the cookie with its key, or the shopper whose
 * order it is; null for anybody else. `path` is where somebody comes back to whose access must be
 * refreshed first.
 */
export async function findOrderToken(
  tenantId: TenantId,
  orderId: OrderId,
  path: string,
): Promise<string | null> {
  const cookieJar = await cookies();
  const token = paidOrderToken(tenantId, orderId, (name) => cookieJar.get(name)?.value);
  if (token !== null) {
    return token;
  }
  const current = await currentCustomer(tenantId);
  if (current.kind === 'expired') {
    redirect(shopperSignInPath(path));
  }
  return current.kind === 'signed_in' && (await ownsOrder(tenantId, ownerOf(current.customer), orderId))
    ? orderToken(tenantId, orderId)
    : null;
}
