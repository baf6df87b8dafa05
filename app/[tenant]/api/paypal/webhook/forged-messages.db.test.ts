// PayPal's signature covers only a CRC-32 of a message, and a CRC can be forged: with one genuine message, an attacker
// can make others.

import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId, TenantId } from '@/lib/ids';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { captureResource, refundHint, signedHeaders, webhookBody } from '@/lib/testing/outside/webhooks';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { captureIdOf } from '@/tools/paypal-sandbox/test-client';
import { withCrc32 } from '@/tools/paypal-sandbox/webhooks/same-crc';
import { POST } from './route';

const later = vi.hoisted(() => ({ works: [] as (() => Promise<void>)[] }));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.works.push(work) }));
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({ deliverOrderMails: vi.fn() }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const WEBHOOK_ID = 'WH-OF-THIS-SHOP';

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  later.works = [];
  tenant = await freshPayingShop(paypal);
  await database().tenant.update({ where: { id: tenant.id }, data: { paypalWebhookId: WEBHOOK_ID } });
});

type Message = { body: string; headers: Record<string, string> };

/** Sends a message, runs the work that follows, and returns the status. */
async function post({ body, headers }: Message): Promise<number> {
  const request = new Request('http://shop.test/api/paypal/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { status } = await POST(request, { params: Promise.resolve({ tenant: tenant.slug }) });
  await Promise.all(later.works.splice(0).map((work) => work()));
  return status;
}

async function approvedOrder(priceCents: number) {
  const order = await createStartedOrder(tenant, priceCents);
  await paypal.shopA.approve(order.paypalOrderId);
  return order;
}

/** A message that PayPal has signed: about an order of $1 that the forger has paid. */
async function genuineMessage(): Promise<Message> {
  const { paypalOrderId } = await approvedOrder(100);
  await paypal.shopA.capture(paypalOrderId);
  const body = webhookBody('PAYMENT.CAPTURE.COMPLETED', await captureResource(paypal, paypalOrderId));
  return { body, headers: signedHeaders(paypal, WEBHOOK_ID, body) };
}

let forgeries = 0;

/** Another message with the same signature. */
function forge({ body: genuine, headers }: Message, eventType: string, resource: object): Message {
  forgeries += 1;
  const id = `WH-FORGED-${forgeries}`;
  const body = withCrc32(crc32(genuine), (note) => webhookBody(eventType, { ...resource, note }, id));
  return { body, headers };
}

const capture = (
  tenantId: TenantId,
  { orderId, paypalOrderId }: { orderId: OrderId; paypalOrderId: string },
) => ({
  id: '8R261647WV282751T',
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '1700.00' },
  custom_id: `${tenantId}:${orderId}`,
  supplementary_data: { related_ids: { order_id: paypalOrderId } },
  seller_receivable_breakdown: { paypal_fee: { currency_code: 'USD', value: '59.82' } },
});

const isUnpaid = {
  status: 'pending',
  paymentStatus: 'unpaid',
  paidAt: null,
  payments: [{ status: 'created', paypalCaptureId: null }],
  mails: [],
};
const refunds = () => database().refund.findMany();
const alerts = () => database().orderAlert.findMany();

describe('a forger with a genuine message', () => {
  it('cannot get an order booked as paid by an order of their own, even with its exact amount', async () => {
    const unpaid = await createStartedOrder(tenant, 170_000);
    const genuine = await genuineMessage();
    const forged = forge(genuine, 'PAYMENT.CAPTURE.COMPLETED', capture(tenant.id, unpaid));
    expect(crc32(forged.body)).toBe(crc32(genuine.body));
    expect(await post(forged)).toBe(200);
    expect(await readOrder(unpaid.orderId)).toMatchObject(isUnpaid);
  });

  it('cannot do so with a PayPal order that was not started here', async () => {
    const { orderId } = await createStartedOrder(tenant, 170_000);
    await database().payment.deleteMany();
    const claim = { ...capture(tenant.id, { orderId, paypalOrderId: 'MADE-UP-1' }), id: 'MADE-UP-2' };
    await post(forge(await genuineMessage(), 'PAYMENT.CAPTURE.COMPLETED', claim));
    expect(await readOrder(orderId)).toMatchObject({ ...isUnpaid, payments: [] });
    expect(await alerts()).toEqual([]);
  });

  it.each(['PENDING', 'DECLINED', 'DENIED'])('cannot get one booked as %s', async (kind) => {
    const unpaid = await createStartedOrder(tenant, 170_000);
    await post(forge(await genuineMessage(), `PAYMENT.CAPTURE.${kind}`, capture(tenant.id, unpaid)));
    expect(await readOrder(unpaid.orderId)).toMatchObject(isUnpaid);
  });

  it('cannot cause a capture that nobody approved, nor reopen a payment', async () => {
    const unpaid = await createStartedOrder(tenant, 170_000);
    await database().payment.updateMany({ data: { status: 'expired', nextCheckAt: null } });
    await post(forge(await genuineMessage(), 'CHECKOUT.ORDER.APPROVED', { id: unpaid.paypalOrderId }));
    expect(await readOrder(unpaid.orderId)).toMatchObject({
      paymentStatus: 'unpaid',
      payments: [{ status: 'expired', captureAskedAt: null }],
    });
  });

  it.each(['REFUNDED', 'REVERSED'])('cannot get a paid order booked as %s', async (kind) => {
    const paid = await approvedOrder(170_000);
    await capturePayment(tenant.id, paid.paypalOrderId);
    const [payment] = (await readOrder(paid.orderId)).payments;
    const claim = refundHint('MADE-UP-1', payment?.paypalCaptureId ?? '');
    await post(forge(await genuineMessage(), `PAYMENT.CAPTURE.${kind}`, claim));
    expect(await readOrder(paid.orderId)).toMatchObject({ paymentStatus: 'paid', status: 'processing' });
    expect([await refunds(), await alerts()]).toEqual([[], []]);
  });

  it("cannot get one order's refund booked for another", async () => {
    const paid = await approvedOrder(170_000);
    await capturePayment(tenant.id, paid.paypalOrderId);
    const [payment] = (await readOrder(paid.orderId)).payments;
    const own = await approvedOrder(200);
    const ownCapture = captureIdOf(await paypal.shopA.capture(own.paypalOrderId));
    await paypal.shopA.refund(ownCapture);
    const [refunded] = (await paypal.ledger()).refunds;
    const claim = refundHint(refunded?.id ?? '', payment?.paypalCaptureId ?? '');
    await post(forge(await genuineMessage(), 'PAYMENT.CAPTURE.REFUNDED', claim));
    expect(await readOrder(paid.orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await refunds()).toEqual([]);
  });
});

describe('a signature', () => {
  it('that came with one event is refused with another, without a call to PayPal', async () => {
    const unpaid = await createStartedOrder(tenant, 170_000);
    const genuine = await genuineMessage();
    expect(await post(genuine)).toBe(200);
    const calls = await paypal.calls();
    for (let again = 0; again < 3; again += 1) {
      const forged = forge(genuine, 'PAYMENT.CAPTURE.COMPLETED', capture(tenant.id, unpaid));
      expect(await post(forged)).toBe(401);
    }
    expect(await database().webhookEvent.count()).toBe(1);
    expect(await paypal.calls()).toEqual(calls);
    // PayPal may send the same message again, with the same transmission id or another.
    expect(await post(genuine)).toBe(200);
    const { body } = genuine;
    expect(await post({ body, headers: signedHeaders(paypal, WEBHOOK_ID, body) })).toBe(200);
    expect(await database().webhookEvent.count()).toBe(1);
  });

  it('of a known event does not change what was stored', async () => {
    const genuine = await genuineMessage();
    await post(genuine);
    const kept = await database().webhookEvent.findMany();
    const { id }: { id: string } = JSON.parse(genuine.body);
    const body = withCrc32(crc32(genuine.body), (note) => webhookBody('ANOTHER.KIND', { note }, id));
    expect(await post({ ...genuine, body })).toBe(200);
    expect(await database().webhookEvent.findMany()).toEqual(kept);
  });

  it('of two racing texts belongs to the first one', async () => {
    const genuine = await genuineMessage();
    const forged = Array.from({ length: 10 }, () => forge(genuine, 'ANOTHER.KIND', {}));
    const statuses = await Promise.all(forged.map(post));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(9);
    expect(await database().webhookEvent.count()).toBe(1);
  });

  it.each([
    ['four days ago', 4 * 24 * 60 * 60_000 + 1_000],
    ['in an hour', -60 * 60_000],
  ])('from %s is refused', async (_name, age) => {
    const { body } = await genuineMessage();
    const transmissionTime = new Date(Date.now() - age).toISOString();
    expect(await post({ body, headers: signedHeaders(paypal, WEBHOOK_ID, body, { transmissionTime }) })).toBe(
      401,
    );
    expect(await database().webhookEvent.count()).toBe(0);
  });
});
