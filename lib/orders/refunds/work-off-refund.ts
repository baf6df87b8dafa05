import 'server-only';
import type { TenantId } from '@/lib/ids';
import { type AskedRefund, askForRefund } from './ask-for-refund';

/**
 * Goes on with a refund that is due and has no final answer, while nobody waits for it: PayPal is asked with the
 * request id it always had, so it gives the money back once. A refusal becomes an alert; without an answer it is
 * due again later.
 */
export const workOffRefund = (tenantId: TenantId, refundId: string): Promise<AskedRefund> =>
  askForRefund(tenantId, refundId, { isPersonWaiting: false, isFirst: false, isOnlyIfDue: true });
