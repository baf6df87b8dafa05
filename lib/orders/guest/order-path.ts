import 'server-only';
import type { OrderId, TenantId } from '@/lib/ids';
import { keysFor } from '@/lib/secrets/secrets';
import { readOrderToken, signOrderToken } from './order-token';

/** What opens an order in this shop, without its owner's word: the key to it, for its shopper only. */
export const orderToken = (tenantId: TenantId, orderId: OrderId): string =>
  signOrderToken(keysFor('order-link'), tenantId, orderId);

/**
 * The link to an order, for a mail to its shopper. Whoever has it may see the order. The key stands behind the `#`,
 * which browsers keep to themselves: no server, proxy or log sees it in an address.
 */
export const orderLinkPath = (tenantId: TenantId, orderId: OrderId): string =>
  `/orders/open#${orderToken(tenantId, orderId)}`;

/** The address of a guest's page of an order. It opens nothing by itself: the browser must hold the order's cookie. */
export const orderPath = (orderId: OrderId): string => `/orders/${orderId}`;

/** The order that a token opens in this shop; null for anything else. */
export const orderOfToken = (tenantId: TenantId, token: string): OrderId | null =>
  readOrderToken(keysFor('order-link'), tenantId, token);
