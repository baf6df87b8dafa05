import 'server-only';

/** The path of an order's page for its shopper, which asks for no account. */
export const orderPath = (tenantId: string, orderId: string): string =>
  `/orders/${Buffer.from(`${tenantId}:${orderId}`).toString('base64url')}`;
