import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { asTenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { WEBHOOK_EVENT_TYPES } from '@/lib/payments/paypal/webhook-event-types';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { openSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createPayingTenant } from '@/lib/testing/rows/orders';
import { connectPayPal, disconnectPayPal, requestMessages } from './paypal-account.commands';

const { a, b } = PAYPAL_ACCOUNTS;
const refused = { ok: false, error: 'refused' };
const unavailable = { ok: false, error: 'unavailable' };

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  await paypal.reset();
  tenant = await freshTenant();
});
afterEach(() => {
  vi.useRealTimers();
});

const rowOf = async ({ id }: Tenant) => {
  const { updatedAt: _updatedAt, ...row } = await database().tenant.findUniqueOrThrow({ where: { id } });
  return row;
};

describe('connecting PayPal', () => {
  it('stores the id, and the secret encrypted for this shop; nothing else changes', async () => {
    const neighbour = await createPayingTenant(b);
    const [before, theirs] = [await rowOf(tenant), await rowOf(neighbour)];
    expect(await connectPayPal(tenant.id, a)).toEqual({ ok: true, value: null });

    const { paypalSecretEncrypted: sealed, ...after } = await rowOf(tenant);
    const { paypalSecretEncrypted: _none, ...unchanged } = before;
    expect(after).toEqual({ ...unchanged, paypalClientId: a.clientId });
    expect(sealed).not.toContain(a.clientSecret);
    expect(openSecret('paypal-secret', tenant.id, sealed ?? '')).toBe(a.clientSecret);
    expect(() => openSecret('paypal-secret', neighbour.id, sealed ?? '')).toThrow();
    expect(await rowOf(neighbour)).toEqual(theirs);
    expect(await gatewayAccountOf(tenant.id)).not.toBeNull();
  });

  it.each([
    ['a wrong secret', { ...a, clientSecret: 'a guess' }],
    ["another account's secret", { ...a, clientSecret: b.clientSecret }],
    ['an unknown id', { clientId: 'nobody', clientSecret: a.clientSecret }],
  ])('with %s is refused after one call, and the old account stays', async (_name, account) => {
    const shop = await createPayingTenant(b);
    const before = await rowOf(shop);
    expect(await connectPayPal(shop.id, account)).toEqual(refused);
    expect(await rowOf(shop)).toEqual(before);
    const { body } = await paypal.control('GET', 'requests');
    expect(body).toMatchObject({ requests: [{ operation: 'oauth', status: 401 }] });
  });

  it('is refused for a wrong secret right after the right one was accepted', async () => {
    expect(await connectPayPal(tenant.id, a)).toEqual({ ok: true, value: null });
    const impostor = await createTenant();
    expect(await connectPayPal(impostor.id, { ...a, clientSecret: 'a guess' })).toEqual(refused);
    expect((await rowOf(impostor)).paypalClientId).toBeNull();
  });

  it.each<[string, object]>([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['429', { status: 429 }],
    ['a page of HTML', { status: 200, rawBody: '<html>' }],
    ['JSON without a token', { status: 200, body: {} }],
    ['a dropped connection', { dropBeforeCommit: true }],
  ])('stores nothing when PayPal answers %s', async (_name, fault) => {
    await paypal.fail({ path: 'oauth', ...fault });
    expect(await connectPayPal(tenant.id, a)).toEqual(unavailable);
    expect(await rowOf(tenant)).toMatchObject({ paypalClientId: null, paypalSecretEncrypted: null });
    expect(await connectPayPal(tenant.id, a)).toEqual({ ok: true, value: null });
  });

  it('times out after 15 seconds, and holds no database connection meanwhile', async () => {
    await paypal.fail({ path: 'oauth', delayMilliseconds: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connecting = connectPayPal(tenant.id, a);
    let isOver = false;
    void connecting.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(env().PAYPAL_TIMEOUT_SECONDS * 1_000 - 1);
    expect(isOver).toBe(false);
    const [open] = await database().$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
    expect(open?.count).toBe(0n);
    await vi.advanceTimersByTimeAsync(1);
    expect(await connecting).toEqual(unavailable);
    expect(await rowOf(tenant)).toMatchObject({ paypalClientId: null });
  });

  it('changes nothing if somebody else has connected another account meanwhile', async () => {
    const shop = await createPayingTenant(b);
    const before = await rowOf(shop);
    expect(await connectPayPal(shop.id, a, null, null)).toEqual({
      ok: false,
      error: { current: b.clientId },
    });
    expect(await rowOf(shop)).toEqual(before);
    const { body } = await paypal.control('GET', 'requests');
    expect(body).toMatchObject({ requests: [] });
    expect(await connectPayPal(shop.id, a, null, b.clientId)).toEqual({ ok: true, value: null });
  });

  it('logs neither the id nor the secret of a refused account', async () => {
    const warn = vi.spyOn(logger(), 'warn');
    await connectPayPal(tenant.id, { clientId: 'strange-id', clientSecret: 'strange-secret' });
    expect(warn).toHaveBeenCalledOnce();
    expect(inspect(warn.mock.calls, { depth: null })).not.toContain('strange-');
    warn.mockRestore();
  });
});

describe('disconnecting PayPal', () => {
  it('deletes id and secret of this shop only', async () => {
    const [shop, neighbour] = [await createPayingTenant(a), await createPayingTenant(b)];
    const [before, theirs] = [await rowOf(shop), await rowOf(neighbour)];
    await disconnectPayPal(shop.id);
    expect(await rowOf(shop)).toEqual({ ...before, paypalClientId: null, paypalSecretEncrypted: null });
    expect(await rowOf(neighbour)).toEqual(theirs);
    expect(await gatewayAccountOf(shop.id)).toBeNull();
  });
});

describe('the webhook of a connected account', () => {
  const URL_A = 'http://mugs.localhost:3000/api/paypal/webhook';
  const OTHER_URL = 'http://bowls.localhost:3000/api/paypal/webhook';
  const PRIVATE_URL = 'http://10.0.0.7/api/paypal/webhook';

  /** The webhook addresses that the stand-in has for its accounts. */
  async function registered() {
    const { body } = await paypal.control('GET', 'webhooks');
    const shape = z.object({
      webhooks: z.array(
        z.object({
          id: z.string(),
          clientId: z.string(),
          url: z.string(),
          eventTypes: z.array(z.string()),
        }),
      ),
    });
    return shape.parse(body).webhooks;
  }
  beforeEach(async () => {
    for (const { id, clientId } of await registered()) {
      const client = clientId === a.clientId ? paypal.shopA : paypal.shopB;
      await client.call('DELETE', `/v1/notifications/webhooks/${id}`);
    }
  });
  const webhookIdOf = async (shop: Tenant) => (await rowOf(shop)).paypalWebhookId;

  it('is registered with it, and its id is stored', async () => {
    await connectPayPal(tenant.id, a, URL_A);
    const [webhook, ...others] = await registered();
    expect([webhook, others]).toMatchObject([{ clientId: a.clientId, url: URL_A }, []]);
    expect(webhook?.eventTypes).toEqual(WEBHOOK_EVENT_TYPES);
    expect(await webhookIdOf(tenant)).toBe(webhook?.id);
  });

  it('that is registered already keeps its id', async () => {
    await connectPayPal(tenant.id, a, URL_A);
    const id = await webhookIdOf(tenant);
    await disconnectedBehindOurBack();
    await connectPayPal(tenant.id, a, URL_A);
    expect(await webhookIdOf(tenant)).toBe(id);
    expect(await registered()).toHaveLength(1);

    async function disconnectedBehindOurBack() {
      await database().tenant.update({ where: { id: tenant.id }, data: { paypalWebhookId: null } });
    }
  });

  it('is registered again if the old registration lacks some event types', async () => {
    await paypal.shopA.call('POST', '/v1/notifications/webhooks', {
      body: { url: URL_A, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] },
    });
    await connectPayPal(tenant.id, a, URL_A);
    const [webhook, ...others] = await registered();
    expect([webhook?.url, others]).toEqual([URL_A, []]);
    expect(webhook?.eventTypes).toContain('PAYMENT.CAPTURE.REVERSED');
    expect(await webhookIdOf(tenant)).toBe(webhook?.id);
  });

  it('is complete if it is registered for all event types', async () => {
    const { body } = await paypal.shopA.call('POST', '/v1/notifications/webhooks', {
      body: { url: URL_A, event_types: [{ name: '*' }] },
    });
    await connectPayPal(tenant.id, a, URL_A);
    expect(body).toMatchObject({ id: await webhookIdOf(tenant) });
  });

  it.each([
    ['PayPal takes no such address', PRIVATE_URL, {}],
    ['PayPal does not answer', URL_A, { path: 'createWebhook', status: 503 }],
    ['there is no sure address', null, {}],
  ])('is missing if %s, but the account is connected', async (_name, url, fault) => {
    if (Object.keys(fault).length > 0) {
      await paypal.fail(fault);
    }
    expect(await connectPayPal(tenant.id, a, url)).toEqual({ ok: true, value: null });
    expect(await rowOf(tenant)).toMatchObject({ paypalClientId: a.clientId, paypalWebhookId: null });
    expect(await requestMessages(tenant.id, PRIVATE_URL)).toEqual(refused);
    expect(await requestMessages(tenant.id, URL_A)).toEqual({ ok: true, value: null });
    expect(await webhookIdOf(tenant)).toBe((await registered())[0]?.id);
  });

  it('is unchanged if the same account gets a new secret and PayPal is busy', async () => {
    await connectPayPal(tenant.id, a, URL_A);
    const id = await webhookIdOf(tenant);
    await paypal.fail({ path: 'createWebhook', status: 503 });
    await connectPayPal(tenant.id, a, URL_A);
    expect(await webhookIdOf(tenant)).toBe(id);
  });

  it('is kept when the same account is saved again', async () => {
    await connectPayPal(tenant.id, a, URL_A);
    const before = await registered();
    await connectPayPal(tenant.id, a, URL_A);
    expect(await registered()).toEqual(before);
    expect(await webhookIdOf(tenant)).toBe(before[0]?.id);
    // Also if the shop's address is unknown this time.
    await connectPayPal(tenant.id, a, null);
    expect(await registered()).toEqual(before);
    expect(await webhookIdOf(tenant)).toBe(before[0]?.id);
  });

  it('is not stored if another account was connected during the call', async () => {
    await connectPayPal(tenant.id, a);
    await paypal.fail({ path: 'createWebhook', hold: true });
    const asking = requestMessages(tenant.id, URL_A);
    await paypal.untilHeld();
    await connectPayPal(tenant.id, b);
    await paypal.release();
    expect(await asking).toEqual({ ok: false, error: 'not_connected' });
    expect(await rowOf(tenant)).toMatchObject({ paypalClientId: b.clientId, paypalWebhookId: null });
  });

  it('of an account that was replaced during the check is removed with it', async () => {
    await paypal.fail({ path: 'createWebhook', hold: true });
    const first = connectPayPal(tenant.id, a, URL_A);
    await paypal.untilHeld();
    await disconnectPayPal(tenant.id);
    await paypal.release();
    expect(await first).toEqual({ ok: true, value: null });
    expect(await webhookIdOf(tenant)).toBe((await registered())[0]?.id);
  });

  it('moves with the shop to another account', async () => {
    await connectPayPal(tenant.id, a, URL_A);
    await connectPayPal(tenant.id, b, URL_A);
    const webhooks = await registered();
    expect(webhooks).toMatchObject([{ clientId: b.clientId, url: URL_A }]);
    expect(await webhookIdOf(tenant)).toBe(webhooks[0]?.id);
  });

  it('is removed with it, for this shop only', async () => {
    const neighbour = await createTenant();
    await connectPayPal(tenant.id, a, URL_A);
    await connectPayPal(neighbour.id, a, OTHER_URL);
    await disconnectPayPal(tenant.id);
    expect(await registered()).toMatchObject([{ url: OTHER_URL }]);
    expect(await webhookIdOf(tenant)).toBeNull();
    expect(await webhookIdOf(neighbour)).not.toBeNull();
  });

  it('is deleted with it, even if PayPal does not answer', async () => {
    await connectPayPal(tenant.id, a, URL_A);
    await paypal.fail({ path: 'deleteWebhook', status: 503 });
    await disconnectPayPal(tenant.id);
    expect(await rowOf(tenant)).toMatchObject({ paypalClientId: null, paypalWebhookId: null });
  });

  it('cannot be registered without an account', async () => {
    expect(await requestMessages(tenant.id, URL_A)).toEqual({ ok: false, error: 'not_connected' });
    expect(await requestMessages(asTenantId(crypto.randomUUID()), URL_A)).toEqual({
      ok: false,
      error: 'not_connected',
    });
  });
});
