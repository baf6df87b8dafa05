import 'server-only';
import type { TenantId } from '@/lib/ids';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { err, ok } from '@/lib/result';
import { isOfAccount } from '../payments/payment-account';
import {
  type EventHandler,
  type EventOutcome,
  NOT_ASKED,
  nothing,
  outcomeOf,
  UNREADABLE,
  unanswered,
} from './event-outcome';
import { readApprovalHint } from './event-resources';
import { findHintedPayment } from './hinted-payment.queries';

/**
 * The buyer has approved, and may have closed the window: captures the payment if PayPal confirms the approval and the
 * order is not cancelled. Asks PayPal first, because a capture request reopens a payment that failed or expired.
 */
export const actOnApproval: EventHandler = async ({ tenantId, resource, receivedAt }) => {
  const paypalOrderId = readApprovalHint(resource);
  if (paypalOrderId === null) {
    return UNREADABLE;
  }
  const payment = await findHintedPayment(tenantId, { paypalOrderId });
  // A payment of another program with the same PayPal account.
  if (payment === null) {
    return nothing;
  }
  const { orderId, declinedAt, status } = payment;
  // The approved payment was declined later, and the server never retries a decline.
  if (status === 'captured' || (declinedAt !== null && declinedAt > receivedAt)) {
    return ok({ orderId });
  }
  const account = await gatewayAccountOf(tenantId);
  if (account === null || !isOfAccount(payment, account)) {
    return NOT_ASKED;
  }
  const found = await account.gateway.findOrder(paypalOrderId);
  if (!found.ok) {
    return unanswered(found.error);
  }
  switch (found.value?.status) {
    case 'APPROVED':
      return captureApproved(tenantId, paypalOrderId);
    case 'COMPLETED':
      return outcomeOf(await reconcilePayment(tenantId, paypalOrderId), orderId);
    default:
      return ok({ orderId });
  }
};

async function captureApproved(tenantId: TenantId, paypalOrderId: string): Promise<EventOutcome> {
  const captured = await capturePayment(tenantId, paypalOrderId);
  if (captured.ok) {
    return ok({ orderId: captured.value.orderId });
  }
  // Another order of the cart is paid or being paid. The reconciler retries if that one fails.
  if (typeof captured.error === 'object') {
    return nothing;
  }
  switch (captured.error) {
    // Nothing is left to do: the order is cancelled, or the money is booked as a refund to the buyer.
    case 'payment_not_found':
    case 'order_not_payable':
    case 'capture_mismatch':
    // The payment expires at PayPal, unless the shop sells again before.
    case 'store_not_selling':
    // The same, unless the shopper tries again.
    case 'out_of_stock':
      return nothing;
    default:
      return err({
        code: captured.error === 'unavailable' ? 'unavailable' : 'failed',
        reason: captured.error,
      });
  }
}
