import 'server-only';
import { keysFor } from '@/lib/secrets/secrets';
import { readOrderToken, signOrderToken } from './order-token';

/** What opens an order in this shop, without its owner's word: the key to it, for its shopper only. */
export const orderToken = (tenantId: string, orderId: string): string =>
  signOrderToken(keysFor('order-link'), tenantId, orderId);

/**
 * The link to an order, for a mail to its shopper. Whoever has it may see the order. The key stands behind the `#`,
 * which browsers keep to themselves: no server, proxy or log sees it in an address.
 */
export const orderLinkPath = (tenantId: string, orderId: string): string =>
  `/orders/open#${orderToken(tenantId, orderId)}`;

/** The address of a guest's page of an order. It opens nothing by itself: the browser must hold the order's cookie. */
export const orderPath = (orderId: string): string => `/orders/${orderId}`;

/** The order that a token opens in this shop; null for anything else. */
export const orderOfToken = (tenantId: string, token: string): string | null =>
  readOrderToken(keysFor('order-link'), tenantId, token);
