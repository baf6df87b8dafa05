import type { Fault } from '../faults';
import { PayPalError, resourceNotFound, unprocessable } from '../http/errors';
import type { Answer } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { newResourceId, timestamp } from '../ids';
import { toMinorUnits } from '../money';
import { requireAssertion } from '../partners/sellers';
import { type AccountContext, ownOrder, permissionDenied, wantsRepresentation } from '../route-context';
import type { CaptureStatus, SandboxState, StoredCapture, StoredOrder } from '../state';
import { captureBody, type PurchaseUnit } from '../validation';
import { captureView } from '../views/capture-views';
import { approvalUrl, capturedOrder, orderRepresentation, payeeOf } from '../views/order-views';
import { announceCapture } from '../webhooks/webhook-events';

/** PayPal's own fee, in the smallest unit: 3.49 % + 49, never more than the amount. */
function payPalFee(amountMinor: number): number {
  return Math.min(Math.round(amountMinor * 0.0349) + 49, amountMinor);
}

function merchantOf(order: StoredOrder, unit: PurchaseUnit): string {
  const payee = payeeOf(order, unit);
  return payee.merchant_id ?? payee.email_address ?? '';
}

function hasCapturedInvoice(state: SandboxState, order: StoredOrder): boolean {
  return order.units.some((unit) => {
    if (unit.invoice_id === undefined) return false;
    const merchantId = merchantOf(order, unit);
    return [...state.captures.values()].some((capture) => {
      return capture.invoiceId === unit.invoice_id && capture.merchantId === merchantId;
    });
  });
}

function instrumentDeclined(state: SandboxState, order: StoredOrder): PayPalError {
  order.status = order.initialStatus;
  order.approval = undefined;
  order.updateTime = timestamp();
  const link = { href: approvalUrl(state, order.id), rel: 'redirect', method: 'GET' as const };
  return new PayPalError(422, [{ issue: 'INSTRUMENT_DECLINED' }], [link]);
}

function captureUnit(
  order: StoredOrder,
  unitIndex: number,
  unit: PurchaseUnit,
  fault?: Fault,
): StoredCapture {
  const isPending = order.approval?.instrument === 'pending';
  const status: CaptureStatus = fault?.overrideCaptureStatus ?? (isPending ? 'PENDING' : 'COMPLETED');
  const amount = {
    currency_code: fault?.overrideCaptureCurrency ?? unit.amount.currency_code,
    value: fault?.overrideCaptureAmount ?? unit.amount.value,
  };
  const platformFee = unit.payment_instruction?.platform_fees?.[0]?.amount;
  const now = timestamp();
  return {
    id: newResourceId(),
    orderId: order.id,
    clientId: order.clientId,
    unitIndex,
    merchantId: merchantOf(order, unit),
    status,
    pendingReason: status === 'PENDING' ? (isPending ? 'ECHECK' : 'PENDING_REVIEW') : undefined,
    amount,
    payPalFeeMinor: payPalFee(toMinorUnits(amount)),
    platformFeeMinor: platformFee ? toMinorUnits(platformFee) : 0,
    refundedMinor: 0,
    refundedPlatformFeeMinor: 0,
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    createTime: now,
    updateTime: now,
  };
}

/** `POST /v2/checkout/orders/{id}/capture`: 201 and COMPLETED, one capture for each purchase unit. */
export function captureOrder(context: AccountContext): Answer {
  const { state, call, fault } = context;
  const order = ownOrder(context);
  validate(captureBody, parseJson(call.rawBody, {}));
  if (order.intent !== 'CAPTURE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (state.blockDuplicateInvoices && hasCapturedInvoice(state, order)) {
    throw unprocessable('DUPLICATE_INVOICE_ID');
  }
  if (order.approval?.instrument === 'declined') throw instrumentDeclined(state, order);

  order.units.forEach((unit, index) => {
    const capture = captureUnit(order, index, unit, fault);
    state.captures.set(capture.id, capture);
    order.captureIds.push(capture.id);
  });
  order.status = 'COMPLETED';
  order.updateTime = timestamp();
  for (const id of order.captureIds) {
    const capture = state.captures.get(id);
    if (capture) announceCapture(state, capture);
  }

  const view = wantsRepresentation(call) ? orderRepresentation(state, order) : capturedOrder(state, order);
  return { status: 201, body: view };
}

/** The capture in the path, if the caller's account made it. Throws 404, or 403 for a browser's token. */
export function ownCapture(context: AccountContext): StoredCapture {
  const { state, token, resourceId } = context;
  const capture = state.captures.get(resourceId);
  if (!capture || capture.clientId !== token.clientId) throw resourceNotFound();
  if (token.orderId !== undefined) throw permissionDenied();
  requireAssertion(context, capture.merchantId);
  return capture;
}

/** `GET /v2/payments/captures/{id}`, which also names the order. */
export function getCapture(context: AccountContext): Answer {
  const capture = ownCapture(context);
  const related = { supplementary_data: { related_ids: { order_id: capture.orderId } } };
  return { status: 200, body: { ...captureView(context.state, capture), ...related } };
}
