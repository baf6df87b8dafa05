import 'server-only';
import { askForRefund } from './ask-for-refund';

/**
 * Goes on with a refund that is owed and has no final answer, while nobody waits for it: PayPal is asked with the
 * request id it always had, so it gives the money back once. A refusal becomes an alert; without an answer it is
 * due again later.
 */
export const workOffRefund = (tenantId: string, refundId: string): Promise<void> =>
  askForRefund(tenantId, refundId, { isPersonWaiting: false, isFirst: false });
