import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { sealSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createOrder, createPayingTenant, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { startPayment } from './start-payment';

const paypal = await startPayPal();
let tenant: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  orderId = (await createOrder(tenant, { priceCents: 6_000 })).id;
});

const start = () => startPayment(tenant.id, orderId, cents(6_000));
const failure = (error: string) => ({ ok: false, error });

describe('when PayPal fails', () => {
  it.each([500, 503, 429])('with %i twice, the payment is unavailable after two calls', async (status) => {
    await paypal.fail({ path: 'create', status, times: 5 });
    expect(await start()).toEqual(failure('unavailable'));
    expect(await paypal.calls()).toEqual(['create', 'create']);
    const { payments, paymentStatus } = await readOrder(orderId);
    expect([payments, paymentStatus]).toEqual([[], 'unpaid']);
  });

  it('works again as soon as PayPal does', async () => {
    await paypal.fail({ path: 'create', status: 500, times: 2 });
    expect(await start()).toEqual(failure('unavailable'));
    expect(await start()).toMatchObject({ ok: true });
  });

  it.each<[string, object]>([
    ['answers 500 once', { status: 500 }],
    ['drops the request', { dropBeforeCommit: true }],
    ['drops its answer', { dropAnswerAfterCommit: true }],
    ['answers no JSON', { rawBody: '<html>', afterCommit: true }],
    ['answers nothing', { rawBody: '', afterCommit: true }],
  ])('and %s, the second call gets the same PayPal order', async (_name, fault) => {
    await paypal.fail({ path: 'create', ...fault });
    const started = await start();
    const { orders } = await paypal.ledger();
    expect(orders).toHaveLength(1);
    expect(started).toEqual({ ok: true, value: { paypalOrderId: orders[0]?.id, isDecided: false } });
  });

  it('and processes the call twice, there is one PayPal order', async () => {
    await paypal.fail({ path: 'create', duplicate: true });
    expect(await start()).toMatchObject({ ok: true });
    expect((await paypal.ledger()).orders).toHaveLength(1);
  });

  it('and returns an order without an id, the payment is unavailable', async () => {
    await paypal.fail({ path: 'create', rawBody: '{"id":null}', times: 2 });
    expect(await start()).toEqual(failure('unavailable'));
  });

  it('and refuses the order, there is no second call', async () => {
    const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] };
    await paypal.fail({ path: 'create', status: 422, body });
    expect(await start()).toEqual(failure('refused'));
    expect(await paypal.calls()).toEqual(['create']);
  });
});

describe("a shop's account", () => {
  it("with another shop's client id and a wrong secret never gets that shop's access token", async () => {
    // The other shop has just signed in, so its token is cached in this process.
    expect(await start()).toMatchObject({ ok: true });
    const { clientId } = PAYPAL_ACCOUNTS.a;
    const impostor = await createPayingTenant({ clientId, clientSecret: 'a guess' });
    const order = await createOrder(impostor, { priceCents: 500 });
    expect(await startPayment(impostor.id, order.id, cents(500))).toEqual(failure('misconfigured'));
    expect((await paypal.ledger()).orders).toHaveLength(1);
    expect((await readOrder(order.id)).payments).toEqual([]);
  });

  it('may have a secret with a colon, and captures only its own money', async () => {
    const shop = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    const order = await createOrder(shop, { priceCents: 500 });
    expect(await startPayment(shop.id, order.id, cents(500))).toMatchObject({ ok: true });
    expect((await paypal.ledger()).orders).toMatchObject([{ clientId: 'shop-b' }]);
  });

  it('signs in again when PayPal no longer accepts the access token', async () => {
    expect(await start()).toMatchObject({ ok: true });
    await paypal.fail({ path: 'create', status: 401, body: { error: 'invalid_token' } });
    const order = await createOrder(tenant, { priceCents: 500 });
    expect(await startPayment(tenant.id, order.id, cents(500))).toMatchObject({ ok: true });
  });
});

it('returns the recorded attempt if another process recorded one in a race', async () => {
  await paypal.fail({ path: 'create', hold: true });
  const starting = start();
  await paypal.untilHeld();
  const recorded = { attempt: 1, paypalOrderId: 'OTHER', amountCents: 6_000 };
  await database().payment.create({ data: { tenantId: tenant.id, orderId, ...recorded } });
  await paypal.release();
  expect(await starting).toEqual({ ok: true, value: { paypalOrderId: 'OTHER', isDecided: false } });
});

it('opens another attempt when the shop changes its account, and returns the first one when it changes back', async () => {
  const use = (account: { clientId: string; clientSecret: string }) =>
    database().tenant.update({
      where: { id: tenant.id },
      data: {
        paypalClientId: account.clientId,
        paypalSecretEncrypted: sealSecret('paypal-secret', tenant.id, account.clientSecret),
      },
    });
  const first = await start();
  await use(PAYPAL_ACCOUNTS.b);
  const second = await start();
  expect(second).toMatchObject({ ok: true });
  expect(second).not.toEqual(first);
  expect(await start()).toEqual(second);
  const { payments } = await readOrder(orderId);
  expect(payments.map(({ paypalClientId }) => paypalClientId)).toEqual(['shop-a', 'shop-b']);
  const [old] = payments;
  expect(await capturePayment(tenant.id, old?.paypalOrderId ?? '')).toEqual(
    failure('payment_not_configured'),
  );
  await use(PAYPAL_ACCOUNTS.a);
  expect(await start()).toEqual(first);
});

it('opens no other attempt after a change of the account if the first may be paid', async () => {
  const first = await start();
  await database().payment.updateMany({ data: { captureAskedAt: new Date() } });
  await database().tenant.update({
    where: { id: tenant.id },
    data: {
      paypalClientId: PAYPAL_ACCOUNTS.b.clientId,
      paypalSecretEncrypted: sealSecret('paypal-secret', tenant.id, PAYPAL_ACCOUNTS.b.clientSecret),
    },
  });
  expect(await start()).toEqual(first);
  await database().payment.updateMany({ data: { declinedAt: new Date() } });
  expect(await start()).not.toEqual(first);
});

describe('an order that PayPal shows to the buyer', () => {
  it('may have a name of 300 characters with an emoji at the cut', async () => {
    const name = `${'x'.repeat(126)}🧶${'y'.repeat(150)}`;
    const order = await createOrder(tenant, { name, priceCents: 500 });
    const started = await startPayment(tenant.id, order.id, cents(500));
    const paypalOrderId = started.ok ? started.value.paypalOrderId : '';
    const { text } = await paypal.shopA.call('GET', `/v2/checkout/orders/${paypalOrderId}`);
    expect(text).toContain('x'.repeat(126));
    expect(text).not.toMatch(/\\ud83e(?!\\ud)/i);
  });
});
