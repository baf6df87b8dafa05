import { type ApiErrorCode, apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { checkoutProof } from '@/lib/orders/guest/checkout-proof';
import { startPaymentInput } from '@/lib/orders/payments/payment-input';
import {
  findDecidedPayment,
  type StartedPayment,
  type StartPaymentError,
  startPayment,
} from '@/lib/orders/payments/start-payment';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { startPaymentCall } from '@/lib/wire/payments';
import { paymentRefusal } from '../payment-refusal';

type Answer = AnswerTo<typeof startPaymentCall>;

const CODES: Record<StartPaymentError, ApiErrorCode> = {
  order_not_found: 'order_not_found',
  amount_mismatch: 'amount_mismatch',
  order_not_payable: 'order_not_payable',
  payment_not_configured: 'payment_not_configured',
  store_not_selling: 'store_not_selling',
  out_of_stock: 'out_of_stock',
  misconfigured: 'payment_not_configured',
  refused: 'payment_refused',
  unavailable: 'payment_unavailable',
};

const started = ({ paypalOrderId, isDecided }: StartedPayment) =>
  apiAnswer({ id: paypalOrderId, is_decided: isDecided } satisfies Answer);

/**
 * Opens a placed order for payment: `{id}` is PayPal's order id. Needs the order's checkout token. `is_decided` means
 * that the order is paid or under review already: there is nothing to approve, and only the capture to ask about.
 */
export const POST = tenantHandler({
  failureMessage: messages.checkout.paymentFailed,
  schema: startPaymentInput satisfies TakenBy<typeof startPaymentCall>,
  async handle({ tenant, body: { tenant_id, order_id, amount }, request }) {
    if (tenant_id !== tenant.id) {
      return apiError('tenant_mismatch');
    }
    const checked = checkoutProof(request.headers, { tenantId: tenant.id, orderId: order_id });
    if (!checked.ok && checked.error === 'token_invalid') {
      return apiError('unauthorized');
    }
    if (!checked.ok) {
      // A buyer who comes back late, when the payment has been booked, must not have to pay again.
      const decided = await findDecidedPayment(tenant.id, order_id);
      return decided ? started(decided) : apiError('token_expired');
    }
    const opened = await startPayment(tenant.id, order_id, amount);
    if (opened.ok) {
      return started(opened.value);
    }
    const { error } = opened;
    return typeof error === 'string' ? apiError(CODES[error]) : paymentRefusal(error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
