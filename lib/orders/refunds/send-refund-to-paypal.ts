// Asks PayPal for a requested refund, and books the answer. No transaction is open during the call.
import { refundReasonText } from '@/lib/orders/refund-reason';
import 'server-only';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { GatewayError, GatewayRefund, PaymentGateway } from '@/lib/payments/gateway';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { isOfAccount } from '../payments/payment-account';
import { bookRefund } from './book-refund';
import {
  alertUnasked,
  claimRefund,
  dropRefund,
  isStillOwed,
  NOT_CONNECTED,
  type OwedRefund,
  postponeRefund,
} from './refund-follow-up.commands';

/** Less is left than we know: money went back on PayPal's own pages, or by a call that PayPal has forgotten. */
const LESS_LEFT = new Set(['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED']);

/** PayPal may forget a request id. After this time, look for the refund at PayPal before requesting it again. */
const TRUSTED_REQUEST_ID = 60 * 60_000;

type AskOptions = {
  /** A person sees the result on the screen, so a failure needs no alert. */
  isPersonWaiting: boolean;
  /**
   * The first request to PayPal for this refund. If the account is refused then, no money has moved: the gateway
   * reports that only if every try within its call was answered.
   */
  isFirst: boolean;
  /** Skip the refund if it is not due yet: another process may be asking at the moment. */
  isOnlyIfDue: boolean;
};

/**
 * `unavailable`: PayPal gave no usable answer. `nothing`: the refund is final, or another process is asking for it.
 */
export type AskedRefund = 'answered' | 'unavailable' | 'nothing';

/**
 * Asks once for a refund without a final answer, always with the same request id, and books the answer. Without an
 * answer, the refund stays requested and is due again later. Does nothing for a final refund.
 */
export async function sendRefundToPayPal(
  tenantId: TenantId,
  refundId: string,
  options: AskOptions,
): Promise<AskedRefund> {
  const owed = await claimRefund(tenantId, refundId, options);
  if (owed === null) {
    return 'nothing';
  }
  const account = await gatewayAccountOf(tenantId);
  if (account !== null && !isOfAccount(owed.payment, account)) {
    // PayPal's new account does not know this payment. The account that took the money may be connected again.
    await alertUnasked(tenantId, owed);
    await postponeRefund(tenantId, owed);
    return 'answered';
  }
  const gateway = account?.gateway ?? null;
  const answer =
    gateway === null
      ? err<GatewayError>({ kind: 'misconfigured' })
      : await (owed.paypalRefundId === null
          ? askFor(gateway, tenantId, owed)
          : lookUp(gateway, owed.paypalRefundId));
  if (answer.ok) {
    const { value } = answer;
    if (value !== null && value.status !== 'OTHER') {
      await bookRefund(tenantId, owed.captureId, value, 'refund', options);
    }
  } else if (answer.error.kind === 'refused' && owed.paypalRefundId === null) {
    await refuse(gateway, tenantId, owed, answer.error.issue, options);
  } else if (answer.error.kind === 'misconfigured') {
    await keepOrDrop(tenantId, owed, options);
  }
  await postponeRefund(tenantId, owed);
  return !answer.ok && answer.error.kind === 'unavailable' ? 'unavailable' : 'answered';
}

async function askFor(
  gateway: PaymentGateway,
  tenantId: TenantId,
  owed: OwedRefund,
): Promise<Result<GatewayRefund | null, GatewayError>> {
  const { id, createdAt, captureId, amountCents, reason, reasonCode, payment, partnerFeeCents } = owed;
  if (Date.now() - createdAt.getTime() > TRUSTED_REQUEST_ID) {
    const looked = await bookKnownRefunds(gateway, tenantId, owed);
    if (!looked.ok) {
      return looked;
    }
    // PayPal may have it under our reference, or somebody has refunded the same amount on PayPal's own pages.
    if (looked.value.some(({ reference }) => reference === id) || !(await isStillOwed(tenantId, id))) {
      return ok(null);
    }
  }
  const isOwed = payment.status === 'captured';
  // The fee needs a currency, and PayPal refuses the whole refund for another one than the capture's.
  const capture = !isOwed && partnerFeeCents !== null ? await gateway.findCapture(captureId) : ok(null);
  if (!capture.ok) {
    return capture;
  }
  const refunded = await gateway.refund(captureId, {
    requestId: `refund:${id}`,
    // No amount refunds everything: a payment with a wrong amount may be in another currency.
    amount: isOwed ? cents(amountCents) : null,
    reference: id,
    note: refundReasonText(reason, reasonCode),
    ...(partnerFeeCents !== null && { platformFee: cents(partnerFeeCents) }),
    ...(capture.value !== null && { feeCurrency: capture.value.capture.currency }),
  });
  return refunded.ok ? ok({ ...refunded.value, reference: id }) : refunded;
}

const lookUp = (gateway: PaymentGateway, paypalRefundId: string) => gateway.findRefund(paypalRefundId);

/** Books all refunds that PayPal has of the payment. */
async function bookKnownRefunds(
  gateway: PaymentGateway,
  tenantId: TenantId,
  { captureId, payment }: OwedRefund,
): Promise<Result<readonly GatewayRefund[], GatewayError>> {
  const found = await gateway.findOrder(payment.paypalOrderId);
  if (!found.ok) {
    return found;
  }
  const refunds = found.value?.refunds ?? [];
  for (const refund of refunds) {
    await bookRefund(tenantId, captureId, refund, 'refund');
  }
  return ok(refunds);
}

/** PayPal refused. If it has less left than we know, book its refunds before this one fails. */
async function refuse(
  gateway: PaymentGateway | null,
  tenantId: TenantId,
  owed: OwedRefund,
  issue: string,
  { isPersonWaiting }: AskOptions,
): Promise<void> {
  if (gateway !== null && LESS_LEFT.has(issue)) {
    const looked = await bookKnownRefunds(gateway, tenantId, owed);
    if (!looked.ok) {
      // The refund is requested again later, refused again, and its refunds are looked up then.
      return;
    }
  }
  // An automatic refund whose money went back already needs no attention.
  const isSettled = issue === 'CAPTURE_FULLY_REFUNDED';
  await dropRefund(tenantId, owed, { issue, isAlerted: !isPersonWaiting && !isSettled });
}

/**
 * PayPal refuses the account. After a first request no money can have moved, so the refund fails. After later ones it
 * may have, so the refund stays requested, and the shop gets an alert if nobody watches the screen.
 */
async function keepOrDrop(
  tenantId: TenantId,
  owed: OwedRefund,
  { isFirst, isPersonWaiting }: AskOptions,
): Promise<void> {
  if (isFirst) {
    await dropRefund(tenantId, owed, { issue: NOT_CONNECTED, isAlerted: !isPersonWaiting });
    return;
  }
  if (!isPersonWaiting) {
    await alertUnasked(tenantId, owed);
  }
}
