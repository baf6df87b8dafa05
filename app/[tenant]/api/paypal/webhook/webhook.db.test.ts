import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, tenantPool } from '@/lib/db/client';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { signedHeaders, webhookBody } from '@/lib/testing/outside/webhooks';
import { createTenant } from '@/lib/testing/rows/factories';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { GET, POST } from './route';

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
afterEach(() => {
  vi.restoreAllMocks();
});

type Post = { body: string; headers?: Record<string, string>; shop?: { slug: string } };

async function post({ body, headers = signedHeaders(paypal, WEBHOOK_ID, body), shop = tenant }: Post) {
  const request = new Request('http://shop.test/api/paypal/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const response = await POST(request, { params: Promise.resolve({ tenant: shop.slug }) });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Runs the work after the response, without the wait before it. */
async function runWorks() {
  await Promise.all(later.works.map((work) => work()));
}

const events = () => database().webhookEvent.findMany({ orderBy: { id: 'asc' } });
const refusal = (code: string) => ({ error: { code, message: expect.any(String) } });
const forged = { status: 401, body: refusal('message_not_signed') };
const body = webhookBody('CUSTOMER.DISPUTE.CREATED', { id: 'DISPUTE-1' }, 'WH-1');

describe('a message of PayPal', () => {
  it('is stored before the response, and handled afterwards', async () => {
    expect(await post({ body })).toEqual({ status: 200, body: { received: true } });
    expect(await events()).toMatchObject([
      {
        tenantId: tenant.id,
        id: 'WH-1',
        eventType: 'CUSTOMER.DISPUTE.CREATED',
        payload: { id: 'WH-1', resource: { id: 'DISPUTE-1' } },
        handledAt: null,
      },
    ]);
    await runWorks();
    expect(await events()).toMatchObject([{ handledAt: expect.any(Date), attempts: 1 }]);
  });

  it('that comes 25 times is stored once, accepted each time, and handled once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => post({ body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await runWorks();
    expect(await events()).toMatchObject([{ attempts: 1 }]);
    expect((await post({ body })).status).toBe(200);
    await runWorks();
    expect(await events()).toMatchObject([{ attempts: 1 }]);
  });

  it('that was stored before a crash is handled when it comes again', async () => {
    await post({ body });
    later.works = [];
    await post({ body });
    await runWorks();
    expect(await events()).toMatchObject([{ handledAt: expect.any(Date) }]);
  });

  it('about an approval gives the buyer’s own window five seconds', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(tenant, 4_200);
    await paypal.shopA.approve(paypalOrderId);
    const before = Date.now();
    await post({ body: webhookBody('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId }) });
    const [event] = await events();
    expect(event?.nextAttemptAt?.getTime()).toBeGreaterThanOrEqual(before + 5_000);
    await runWorks();
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid', status: 'processing' });
    expect(deliverOrderMails).toHaveBeenCalledExactlyOnceWith(tenant.id, orderId);
  });
});

describe('a refused message', () => {
  afterEach(async () => {
    expect([await events(), later.works]).toEqual([[], []]);
  });

  it('is one without a signature', async () => {
    expect(await post({ body, headers: {} })).toEqual(forged);
  });

  it('is one whose body was changed', async () => {
    const headers = signedHeaders(paypal, WEBHOOK_ID, body);
    expect(await post({ body: body.replace('DISPUTE-1', 'DISPUTE-2'), headers })).toEqual(forged);
  });

  it('is one for another shop', async () => {
    const other = await createTenant();
    await database().tenant.update({ where: { id: other.id }, data: { paypalWebhookId: 'WH-OTHER' } });
    expect(await post({ body, shop: other })).toEqual(forged);
  });

  it('is any in a shop that expects none, with the same answer', async () => {
    const { body: words } = await post({ body, headers: {} });
    const other = await createTenant();
    expect(await post({ body, shop: other })).toEqual({ status: 401, body: words });
    for (const webhookId of ['', 'null', 'undefined']) {
      const headers = signedHeaders(paypal, webhookId, body);
      expect(await post({ body, shop: other, headers })).toEqual(forged);
    }
  });

  it.each([
    ['no JSON', 'hello'],
    ['no id', '{"event_type":"X","resource":{}}'],
    ['an id that is too long', JSON.stringify({ id: 'W'.repeat(101), event_type: 'X' })],
  ])('is one with %s, though signed', async (_name, text) => {
    expect(await post({ body: text })).toEqual({ status: 400, body: refusal('invalid_json') });
  });

  it('is one that is too long', async () => {
    const long = webhookBody('X', 'x'.repeat(300_000));
    expect(await post({ body: long })).toEqual({ status: 413, body: refusal('body_too_large') });
  });

  it('is one in an unknown shop', async () => {
    const answer = await post({ body, shop: { slug: 'nobody' } });
    expect(answer).toEqual({ status: 404, body: refusal('store_not_found') });
  });

  it('is retried by PayPal if the certificate is unavailable', async () => {
    const address = `${paypal.sandbox.url}/v1/notifications/certs/CERT-DOWN`;
    await paypal.fail({ path: 'certificate', status: 503 });
    const headers = { ...signedHeaders(paypal, WEBHOOK_ID, body), 'paypal-cert-url': address };
    expect(await post({ body, headers })).toEqual({ status: 503, body: refusal('message_not_checked') });
  });

  it('is retried by PayPal if the database does not answer', async () => {
    vi.spyOn(tenantPool(), '$transaction').mockRejectedValue(new Error('connection refused'));
    const answer = await post({ body });
    expect(answer).toEqual({ status: 500, body: refusal('internal_error') });
    expect(JSON.stringify(answer)).not.toContain('refused');
    vi.restoreAllMocks();
  });

  it('is a GET', async () => {
    expect((await GET()).status).toBe(405);
  });
});

describe('strangers', () => {
  const headersOf = (signed: string, certificate?: string) => ({
    ...signedHeaders(paypal, WEBHOOK_ID, signed),
    'x-forwarded-for': '198.51.100.7',
    ...(certificate !== undefined && {
      'paypal-cert-url': `${paypal.sandbox.url}/v1/notifications/certs/${certificate}`,
    }),
  });
  const spend = () => database().$executeRaw`UPDATE rate_limits SET points = 600`;
  const tooMany = { status: 429, body: refusal('too_many_attempts') };

  it('without a possible signature cause no query', async () => {
    const transaction = vi.spyOn(tenantPool(), '$transaction');
    const elsewhere = { ...headersOf(body), 'paypal-cert-url': 'https://evil.test/v1/notifications/certs/X' };
    expect(await post({ body, headers: {} })).toEqual(forged);
    expect(await post({ body, headers: elsewhere })).toEqual(forged);
    expect(transaction).not.toHaveBeenCalled();
    expect(await database().$queryRaw`SELECT 1 FROM rate_limits`).toEqual([]);
  });

  it('are rate limited, and PayPal’s own messages are accepted all the same', async () => {
    expect((await post({ body, headers: headersOf(body) })).status).toBe(200);
    expect(await post({ body: `${body} `, headers: headersOf(body) })).toEqual(forged);
    await spend();
    expect(await post({ body: `${body} `, headers: headersOf(body) })).toEqual(tooMany);
    expect(await post({ body, headers: headersOf(body, 'CERT-UNKNOWN') })).toEqual(tooMany);
    expect((await post({ body, headers: headersOf(body) })).status).toBe(200);
  });

  it('who invented a certificate are counted before it is fetched', async () => {
    expect(await post({ body, headers: headersOf(body, 'CERT-MADE-UP') })).toEqual(forged);
    await spend();
    const { body: before } = await paypal.control('GET', 'requests');
    expect(await post({ body, headers: headersOf(body, 'CERT-MADE-UP-2') })).toEqual(tooMany);
    expect((await paypal.control('GET', 'requests')).body).toEqual(before);
  });
});

it('a message needs no Origin header: the signature proves its sender', async () => {
  const headers = { ...signedHeaders(paypal, WEBHOOK_ID, body), origin: 'https://www.paypal.com' };
  expect((await post({ body, headers })).status).toBe(200);
});
