import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { currentCustomer } from '@/lib/auth/customers/current-customer';
import type { OrderId, TenantId } from '@/lib/ids';
import { paidOrderToken } from '@/lib/orders/guest/order-cookie';
import { orderToken } from '@/lib/orders/guest/order-path';
import { ownerOf, ownsOrder } from '@/lib/orders/own/order-owner';

/**
 * The token of an order for a visitor who may see it: a browser with the order's cookie, or the signed-in
 * shopper whose order it is; null for everybody else. After a refresh of the access, the visitor returns to
 * `path`.
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
