import 'server-only';
import type { GatewayRefund } from '@/lib/payments/gateway';

/** Books a refund as PayPal has it. */
export function bookRefund(
  _tenantId: string,
  _paypalCaptureId: string,
  _refund: GatewayRefund,
  _kind: 'refund' | 'reversal',
): Promise<'booked' | 'unknown'> {
  return Promise.reject(new Error('not built'));
}
