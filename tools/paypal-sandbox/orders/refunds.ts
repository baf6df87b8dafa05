import type { z } from 'zod';
import { resourceNotFound, unprocessable } from '../http/errors';
import type { Answer } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { newResourceId, timestamp } from '../ids';
import { decimalsOf, decimalsWritten, fromMinorUnits, type Money, toMinorUnits } from '../money';
import { requireAssertion } from '../partners/sellers';
import { type AccountContext, permissionDenied, wantsRepresentation } from '../route-context';
import type { SandboxState, StoredCapture, StoredRefund } from '../state';
import { refundBody } from '../validation';
import { createdRefund, refundView } from '../views/refund-views';
import { announceRefund } from '../webhooks/webhook-events';
import { ownCapture } from './captures';

function checkMoney(money: Money, capture: StoredCapture, field: string): void {
  const currency = { field: `${field}/currency_code`, value: money.currency_code };
  const value = { field: `${field}/value`, value: money.value };
  if (money.currency_code !== capture.amount.currency_code)
    throw unprocessable('CURRENCY_MISMATCH', currency);
  if (decimalsWritten(money.value) > (decimalsOf(money.currency_code) ?? 2)) {
    throw unprocessable('DECIMAL_PRECISION', value);
  }
}

function refundableMinor(capture: StoredCapture): number {
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
  return toMinorUnits(capture.amount) - capture.refundedMinor;
}

function refundedMinor(capture: StoredCapture, requested: Money | undefined): number {
  const left = refundableMinor(capture);
  if (!requested) return left;
  checkMoney(requested, capture, '/amount');
  const amount = toMinorUnits(requested);
  const detail = { field: '/amount/value', value: requested.value };
  if (amount <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', detail);
  if (amount > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', detail);
  return amount;
}

function platformFeeMinor(capture: StoredCapture, requested: Money | undefined): number {
  if (!requested) return 0;
  const field = '/payment_instruction/platform_fees/0/amount';
  checkMoney(requested, capture, field);
  if (capture.platformFeeMinor === 0) throw unprocessable('PLATFORM_FEE_NOT_ENABLED', { field });
  const fee = toMinorUnits(requested);
  const left = capture.platformFeeMinor - capture.refundedPlatformFeeMinor;
  if (fee > left) {
    throw unprocessable('PLATFORM_FEE_EXCEEDED', { field: `${field}/value`, value: requested.value });
  }
  return fee;
}

type MoneyBack = { amountMinor: number; feeMinor: number; body: z.infer<typeof refundBody> };

/** Moves money of a capture back to its buyer. */
function giveBack(capture: StoredCapture, { amountMinor, feeMinor, body }: MoneyBack): StoredRefund {
  capture.refundedMinor += amountMinor;
  capture.refundedPlatformFeeMinor += feeMinor;
  const isFull = capture.refundedMinor === toMinorUnits(capture.amount);
  capture.status = isFull ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updateTime = timestamp();
  return {
    id: newResourceId(),
    captureId: capture.id,
    clientId: capture.clientId,
    status: 'COMPLETED',
    amount: fromMinorUnits(amountMinor, capture.amount.currency_code),
    platformFeeMinor: feeMinor,
    totalRefundedMinor: capture.refundedMinor,
    customId: body.custom_id,
    invoiceId: body.invoice_id,
    noteToPayer: body.note_to_payer,
    createTime: capture.updateTime,
  };
}

/** Reverses all that is left of a completed capture; null if nothing is left. */
export function reverseCapture(state: SandboxState, captureId: string): StoredRefund | null {
  const capture = state.captures.get(captureId);
  if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') return null;
  const amountMinor = toMinorUnits(capture.amount) - capture.refundedMinor;
  const refund = giveBack(capture, { amountMinor, feeMinor: 0, body: {} });
  state.refunds.set(refund.id, refund);
  announceRefund(state, refund, 'REVERSED');
  return refund;
}

/** `POST /v2/payments/captures/{id}/refund`: 201; an empty body refunds everything that is left. */
export function refundCapture(context: AccountContext): Answer {
  const { state, call } = context;
  const capture = ownCapture(context);
  const body = validate(refundBody, parseJson(call.rawBody, {}));
  const amountMinor = refundedMinor(capture, body.amount);
  const feeMinor = platformFeeMinor(capture, body.payment_instruction?.platform_fees?.[0]?.amount);

  const refund = giveBack(capture, { amountMinor, feeMinor, body });
  state.refunds.set(refund.id, refund);
  announceRefund(state, refund, 'REFUNDED');
  return {
    status: 201,
    body: wantsRepresentation(call) ? refundView(state, refund) : createdRefund(state, refund),
  };
}

/** `GET /v2/payments/refunds/{id}`. */
export function getRefund(context: AccountContext): Answer {
  const { state, token, resourceId } = context;
  const refund = state.refunds.get(resourceId);
  if (!refund || refund.clientId !== token.clientId) throw resourceNotFound();
  if (token.orderId !== undefined) throw permissionDenied();
  requireAssertion(context, state.captures.get(refund.captureId)?.merchantId ?? '');
  return { status: 200, body: refundView(state, refund) };
}
