import 'server-only';
import type { OrderId, TenantId } from '@/lib/ids';
import { keysFor } from '@/lib/secrets/secrets';
import { readOrderToken, signOrderToken } from './order-token';

/** The token that opens an order for its shopper without an account, in this shop. */
export const orderToken = (tenantId: TenantId, orderId: OrderId): string =>
  signOrderToken(keysFor('order-link'), tenantId, orderId);

/**
 * The link to an order, for a mail to its shopper. The link is enough to see the order. The token comes after the `#`,
 * which browsers never send: no server, proxy or log sees it.
 */
export const orderLinkPath = (tenantId: TenantId, orderId: OrderId): string =>
  `/orders/open#${orderToken(tenantId, orderId)}`;

/**
 * The address of an order's page for its shopper. The address alone opens nothing: the browser needs the order's
 * cookie.
 */
export const orderPath = (orderId: OrderId): string => `/orders/${orderId}`;

/** The order of a token of this shop; null for anything else. */
export const orderOfToken = (tenantId: TenantId, token: string): OrderId | null =>
  readOrderToken(keysFor('order-link'), tenantId, token);
