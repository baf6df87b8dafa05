import { newResourceId, timestamp } from '../ids';
import type { CaptureStatus, SandboxState, StoredCapture, StoredOrder, StoredRefund } from '../state';
import { captureView } from '../views/capture-views';
import { orderRepresentation } from '../views/order-views';
import { refundView } from '../views/refund-views';
import type { WebhookEvent } from './webhook-message';

type EventParts = {
  clientId: string;
  eventType: string;
  resourceType: 'checkout-order' | 'capture' | 'refund' | 'partner-consent';
  summary: string;
  resource: object;
};

function newEvent(
  state: SandboxState,
  { clientId, eventType, resourceType, summary, resource }: EventParts,
): WebhookEvent {
  const id = `WH-${newResourceId()}-${newResourceId()}`;
  const self = `${state.publicUrl}/v1/notifications/webhooks-events/${id}`;
  const body = {
    id,
    event_version: '1.0',
    create_time: timestamp(),
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: eventType,
    summary,
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  return { id, eventType, clientId, body };
}

/** A seller has taken back that a partner acts for them. */
export function announceRevocation(state: SandboxState, clientId: string, merchantId: string): void {
  state.sender.send(
    newEvent(state, {
      clientId,
      eventType: 'MERCHANT.PARTNER-CONSENT.REVOKED',
      resourceType: 'partner-consent',
      summary: 'The Account setup consents has been revoked or the merchant account is closed',
      resource: { merchant_id: merchantId },
    }),
  );
}

/** A buyer has approved an order. */
export function announceApproval(state: SandboxState, order: StoredOrder): void {
  state.sender.send(
    newEvent(state, {
      clientId: order.clientId,
      eventType: 'CHECKOUT.ORDER.APPROVED',
      resourceType: 'checkout-order',
      summary: 'An order has been approved by buyer',
      resource: orderRepresentation(state, order),
    }),
  );
}

const capturePhrases: Record<CaptureStatus, { name: string; summary: string } | null> = {
  COMPLETED: { name: 'COMPLETED', summary: 'Payment completed for' },
  PENDING: { name: 'PENDING', summary: 'Payment pending for' },
  DECLINED: { name: 'DECLINED', summary: 'Payment declined for' },
  PARTIALLY_REFUNDED: null,
  REFUNDED: null,
};

/** A capture reached its present status. A pending one that is declined is called denied. */
export function announceCapture(state: SandboxState, capture: StoredCapture, wasPending = false): void {
  const phrase = capturePhrases[capture.status];
  if (!phrase) return;
  const { value, currency_code } = capture.amount;
  const isDenied = wasPending && capture.status === 'DECLINED';
  // PayPal omits the order's id while a capture is pending.
  const related = { supplementary_data: { related_ids: { order_id: capture.orderId } } };
  state.sender.send(
    newEvent(state, {
      clientId: capture.clientId,
      eventType: `PAYMENT.CAPTURE.${isDenied ? 'DENIED' : phrase.name}`,
      resourceType: 'capture',
      summary: `${phrase.summary} $ ${value} ${currency_code}`,
      resource: { ...captureView(state, capture), ...(capture.status === 'PENDING' ? {} : related) },
    }),
  );
}

/** Money of a capture was returned: refunded by the shop, or reversed by PayPal. */
export function announceRefund(
  state: SandboxState,
  refund: StoredRefund,
  kind: 'REFUNDED' | 'REVERSED',
): void {
  const { value, currency_code } = refund.amount;
  state.sender.send(
    newEvent(state, {
      clientId: refund.clientId,
      eventType: `PAYMENT.CAPTURE.${kind}`,
      resourceType: 'refund',
      summary: `A $ ${value} ${currency_code} capture payment was ${kind.toLowerCase()}`,
      resource: refundView(state, refund),
    }),
  );
}
