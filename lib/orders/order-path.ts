import 'server-only';
import { keyFor } from '@/lib/secrets';
import { readOrderToken, signOrderToken } from './order-token';

/** The path of a guest's page of an order. Whoever has it may see the order: it goes to its shopper only. */
export const orderPath = (tenantId: string, orderId: string): string =>
  `/orders/${signOrderToken(keyFor('order-link'), tenantId, orderId)}`;

/** The order that a token opens in this shop; null for anything else. */
export const orderOfToken = (tenantId: string, token: string): string | null =>
  readOrderToken(keyFor('order-link'), tenantId, token);
