// Asks PayPal for a refund that is owed, and books what it says. No transaction is open meanwhile.
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

/** Money went back that we may not know of: at PayPal's own pages, or by a call that PayPal has forgotten. */
const LESS_LEFT = new Set(['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED']);

/** After this long PayPal is asked what it has first, should it no longer know the request id. */
const TRUSTED_REQUEST_ID = 60 * 60_000;

type AskOptions = {
  /** Somebody at the screen sees what comes of it, so a failure needs no alert. */
  isPersonWaiting: boolean;
  /**
   * Nobody has asked PayPal for it before. Then no money can have moved where the account is refused: the gateway
   * says so only if no try within its call was left open.
   */
  isFirst: boolean;
  /** Only if it is due: somebody who asks for it right now, and whose answer is still to come, is not joined. */
  isOnlyIfDue: boolean;
};

/** `unavailable`: PayPal gave no usable answer. `nothing`: it is over, or somebody else asks for it. */
export type AskedRefund = 'answered' | 'unavailable' | 'nothing';

/**
 * Asks once for a refund that has no final answer, with the request id it always had, and books the answer. Where
 * none comes it stays owed, and is due again later. Does nothing for one that is over.
 */
export async function askForRefund(
  tenantId: TenantId,
  refundId: string,
  options: AskOptions,
): Promise<AskedRefund> {
  const owed = await claimRefund(tenantId, refundId, options);
  if (owed === null) {
    return 'nothing';
  }
  const account = await gatewayAccountOf(tenantId);
  const { paypalClientId } = owed.payment;
  if (account !== null && !isOfAccount(paypalClientId, account.clientId)) {
    // Another account than the one that took the money knows nothing of it; the old one may come back.
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
  const { id, createdAt, captureId, amountCents, reason, reasonCode, payment } = owed;
  if (Date.now() - createdAt.getTime() > TRUSTED_REQUEST_ID) {
    const looked = await bookKnownRefunds(gateway, tenantId, owed);
    if (!looked.ok) {
      return looked;
    }
    // PayPal may have it under our reference, or somebody gave the same money back at PayPal's own pages.
    if (looked.value.some(({ reference }) => reference === id) || !(await isStillOwed(tenantId, id))) {
      return ok(null);
    }
  }
  const refunded = await gateway.refund(captureId, {
    requestId: `refund:${id}`,
    // Of a payment that was not the order's, all there is: it may be in another currency.
    amount: payment.status === 'captured' ? cents(amountCents) : null,
    reference: id,
    note: refundReasonText(reason, reasonCode),
  });
  return refunded.ok ? ok({ ...refunded.value, reference: id }) : refunded;
}

const lookUp = (gateway: PaymentGateway, paypalRefundId: string) => gateway.findRefund(paypalRefundId);

/** Books every refund that PayPal has of the payment. */
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

/** PayPal said no. If it has less left than we thought, what it has is booked before the refund is given up. */
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
      // Asked for again later, it is refused again, and then looked at again.
      return;
    }
  }
  // What is owed by nobody's wish and has gone back already needs no eyes.
  const isSettled = issue === 'CAPTURE_FULLY_REFUNDED';
  await dropRefund(tenantId, owed, { issue, isAlerted: !isPersonWaiting && !isSettled });
}

/**
 * The account is not known to PayPal. A first try cannot have moved money; any other may have, so it stays owed, and
 * is put before the shop's people where none of them waits.
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
