import type { Buyer } from '../buyers';
import { merchantIdOf } from '../ids';
import type { SandboxState, StoredCapture, StoredOrder } from '../state';
import type { PurchaseUnit } from '../validation';
import { captureView } from './capture-views';
import { refundView } from './refund-views';

type Link = { href: string; rel: string; method: string };

const fullName = (buyer: Buyer) => ({ given_name: buyer.givenName, surname: buyer.surname });

function payerOf(buyer: Buyer) {
  return {
    name: fullName(buyer),
    email_address: buyer.email,
    payer_id: buyer.payerId,
    address: { country_code: 'US' },
  };
}

function payPalSourceOf(buyer: Buyer) {
  return {
    paypal: {
      email_address: buyer.email,
      account_id: buyer.payerId,
      account_status: 'VERIFIED',
      name: fullName(buyer),
      address: { country_code: 'US' },
    },
  };
}

/** Who receives a unit's money: the payee it names, else the account that created the order. */
export function payeeOf(
  order: StoredOrder,
  unit: PurchaseUnit,
): { merchant_id?: string; email_address?: string } {
  return unit.payee ?? { merchant_id: merchantIdOf(order.clientId) };
}

/** Where the buyer is sent to approve an order. */
export function approvalUrl(state: SandboxState, orderId: string): string {
  return `${state.publicUrl}/checkoutnow?token=${orderId}`;
}

/** The links of an order in its present state. An order with a payment source has only `payer-action`. */
function orderLinks(state: SandboxState, order: StoredOrder): Link[] {
  const self = `${state.publicUrl}/v2/checkout/orders/${order.id}`;
  const selfLink = { href: self, rel: 'self', method: 'GET' };
  const update = { href: self, rel: 'update', method: 'PATCH' };
  const capture = { href: `${self}/capture`, rel: 'capture', method: 'POST' };
  const approval = approvalUrl(state, order.id);
  switch (order.status) {
    case 'CREATED':
      return [selfLink, { href: approval, rel: 'approve', method: 'GET' }, update, capture];
    case 'PAYER_ACTION_REQUIRED':
      return [selfLink, { href: approval, rel: 'payer-action', method: 'GET' }];
    case 'APPROVED':
      return [selfLink, update, capture];
    case 'COMPLETED':
      return [selfLink];
  }
}

function capturesOf(state: SandboxState, order: StoredOrder): StoredCapture[] {
  return order.captureIds.flatMap((id) => state.captures.get(id) ?? []);
}

function paymentsOf(state: SandboxState, order: StoredOrder, unitIndex: number) {
  const captures = capturesOf(state, order).filter((capture) => capture.unitIndex === unitIndex);
  if (captures.length === 0) return {};
  const ids = new Set(captures.map((capture) => capture.id));
  const refunds = [...state.refunds.values()].filter((refund) => ids.has(refund.captureId));
  return {
    payments: {
      captures: captures.map((capture) => captureView(state, capture)),
      ...(refunds.length > 0 ? { refunds: refunds.map((refund) => refundView(state, refund)) } : {}),
    },
  };
}

/** An order as `GET` and `Prefer: return=representation` show it. */
export function orderRepresentation(state: SandboxState, order: StoredOrder) {
  const buyer = order.approval?.buyer;
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...(buyer ? { payment_source: payPalSourceOf(buyer) } : {}),
    purchase_units: order.units.map((unit, index) => ({
      ...unit,
      reference_id: unit.reference_id ?? 'default',
      payee: payeeOf(order, unit),
      ...paymentsOf(state, order, index),
    })),
    ...(buyer ? { payer: payerOf(buyer) } : {}),
    create_time: order.createTime,
    update_time: order.updateTime,
    links: orderLinks(state, order),
  };
}

/** The short answer to a create call. */
export function createdOrder(state: SandboxState, order: StoredOrder) {
  const hasSource = order.initialStatus === 'PAYER_ACTION_REQUIRED';
  return {
    id: order.id,
    status: order.status,
    ...(hasSource ? { payment_source: { paypal: {} } } : {}),
    links: orderLinks(state, order),
  };
}

/** The short answer to a capture call. It has the captures but, like PayPal's, no unit amount. */
export function capturedOrder(state: SandboxState, order: StoredOrder) {
  const buyer = order.approval?.buyer;
  return {
    id: order.id,
    status: order.status,
    ...(buyer ? { payment_source: payPalSourceOf(buyer) } : {}),
    purchase_units: order.units.map((unit, index) => ({
      reference_id: unit.reference_id ?? 'default',
      ...(unit.shipping ? { shipping: unit.shipping } : {}),
      ...paymentsOf(state, order, index),
    })),
    ...(buyer ? { payer: payerOf(buyer) } : {}),
    links: orderLinks(state, order),
  };
}
