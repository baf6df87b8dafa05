import 'server-only';
import type { TenantId } from '@/lib/ids';
import { type AskedRefund, askForRefund } from './ask-for-refund';

/**
 * Continues a refund that is due and has no final answer, with nobody watching. PayPal is asked with the refund's own
 * request id, so it refunds once. A refusal raises an alert; without an answer the refund is due again later.
 */
export const workOffRefund = (tenantId: TenantId, refundId: string): Promise<AskedRefund> =>
  askForRefund(tenantId, refundId, { isPersonWaiting: false, isFirst: false, isOnlyIfDue: true });
