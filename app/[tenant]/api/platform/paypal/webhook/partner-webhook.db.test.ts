import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { PLATFORM_KEY } from '@/lib/tenants/platform-tenant';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { connectShop, PARTNER, setPartner } from '@/lib/testing/outside/partner';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { signedHeaders, webhookBody } from '@/lib/testing/outside/webhooks';
import { createTenant } from '@/lib/testing/rows/factories';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { POST } from './route';

const later = vi.hoisted(() => ({ works: [] as (() => Promise<void>)[] }));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.works.push(work) }));
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({ deliverOrderMails: vi.fn() }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const WEBHOOK_ID = 'WH-OF-THE-PLATFORM';

setPartner();
const paypal = await startPayPal();

let shop: Tenant;
let seller: string;
beforeEach(async () => {
  later.works = [];
  shop = await freshPayingShop(paypal);
  seller = await connectShop(paypal, shop);
  const platform = await findPlatform();
  await database().tenant.update({
    where: { id: platform?.id ?? '' },
    data: { paypalWebhookId: WEBHOOK_ID },
  });
});

async function post(
  body: string,
  { headers = signedHeaders(paypal, WEBHOOK_ID, body), key = PLATFORM_KEY } = {},
) {
  const request = new Request('http://makerfront.test/api/platform/paypal/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return (await POST(request, { params: Promise.resolve({ tenant: key }) })).status;
}

const runWorks = () => Promise.all(later.works.map((work) => work()));
const events = () => database().webhookEvent.findMany({ select: { tenantId: true, eventType: true } });
const merchantOf = async () =>
  (await database().tenant.findUniqueOrThrow({ where: { id: shop.id } })).paypalMerchantId;

/** A message that PayPal has just made. */
const fresh = (eventType: string, resource: object) =>
  webhookBody(eventType, resource).replace('2026-11-21T12:00:00Z', new Date().toISOString());

describe('a message to the platform', () => {
  it('about an approval pays the order of the shop that it belongs to', async () => {
    await createTenant();
    const { orderId, paypalOrderId } = await createStartedOrder(shop, 4_200);
    await paypal.shopA.approve(paypalOrderId);
    expect(await post(fresh('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId }))).toBe(200);
    expect(await events()).toEqual([{ tenantId: shop.id, eventType: 'CHECKOUT.ORDER.APPROVED' }]);
    await runWorks();
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('about a refund made at PayPal books it with its shop', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(shop, 4_200);
    await paypal.shopA.approve(paypalOrderId);
    await capturePayment(shop.id, paypalOrderId);
    const { paypalCaptureId } = await database().payment.findFirstOrThrow({ where: { orderId } });
    const { body: reversed } = await paypal.control('POST', 'reverse', { captureId: paypalCaptureId });
    const links = [
      { rel: 'up', href: `${paypal.sandbox.url}/v2/payments/captures/${paypalCaptureId}`, method: 'GET' },
    ];
    const { id } = reversed as { id: string };
    expect(await post(fresh('PAYMENT.CAPTURE.REVERSED', { id, links }))).toBe(200);
    await runWorks();
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('about a payment that is not known comes again while it is young, and is then left alone', async () => {
    const unknown = { id: 'NOBODYS0ORDER' };
    expect(await post(fresh('CHECKOUT.ORDER.APPROVED', unknown))).toBe(503);
    expect(await post(webhookBody('CHECKOUT.ORDER.APPROVED', unknown))).toBe(200);
    expect(await events()).toEqual([]);
  });

  it('that names a shop which is not connected is not kept there', async () => {
    const other = await createTenant();
    const custom_id = `${other.id}:${crypto.randomUUID()}`;
    expect(await post(webhookBody('PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE0NOBODY', custom_id }))).toBe(
      200,
    );
    expect(await events()).toEqual([]);
  });

  it('that a seller has left is believed once PayPal says so too', async () => {
    const revoked = () => post(fresh('MERCHANT.PARTNER-CONSENT.REVOKED', { merchant_id: seller }));
    expect(await revoked()).toBe(200);
    expect(await merchantOf()).toBe(seller);
    await paypal.control('POST', 'revoke', { merchantId: seller, clientId: PARTNER.clientId });
    expect(await revoked()).toBe(200);
    expect(await merchantOf()).toBeNull();
  });

  it('is refused without a signature to the platform, and on a shop’s host', async () => {
    const body = fresh('MERCHANT.PARTNER-CONSENT.REVOKED', { merchant_id: seller });
    expect(await post(body, { headers: signedHeaders(paypal, 'WH-OF-A-SHOP', body) })).toBe(401);
    expect(await post(body, { key: shop.slug })).toBe(404);
  });
});
