import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSignature } from '../../../lib/payments/paypal/webhook-signature';
import { captureIdOf, idOf, orderBody, startTestSandbox, type TestSandbox } from '../test-client';

const NAMES = [
  'CHECKOUT.ORDER.APPROVED',
  ...['COMPLETED', 'PENDING', 'DENIED', 'REFUNDED', 'REVERSED'].map((end) => `PAYMENT.CAPTURE.${end}`),
];

const message = z.looseObject({
  id: z.string(),
  event_type: z.string(),
  resource: z.looseObject({ id: z.string() }),
});

type Received = { host: string; body: Buffer; headers: Headers; event: z.infer<typeof message> };

let box: TestSandbox;
let received: Received[] = [];
let refusals = 0;
let port = 0;

const shop = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const event = message.parse(JSON.parse(body.toString()));
  received.push({ host: headers.get('host') ?? '', body, headers, event });
  refusals -= 1;
  response.writeHead(refusals >= 0 ? 500 : 200).end();
});

beforeAll(async () => {
  box = await startTestSandbox();
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await box.sandbox.stop();
  shop.close();
});

let webhookId: string;
const register = (url: string, names = NAMES, client = box.shopA) =>
  client.call('POST', '/v1/notifications/webhooks', {
    body: { url, event_types: names.map((name) => ({ name })) },
  });
const listed = z.object({ webhooks: z.array(z.object({ id: z.string(), url: z.string() })) });
const list = async (client = box.shopA) =>
  listed.parse((await client.call('GET', '/v1/notifications/webhooks')).body).webhooks;

beforeEach(async () => {
  await box.control('POST', 'reset');
  for (const client of [box.shopA, box.shopB]) {
    for (const { id } of await list(client)) await client.call('DELETE', `/v1/notifications/webhooks/${id}`);
  }
  webhookId = idOf(await register(`http://mugs.localhost:${port}/api/paypal/webhook`));
  received = [];
  refusals = 0;
});

const types = () => received.map(({ event }) => event.event_type);
const arrived = async (count: number) => {
  await expect.poll(() => received.length, { interval: 10 }).toBe(count);
  return received;
};
const isGenuine = async ({ body, headers }: Received, id = webhookId) => {
  const recipient = { webhookId: id, apiBase: box.sandbox.url, now: new Date() };
  return (await checkSignature({ headers, body }, recipient)).ok;
};

describe('registering webhooks', () => {
  it('happens once for an address; an account sees and deletes its own only', async () => {
    const url = `http://mugs.localhost:${port}/api/paypal/webhook`;
    expect(await register(url)).toMatchObject({ status: 400, body: { name: 'WEBHOOK_URL_ALREADY_EXISTS' } });
    expect(await list()).toEqual([{ id: webhookId, url }]);
    expect(await list(box.shopB)).toEqual([]);
    const path = `/v1/notifications/webhooks/${webhookId}`;
    expect(await box.shopB.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await box.shopA.call('DELETE', path)).toMatchObject({ status: 204, text: '' });
    expect(await list()).toEqual([]);
  });

  it.each(['http://mugs.shop.com/api/paypal/webhook', 'ftp://mugs.localhost/', 'mugs'])(
    'refuses %s, where PayPal could not reach it safely',
    async (url) => {
      expect(await register(url)).toMatchObject({ status: 400, body: { name: 'VALIDATION_ERROR' } });
    },
  );
});

describe('webhooks', () => {
  it('report approval, capture, refund and reversal, signed, with the shop’s custom_id', async () => {
    const orderId = await box.shopA.approvedOrder();
    const captureId = captureIdOf(await box.shopA.capture(orderId));
    const body = { amount: { currency_code: 'USD', value: '10.00' }, custom_id: 'refund-1' };
    const refundId = idOf(await box.shopA.refund(captureId, { body }));
    const { body: reversal } = await box.control('POST', 'reverse', { captureId });
    expect(reversal).toMatchObject({ amount: '50.00' });
    await arrived(4);

    const byType = new Map(received.map(({ event }) => [event.event_type, event.resource]));
    expect(byType.get('CHECKOUT.ORDER.APPROVED')).toMatchObject({ id: orderId, status: 'APPROVED' });
    expect(byType.get('PAYMENT.CAPTURE.COMPLETED')).toMatchObject({
      id: captureId,
      status: 'COMPLETED',
      custom_id: 'tenant:order-1',
      supplementary_data: { related_ids: { order_id: orderId } },
    });
    const up = { rel: 'up', href: `${box.sandbox.url}/v2/payments/captures/${captureId}` };
    expect(byType.get('PAYMENT.CAPTURE.REFUNDED')).toMatchObject({
      id: refundId,
      amount: { value: '10.00' },
      custom_id: 'refund-1',
      links: [{}, up],
    });
    expect(byType.get('PAYMENT.CAPTURE.REVERSED')).toMatchObject({ amount: { value: '50.00' } });
    for (const one of received) {
      expect(one.host).toBe(`mugs.localhost:${port}`);
      expect(await isGenuine(one)).toBe(true);
      expect(await isGenuine(one, 'WH-OF-ANOTHER')).toBe(false);
    }
    const shown = await box.shopA.call('GET', `/v2/checkout/orders/${orderId}`);
    expect(shown.body).toMatchObject({
      purchase_units: [{ payments: { refunds: [{ id: refundId, custom_id: 'refund-1' }, {}] } }],
    });
  });

  it('report a pending capture without its order, and its outcome', async () => {
    const captureId = captureIdOf(
      await box.shopA.capture(await box.shopA.approvedOrder(orderBody(), { buyer: 'pending' })),
    );
    await arrived(2);
    await box.control('POST', 'settle', { captureId, status: 'DECLINED' });
    await arrived(3);
    expect(types().slice(1)).toEqual(['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED']);
    expect(received[1]?.event.resource).not.toHaveProperty('supplementary_data');
  });

  it('are of the requested events, and go to the account they are about', async () => {
    const path = `/v1/notifications/webhooks/${webhookId}`;
    await box.shopA.call('DELETE', path);
    await register(`http://mugs.localhost:${port}/`, ['PAYMENT.CAPTURE.COMPLETED']);
    await box.shopB.completedCapture();
    await box.shopA.completedCapture();
    await arrived(1);
    expect(types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
  });

  it('are retried until they are accepted', async () => {
    refusals = 1;
    await box.shopA.approvedOrder();
    const [first, second] = await arrived(2);
    expect(second?.event.id).toBe(first?.event.id);
    // The sender records an answer only after the shop has sent it.
    await expect
      .poll(async () => (await box.control('GET', 'webhooks')).body)
      .toMatchObject({ deliveries: [{ state: 'delivered', attempts: 2, status: 200 }] });
  });
});

describe('the controls of webhooks', () => {
  it('hold them and release them in another order', async () => {
    await box.control('POST', 'webhooks/hold');
    await box.shopA.completedCapture();
    expect(received).toEqual([]);
    const released = await box.control('POST', 'webhooks/release', { order: 'reversed' });
    expect(released.body).toEqual({ released: 2 });
    expect(types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
  });

  it('send each several times', async () => {
    await box.control('POST', 'webhooks/duplicate', { times: 25 });
    await box.shopA.approvedOrder();
    await arrived(25);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
  });

  it('lose the next, and send it later', async () => {
    await box.control('POST', 'webhooks/drop', { times: 1 });
    await box.shopA.completedCapture();
    await arrived(1);
    expect(types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    const { body } = await box.control('GET', 'webhooks');
    const { deliveries } = z
      .object({ deliveries: z.array(z.object({ eventId: z.string(), state: z.string() })) })
      .parse(body);
    const dropped = deliveries.find(({ state }) => state === 'dropped');
    await box.control('POST', 'webhooks/resend', { eventId: dropped?.eventId });
    expect(types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
  });

  it('sign the next with another key', async () => {
    await box.control('POST', 'webhooks/forge', { times: 1 });
    await box.shopA.completedCapture();
    await arrived(2);
    expect(await Promise.all(received.map((one) => isGenuine(one)))).toEqual([false, true]);
  });

  it('withhold the next, signed, from its shop', async () => {
    await box.control('POST', 'webhooks/intercept', { times: 1 });
    await box.shopA.completedCapture();
    await arrived(1);
    expect(types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    const { messages } = z
      .object({
        messages: z.array(
          z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
        ),
      })
      .parse((await box.control('GET', 'webhooks/intercepted')).body);
    expect(messages.map(({ body }) => message.parse(JSON.parse(body)).event_type)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
    ]);
    expect(messages[0]?.headers).toMatchObject({ 'paypal-auth-algo': 'SHA256withRSA' });
  });
});

describe('records of earlier runs', () => {
  it('can be refunded, keep their values, and cause webhooks', async () => {
    await box.shopA.call('DELETE', `/v1/notifications/webhooks/${webhookId}`);
    box.sandbox.load({
      webhooks: [{ clientId: 'shop-a', id: 'WH-PAST', url: `http://past.localhost:${port}/` }],
      payments: [
        {
          clientId: 'shop-a',
          orderId: 'PASTORDER',
          captureId: 'PASTCAPTURE',
          customId: 'tenant:order',
          amountCents: 4_200,
          payPalFeeCents: 196,
          capturedAt: '2026-11-01T10:00:00Z',
          refunds: [
            { id: 'PASTREFUND', customId: 'r1', amountCents: 1_200, createdAt: '2026-11-02T10:00:00Z' },
          ],
        },
      ],
    });
    expect((await box.shopA.call('GET', '/v2/checkout/orders/PASTORDER')).body).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [
        {
          payments: {
            captures: [{ id: 'PASTCAPTURE', status: 'PARTIALLY_REFUNDED' }],
            refunds: [{ id: 'PASTREFUND', custom_id: 'r1' }],
          },
        },
      ],
    });
    expect(await box.shopB.refund('PASTCAPTURE')).toMatchObject({ status: 404 });
    const refund = await box.shopA.refund('PASTCAPTURE', { headers: { prefer: 'return=representation' } });
    expect(refund.body).toMatchObject({ amount: { value: '30.00' } });
    const [told] = await arrived(1);
    expect(told?.event.event_type).toBe('PAYMENT.CAPTURE.REFUNDED');
  });
});
