import type { OrderId, TenantId } from '@/lib/ids';
import { PAYPAL_ORDER_SEEN } from '@/lib/orders/capture/payment-checks';
import type { Reconciled } from '@/lib/orders/reconcile/reconcile-payment';
import type { GatewayError } from '@/lib/payments/gateway';
import { err, ok, type Result } from '@/lib/result';

/** The order that was changed, if any; or why the message has to be retried. */
export type EventOutcome = Result<{ orderId: OrderId | null }, EventFailure>;

/** `unavailable`: PayPal gave no usable answer. The reason is for the shop's records and the log. */
export type EventFailure = { code: 'unavailable' | 'failed'; reason: string };

export type EventToHandle = { tenantId: TenantId; resource: unknown; receivedAt: Date };
export type EventHandler = (event: EventToHandle) => Promise<EventOutcome>;

export const nothing: EventOutcome = ok({ orderId: null });
export const failed = (reason: string): EventOutcome => err({ code: 'failed', reason });

export const UNREADABLE = failed('the message is of an unknown form');
export const NOT_ASKED = failed("the payment's account cannot be asked");
export const NOT_SHOWN = failed('PayPal does not show it yet');

/** The outcome of a message if PayPal's API gave an error. */
export const unanswered = (error: GatewayError): EventOutcome =>
  error.kind === 'unavailable' ? err({ code: 'unavailable', reason: error.reason }) : NOT_ASKED;

/** The outcome of a message by the result of checking its payment. */
export function outcomeOf(reconciled: Reconciled, orderId: OrderId): EventOutcome {
  switch (reconciled) {
    case 'settled':
    case 'open':
    case 'expired':
      return ok({ orderId });
    case 'unavailable':
      return err({ code: 'unavailable', reason: 'unavailable' });
    case 'unreachable':
      return NOT_ASKED;
    case 'unknown':
      return failed('the payment could not be recorded');
  }
}

/**
 * PayPal's API may not show yet what a message says: its systems do not learn everything at once. Later, a message
 * that PayPal does not confirm is not genuine.
 */
export const isFresh = (receivedAt: Date, now: Date): boolean =>
  now.getTime() - receivedAt.getTime() < PAYPAL_ORDER_SEEN;
