// PayPal webhook messages for tests, signed by the stand-in.

import { z } from 'zod';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { ownCertificate } from '@/tools/paypal-sandbox/webhooks/certificate';
import { signMessage } from '@/tools/paypal-sandbox/webhooks/sign-message';
import type { PayPal } from './paypal';

let count = 0;
const newEventId = () => {
  count += 1;
  return `WH-TEST-${count}`;
};

/** The body of a message, by default with a new id. */
export const webhookBody = (eventType: string, resource: unknown, id = newEventId()) =>
  JSON.stringify({ id, event_type: eventType, create_time: '2026-11-21T12:00:00Z', resource });

/** The headers with the stand-in's signature of a message to a shop. */
export const signedHeaders = (
  paypal: PayPal,
  webhookId: string,
  body: string,
  sent: { transmissionTime?: string } = {},
) =>
  signMessage({
    ...sent,
    webhookId,
    body,
    privateKey: ownCertificate().privateKey,
    certificateUrl: `${paypal.sandbox.url}/v1/notifications/certs/${ownCertificate().id}`,
  });

/** Stores a message as if it had just been received; returns its id. */
export async function keepEvent(tenantId: TenantId, eventType: string, resource: unknown): Promise<string> {
  const body = webhookBody(eventType, resource);
  const { id, ...payload } = z.object({ id: z.string() }).catchall(z.json()).parse(JSON.parse(body));
  await database().webhookEvent.create({ data: { tenantId, id, eventType, payload: { id, ...payload } } });
  return id;
}

export const readEvent = (id: string) => database().webhookEvent.findFirstOrThrow({ where: { id } });

const capturedOrder = z.object({
  purchase_units: z.array(
    z.object({
      payments: z.object({ captures: z.array(z.looseObject({ id: z.string() })) }),
    }),
  ),
});

/** The capture of a PayPal order, as PayPal's messages show it. */
export async function captureResource(paypal: PayPal, paypalOrderId: string) {
  const { body } = await paypal.shopA.call('GET', `/v2/checkout/orders/${paypalOrderId}`);
  const capture = capturedOrder.parse(body).purchase_units[0]?.payments.captures[0];
  if (capture === undefined) {
    throw new Error('The order has no capture');
  }
  return { ...capture, supplementary_data: { related_ids: { order_id: paypalOrderId } } };
}

/** The content of a message about refunded money: only its ids count. */
export const refundHint = (refundId: string, captureId: string) => ({
  id: refundId,
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '0.01' },
  links: [{ rel: 'up', href: `https://api.paypal.test/v2/payments/captures/${captureId}` }],
});
