import { PayPalError, unprocessable } from '../http/errors';
import { type Answer, header } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { newResourceId, timestamp } from '../ids';
import { hasConsented, isPartner } from '../partners/sellers';
import { type AccountContext, ownOrder, permissionDenied, wantsRepresentation } from '../route-context';
import type { SandboxState, StoredOrder } from '../state';
import { createOrderBody, type PurchaseUnit } from '../validation';
import { createdOrder, orderRepresentation } from '../views/order-views';
import { brokenRules } from './order-rules';

/**
 * `POST /v2/checkout/orders`: 201 CREATED without a payment source, 200 PAYER_ACTION_REQUIRED with one.
 */
export function createOrder({ state, call, token }: AccountContext): Answer {
  if (token.orderId !== undefined) throw permissionDenied();
  const body = validate(createOrderBody, parseJson(call.rawBody));
  const hasSource = body.payment_source !== undefined;
  if (hasSource && !header(call, 'paypal-request-id')) {
    const field = 'PayPal-Request-Id';
    throw new PayPalError(400, [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED', field, location: 'header' }]);
  }
  const context = body.payment_source?.paypal.experience_context ?? body.application_context;
  const details = brokenRules(body.purchase_units, context?.shipping_preference);
  if (details.length > 0) throw new PayPalError(422, details);
  const stranger = findStranger(state, token.clientId, body.purchase_units);
  if (stranger !== undefined) throw unprocessable('PAYEE_ACCOUNT_RESTRICTED', stranger);

  const initialStatus = hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
  const now = timestamp();
  const order: StoredOrder = {
    id: newResourceId(),
    clientId: token.clientId,
    intent: body.intent,
    initialStatus,
    status: initialStatus,
    units: body.purchase_units,
    experience: { ...body.application_context, ...body.payment_source?.paypal.experience_context },
    captureIds: [],
    createTime: now,
    updateTime: now,
  };
  state.orders.set(order.id, order);

  const view = wantsRepresentation(call) ? orderRepresentation(state, order) : createdOrder(state, order);
  return { status: hasSource ? 200 : 201, body: view };
}

/** The first payee that a partner may not act for, or that cannot be paid. */
function findStranger(state: SandboxState, clientId: string, units: readonly PurchaseUnit[]) {
  const isPaid = (unit: PurchaseUnit) => {
    const merchantId = unit.payee?.merchant_id;
    const seller = state.sellers.get(merchantId ?? '');
    return merchantId === undefined || (hasConsented(seller, clientId) && seller?.canReceive === true);
  };
  const index = isPartner(state, clientId) ? units.findIndex((unit) => !isPaid(unit)) : -1;
  return index < 0 ? undefined : { field: `/purchase_units/${index}/payee` };
}

/** `GET /v2/checkout/orders/{id}`: the order in full. */
export function getOrder(context: AccountContext): Answer {
  return { status: 200, body: orderRepresentation(context.state, ownOrder(context)) };
}
