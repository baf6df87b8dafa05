import { after } from 'next/server';
import { type ApiErrorCode, apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { readCookie } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import { type CapturePaymentError, captureForBrowser } from '@/lib/orders/capture/capture-payment';
import { checkoutProof } from '@/lib/orders/guest/checkout-proof';
import { orderCookie } from '@/lib/orders/guest/order-cookie';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { capturePaymentInput } from '@/lib/orders/payments/payment-input';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { capturePaymentCall } from '@/lib/wire/payments';
import { paymentRefusal } from '../payment-refusal';

type Answer = AnswerTo<typeof capturePaymentCall>;

const CODES: Record<CapturePaymentError, ApiErrorCode> = {
  payment_not_found: 'payment_not_found',
  order_not_payable: 'order_not_payable',
  store_not_selling: 'store_not_selling',
  out_of_stock: 'out_of_stock',
  payment_not_configured: 'payment_not_configured',
  misconfigured: 'payment_not_configured',
  capture_mismatch: 'capture_mismatch',
  unavailable: 'payment_unavailable',
};

/**
 * Captures an approved payment: `{status, order_id}`, where COMPLETED means paid and settled. Needs no proof, because
 * only the buyer can have approved it. With COMPLETED or PENDING, a request with the order's checkout token also gets
 * a cookie for the success page; PayPal's id is not enough for that, because others know it.
 */
export const POST = tenantHandler({
  failureMessage: messages.checkout.paymentProcessingFailed,
  schema: capturePaymentInput satisfies TakenBy<typeof capturePaymentCall>,
  async handle({ tenant, body: { tenant_id, paypal_order_id }, request }) {
    if (tenant_id !== tenant.id) {
      return apiError('tenant_mismatch');
    }
    const captured = await captureForBrowser(tenant.id, paypal_order_id);
    if (!captured.ok) {
      const { error } = captured;
      return typeof error === 'string' ? apiError(CODES[error]) : paymentRefusal(error);
    }
    const { status, orderId, hasUnstoredFiles } = captured.value;
    if (status !== 'COMPLETED' && status !== 'PENDING') {
      return apiAnswer({ status, order_id: orderId } satisfies Answer);
    }
    // On a repeat too, because the first try to send a mail may have failed.
    after(() => deliverOrderMails(tenant.id, orderId));
    // The order is complete without this: until its files are copied, they are read from the uploads.
    if (hasUnstoredFiles) {
      after(() => storeOrderFiles(tenant.id, orderId));
    }
    const answer = apiAnswer({ status, order_id: orderId } satisfies Answer);
    if (checkoutProof(request.headers, { tenantId: tenant.id, orderId }).ok) {
      const cookie = orderCookie(tenant.id, orderId, (name) => readCookie(request.headers, name));
      answer.headers.append('Set-Cookie', cookie);
    }
    return answer;
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
