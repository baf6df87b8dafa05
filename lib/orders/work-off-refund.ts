import 'server-only';

/** Asks PayPal for one refund that is owed. */
export function workOffRefund(_tenantId: string, _refundId: string): Promise<void> {
  throw new Error('not built');
}
