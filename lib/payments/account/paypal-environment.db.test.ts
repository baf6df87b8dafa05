import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { startPayPalSandbox } from '@/tools/paypal-sandbox/server';
import { connectPayPal, disconnectPayPal } from './paypal-account.commands';

const { a } = PAYPAL_ACCOUNTS;
const TRIAL = { clientId: 'shop-t', clientSecret: 'secret-t' };

const trial = await startPayPalSandbox({ port: 0, accounts: [{ ...TRIAL, isSandbox: true }] });
afterAll(() => trial.stop());
// Before anything reads the environment.
process.env.PAYPAL_SANDBOX_API_BASE = trial.sandboxUrl;
const paypal = await startPayPal();

let tenant: Tenant;
beforeEach(async () => {
  await paypal.reset();
  tenant = await freshTenant();
});

const environmentOf = async ({ id }: Tenant) =>
  (await database().tenant.findUniqueOrThrow({ where: { id } })).paypalEnvironment;

describe('connecting an account', () => {
  it('stores which of PayPal’s worlds knows it, and asks there from then on', async () => {
    expect(await connectPayPal(tenant.id, a)).toEqual({ ok: true, value: 'live' });
    expect(await environmentOf(tenant)).toBe('live');
    expect((await gatewayAccountOf(tenant.id))?.isSandbox).toBe(false);
    expect(await connectPayPal(tenant.id, TRIAL)).toEqual({ ok: true, value: 'sandbox' });
    expect(await environmentOf(tenant)).toBe('sandbox');
    expect((await gatewayAccountOf(tenant.id))?.isSandbox).toBe(true);
    await disconnectPayPal(tenant.id);
    expect(await environmentOf(tenant)).toBeNull();
  });

  it.each([
    ['a secret that neither knows', { ...TRIAL, clientSecret: 'a guess' }],
    ['the id of one and the secret of the other', { clientId: a.clientId, clientSecret: TRIAL.clientSecret }],
  ])('with %s is refused, and nothing is stored', async (_name, pair) => {
    expect(await connectPayPal(tenant.id, pair)).toEqual({ ok: false, error: 'refused' });
    expect(await environmentOf(tenant)).toBeNull();
  });

  it('is not refused for good while the world that may know it does not answer', async () => {
    await paypal.fail({ path: 'oauth', status: 503 });
    expect(await connectPayPal(tenant.id, a)).toEqual({ ok: false, error: 'unavailable' });
    await paypal.fail({ path: 'oauth', status: 503 });
    expect(await connectPayPal(tenant.id, TRIAL)).toEqual({ ok: true, value: 'sandbox' });
  });

  it('in both worlds at once does not mix up their answers', async () => {
    const other = await createTenant();
    expect(await Promise.all([connectPayPal(tenant.id, a), connectPayPal(other.id, TRIAL)])).toEqual([
      { ok: true, value: 'live' },
      { ok: true, value: 'sandbox' },
    ]);
  });
});
