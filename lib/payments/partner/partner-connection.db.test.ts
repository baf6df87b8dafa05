import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { partnerAccount } from '@/lib/payments/account/partner-account';
import { connectPayPal, disconnectPayPal } from '@/lib/payments/account/paypal-account.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { agree, beginConnection, connectShop, PARTNER, setPartner } from '@/lib/testing/outside/partner';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { gatewayAccountOf } from '../tenant-gateway';
import {
  finishPartnerConnection,
  recheckPartnerConnection,
  registerPartnerWebhook,
} from './partner-connection.commands';

setPartner();
const paypal = await startPayPal();

let shop: Tenant;
beforeEach(async () => {
  shop = await freshPayingShop(paypal);
});

const finish = (tenant: Pick<Tenant, 'id'> = shop) =>
  finishPartnerConnection(tenant.id, async () => undefined);
const row = (tenant: Pick<Tenant, 'id'> = shop) =>
  database().tenant.findUniqueOrThrow({
    where: { id: tenant.id },
    select: {
      paypalClientId: true,
      paypalMerchantId: true,
      paypalSecretEncrypted: true,
      paypalEnvironment: true,
      paypalWebhookId: true,
    },
  });
const tries = () => database().paypalReferral.count();

describe('connecting through the platform', () => {
  it('makes the account that agreed the shop’s, and asks PayPal who that is', async () => {
    const query = await agree(paypal, await beginConnection(shop));
    expect(await finish()).toEqual({ ok: true, value: null });
    expect(await row()).toEqual({
      paypalClientId: PARTNER.clientId,
      paypalMerchantId: query.get('merchantIdInPayPal'),
      paypalSecretEncrypted: null,
      paypalEnvironment: 'live',
      paypalWebhookId: null,
    });
    expect(await gatewayAccountOf(shop.id)).toMatchObject({
      clientId: PARTNER.clientId,
      merchantId: query.get('merchantIdInPayPal'),
      isSandbox: false,
    });
    expect(await tries()).toBe(0);
  });

  it('leaves the shop’s own account until somebody has agreed', async () => {
    const before = await row();
    await beginConnection(shop);
    expect(await finish()).toEqual({ ok: false, error: 'not_finished' });
    expect(await row()).toEqual(before);
  });

  it('is not finished by what another shop’s owner has agreed to', async () => {
    const other = await createTenant();
    await beginConnection(shop);
    await agree(paypal, await beginConnection(other));
    expect(await finish()).toEqual({ ok: false, error: 'not_finished' });
    expect(await finish(other)).toEqual({ ok: true, value: null });
    expect((await row()).paypalMerchantId).toBeNull();
  });

  it.each([
    ['unconfirmed', 'email_unconfirmed'],
    ['limited', 'not_receivable'],
  ] as const)('refuses an account that is %s, and takes another one afterwards', async (kind, error) => {
    const before = await row();
    await agree(paypal, await beginConnection(shop), kind);
    expect(await finish()).toEqual({ ok: false, error });
    expect(await row()).toEqual(before);
    await agree(paypal, await beginConnection(shop));
    expect(await finish()).toEqual({ ok: true, value: null });
  });

  it('refuses an account that has taken its consent back meanwhile', async () => {
    const query = await agree(paypal, await beginConnection(shop));
    const merchantId = query.get('merchantIdInPayPal');
    await paypal.control('POST', 'revoke', { merchantId, clientId: PARTNER.clientId });
    expect(await finish()).toEqual({ ok: false, error: 'no_consent' });
  });

  it('changes nothing while PayPal is away, and can be finished later', async () => {
    const before = await row();
    await agree(paypal, await beginConnection(shop));
    for (const path of ['findIntegration', 'getIntegration']) {
      await paypal.fail({ path, status: 503 });
      expect(await finish()).toEqual({ ok: false, error: 'unavailable' });
      expect(await row()).toEqual(before);
    }
    expect(await finish()).toEqual({ ok: true, value: null });
  });

  it('gives two windows at once the same account, and keeps few tries', async () => {
    for (let n = 0; n < 8; n += 1) {
      await beginConnection(shop);
    }
    expect(await tries()).toBe(4);
    await agree(paypal, await beginConnection(shop));
    expect(await Promise.all([finish(), finish(), finish()])).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true, value: null })),
    );
    expect(await finish()).toEqual({ ok: true, value: null });
  });

  it('forgets a try after a week', async () => {
    await agree(paypal, await beginConnection(shop));
    await database().paypalReferral.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await finish()).toEqual({ ok: false, error: 'not_finished' });
  });
});

describe('a connected shop', () => {
  it('goes back to an account of its own, or to none', async () => {
    await connectShop(paypal, shop);
    // As the form sends it, which was opened without an account of the shop's own.
    expect(await connectPayPal(shop.id, PAYPAL_ACCOUNTS.b, null, null)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ paypalClientId: PAYPAL_ACCOUNTS.b.clientId, paypalMerchantId: null });
    await connectShop(paypal, shop);
    await disconnectPayPal(shop.id);
    expect(await row()).toMatchObject({ paypalClientId: null, paypalMerchantId: null });
  });

  it('cannot be paid once the operator has another partner account', async () => {
    await connectShop(paypal, shop);
    await database().tenant.update({ where: { id: shop.id }, data: { paypalClientId: 'partner-of-before' } });
    expect(await gatewayAccountOf(shop.id)).toBeNull();
  });

  it('is disconnected when PayPal confirms that its owner has left, and only then', async () => {
    const merchantId = await connectShop(paypal, shop);
    await recheckPartnerConnection(shop.id, merchantId);
    expect((await row()).paypalMerchantId).toBe(merchantId);
    await paypal.control('POST', 'revoke', { merchantId, clientId: PARTNER.clientId });
    await paypal.fail({ path: 'getIntegration', status: 503 });
    await expect(recheckPartnerConnection(shop.id, merchantId)).rejects.toThrow(/did not say/);
    expect((await row()).paypalMerchantId).toBe(merchantId);
    await recheckPartnerConnection(shop.id, merchantId);
    expect(await row()).toMatchObject({
      paypalClientId: null,
      paypalMerchantId: null,
      paypalEnvironment: null,
    });
  });

  it('is heard of by the platform, whose webhook is registered once', async () => {
    const [platform, partner] = [await findPlatform(), partnerAccount()];
    if (platform === null || partner === null) {
      throw new Error('There is no platform with a partner account');
    }
    const register = async () => {
      await registerPartnerWebhook(platform.id, partner, 'https://makerfront.test/api/hook');
      return (await row(platform)).paypalWebhookId;
    };
    const first = await register();
    expect([first, await register()]).toEqual([expect.any(String), first]);
  });
});
