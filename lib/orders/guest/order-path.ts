import 'server-only';
import { keysFor } from '@/lib/secrets';
import { readOrderToken, signOrderToken } from './order-token';

/** What opens an order in this shop, without its owner's word: the key to it, for its shopper only. */
export const orderToken = (tenantId: string, orderId: string): string =>
  signOrderToken(keysFor('order-link'), tenantId, orderId);

/** The path of a guest's page of an order. Whoever has it may see the order: it goes to its shopper only. */
export const orderPath = (tenantId: string, orderId: string): string =>
  `/orders/${orderToken(tenantId, orderId)}`;

/** The order that a token opens in this shop; null for anything else. */
export const orderOfToken = (tenantId: string, token: string): string | null =>
  readOrderToken(keysFor('order-link'), tenantId, token);
