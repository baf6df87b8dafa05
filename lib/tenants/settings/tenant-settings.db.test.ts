import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { asTenantId } from '@/lib/ids';
import { sealSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { drawPicture, emptyStore, storedPicture } from '@/lib/testing/rows/pictures';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { saveApp, saveBranding, saveGeneral, saveNotifications } from './tenant-settings.commands';
import {
  getAppSettings,
  getBrandingSettings,
  getGeneralSettings,
  getNotificationSettings,
  getPaymentSettings,
} from './tenant-settings.queries';

let store: ObjectStore;
let files: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

/** Every column, so that a test notices a command that writes one too many. */
const full = {
  description: 'Stoneware',
  customDomain: null,
  logoUrl: 'https://images.example.com/old.png',
  primaryColor: '#112233',
  secondaryColor: '#445566',
  platformFeePercentage: '3.35',
  platformFeeFixedCents: 45,
  paypalClientId: 'public-id',
  paypalSecretEncrypted: 'v1.sealed',
  stripeAccountId: 'acct_1',
  stripeOnboardingStatus: 'restricted',
  stripeChargesEnabled: true,
  stripeRequirementsDue: ['external_account'],
};

let ours: Tenant;
let theirs: Tenant;
beforeEach(async () => {
  ({ store, files } = await emptyStore());
  [ours, theirs] = await freshTenants(full);
});

async function rowOf({ id }: Tenant) {
  const {
    updatedAt: _updatedAt,
    platformFeePercentage,
    ...row
  } = await database().tenant.findUniqueOrThrow({
    where: { id },
  });
  return { ...row, platformFeePercentage: platformFeePercentage.toNumber() };
}

async function uploadLogo({ id }: Tenant): Promise<string> {
  const bytes = await drawPicture(40, 40);
  return (await storedPicture(id, { bytes, fileName: 'logo.png', kind: 'shop_logo' })).url;
}

const general = (logoUrl: string | null) => ({ name: 'New Name', description: 'New words', logoUrl });

describe('saving', () => {
  it("the general tab changes its three columns of this shop, and nothing of another's", async () => {
    const [before, neighbour] = [await rowOf(ours), await rowOf(theirs)];
    const logoUrl = 'https://images.example.com/new.png';
    expect(await saveGeneral(ours.id, general(logoUrl))).toEqual({ ok: true, value: null });
    expect(await rowOf(ours)).toEqual({ ...before, name: 'New Name', description: 'New words', logoUrl });
    expect(await rowOf(theirs)).toEqual(neighbour);
  });

  it('the colours changes its two columns of this shop', async () => {
    const [before, neighbour] = [await rowOf(ours), await rowOf(theirs)];
    const colors = { primaryColor: '#A84B2A', secondaryColor: '#4F6B57' };
    await saveBranding(ours.id, colors);
    expect(await rowOf(ours)).toEqual({ ...before, ...colors });
    expect(await rowOf(theirs)).toEqual(neighbour);
  });

  it('the notifications changes its four columns of this shop', async () => {
    const [before, neighbour] = [await rowOf(ours), await rowOf(theirs)];
    const input = {
      notifiesNewOrders: false,
      notificationEmail: 'a@clay.test',
      replyToEmail: 'b@clay.test',
      contactEmail: 'hello@clay.test',
    };
    await saveNotifications(ours.id, input);
    expect(await rowOf(ours)).toEqual({ ...before, ...input });
    expect(await rowOf(theirs)).toEqual(neighbour);
    expect(await getNotificationSettings(ours.id)).toEqual(input);
    expect(await getNotificationSettings(theirs.id)).toEqual({
      notifiesNewOrders: true,
      notificationEmail: null,
      replyToEmail: null,
      contactEmail: null,
    });
  });

  it('the app changes its two columns of this shop', async () => {
    const [before, neighbour] = [await rowOf(ours), await rowOf(theirs)];
    const app = { appSignIn: true, appOrigins: ['https://app.example.com'] };
    expect(await saveApp(ours.id, app, { appSignIn: false, appOrigins: [] })).toEqual({
      ok: true,
      value: null,
    });
    expect(await rowOf(ours)).toEqual({ ...before, ...app });
    expect(await rowOf(theirs)).toEqual(neighbour);
    const late = await saveApp(ours.id, { ...app, appSignIn: false }, { appSignIn: false, appOrigins: [] });
    expect(late).toEqual({ ok: false, error: { current: app } });
    expect(await getAppSettings(ours.id)).toEqual(app);
  });

  it('ignores fields that a caller adds', async () => {
    const before = await rowOf(ours);
    const forged = { slug: 'stolen', platformFeePercentage: 0, paypalClientId: 'mine', id: theirs.id };
    await saveGeneral(ours.id, { ...general(before.logoUrl), ...forged });
    await saveBranding(ours.id, { primaryColor: '#112233', secondaryColor: '#445566', ...forged });
    expect(await rowOf(ours)).toEqual({ ...before, name: 'New Name', description: 'New words' });
  });

  it('rejects for an unknown shop', async () => {
    const nobody = '0190a1b2-0000-7000-8000-0000000000ff';
    await expect(saveGeneral(asTenantId(nobody), general(null))).rejects.toThrow();
    await expect(
      saveBranding(asTenantId(nobody), { primaryColor: '#112233', secondaryColor: '#445566' }),
    ).rejects.toThrow();
  });
});

describe('two people who save at once', () => {
  it('the second one saves nothing, and gets the values of the first', async () => {
    const base = await getBrandingSettings(ours.id);
    const first = { ...base, primaryColor: '#A84B2A' };
    expect(await saveBranding(ours.id, first, base)).toEqual({ ok: true, value: null });
    const before = await rowOf(ours);
    const second = { ...base, secondaryColor: '#000000' };
    expect(await saveBranding(ours.id, second, base)).toEqual({ ok: false, error: { current: first } });
    expect(await rowOf(ours)).toEqual(before);
    // Now it starts from the newest values, and both changes are saved.
    const together = { ...first, secondaryColor: '#000000' };
    expect(await saveBranding(ours.id, together, first)).toEqual({ ok: true, value: null });
    expect(await getBrandingSettings(ours.id)).toEqual(together);
  });

  it('one of several saves is first, whichever that is', async () => {
    const { name, description, logoUrl } = await getGeneralSettings(ours.id);
    const base = { name, description, logoUrl };
    const names = ['A', 'B', 'C', 'D', 'E'];
    const saves = await Promise.all(names.map((next) => saveGeneral(ours.id, { ...base, name: next }, base)));
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    const won = names[saves.findIndex(({ ok }) => ok)];
    expect((await rowOf(ours)).name).toBe(won);
    expect(saves.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 4 }, () => ({ ok: false, error: { current: { ...base, name: won } } })),
    );
  });

  it('have no conflict on different tabs', async () => {
    const { name, description, logoUrl } = await getGeneralSettings(ours.id);
    const notifications = await getNotificationSettings(ours.id);
    await saveBranding(ours.id, { primaryColor: '#A84B2A', secondaryColor: '#4F6B57' });
    const general = { name, description, logoUrl };
    expect(await saveGeneral(ours.id, { ...general, name: 'Mine' }, general)).toMatchObject({ ok: true });
    const next = { ...notifications, replyToEmail: 'b@clay.test' };
    expect(await saveNotifications(ours.id, next, notifications)).toMatchObject({ ok: true });
    expect(await saveNotifications(ours.id, notifications, notifications)).toMatchObject({
      ok: false,
      error: { current: next },
    });
  });
});

describe('a logo', () => {
  it('that was uploaded is marked as used, and deleted when another replaces it', async () => {
    const [first, second] = [await uploadLogo(ours), await uploadLogo(ours)];
    await saveGeneral(ours.id, general(first));
    expect(await files()).toHaveLength(8);
    expect(await database().upload.count({ where: { attachedAt: { not: null } } })).toBe(1);

    await saveGeneral(ours.id, general(second));
    const key = second.slice('/media/'.length);
    expect(await files()).toEqual(
      ['-1280', '-320', '-640', '-960'].map((width) => key.replace('-1280', width)),
    );
    expect(await database().upload.findMany({ select: { objectKey: true } })).toEqual([{ objectKey: key }]);

    await saveGeneral(ours.id, general(null));
    expect(await files()).toEqual([]);
    expect(await database().upload.count()).toBe(0);
  });

  it('stays when the same settings are saved again', async () => {
    const logoUrl = await uploadLogo(ours);
    await saveGeneral(ours.id, general(logoUrl));
    await saveGeneral(ours.id, general(logoUrl));
    expect(await files()).toHaveLength(4);
    expect((await rowOf(ours)).logoUrl).toBe(logoUrl);
  });

  it('that two people replace at once leaves only the one that is shown', async () => {
    const logos = [await uploadLogo(ours), await uploadLogo(ours), await uploadLogo(ours)];
    const [first = '', ...others] = logos;
    await saveGeneral(ours.id, general(first));
    await Promise.all(others.map((logoUrl) => saveGeneral(ours.id, general(logoUrl))));
    const { logoUrl } = await rowOf(ours);
    expect(others).toContain(logoUrl);
    expect(await files()).toHaveLength(4);
    expect(await store.get((logoUrl ?? '').slice('/media/'.length))).not.toBeNull();
  });

  it('of another shop, or one that is not in the store, is refused, and nothing is saved', async () => {
    const before = await rowOf(ours);
    const foreign = await uploadLogo(theirs);
    for (const logoUrl of [
      foreign,
      `/media/${ours.id}/nothing-1280.webp`,
      'http://images.example.com/x.png',
    ]) {
      expect(await saveGeneral(ours.id, general(logoUrl))).toEqual({ ok: false, error: 'logo_invalid' });
    }
    expect(await rowOf(ours)).toEqual(before);
    expect(await files()).toHaveLength(4);
  });

  it("of another shop is not deleted, even if it was in this shop's row", async () => {
    const foreign = await uploadLogo(theirs);
    await saveGeneral(theirs.id, general(foreign));
    await database().tenant.update({ where: { id: ours.id }, data: { logoUrl: foreign } });
    await saveGeneral(ours.id, general(null));
    expect(await files()).toHaveLength(4);
    expect(await database().upload.count({ where: { attachedAt: { not: null } } })).toBe(1);
  });

  it('cannot be a product picture, and clearing it keeps the picture for its product', async () => {
    const url = await uploadLogo(ours);
    await database().upload.updateMany({ data: { kind: 'product_picture' } });
    expect(await saveGeneral(ours.id, general(url))).toEqual({ ok: false, error: 'logo_invalid' });
    await createProduct(ours.id, { imageUrl: url });
    await database().tenant.update({ where: { id: ours.id }, data: { logoUrl: url } });
    await saveGeneral(ours.id, general(null));
    expect(await files()).toHaveLength(4);
  });

  it('is replaced even if the old file cannot be deleted', async () => {
    const logoUrl = await uploadLogo(ours);
    await saveGeneral(ours.id, general(logoUrl));
    store = { ...store, delete: () => Promise.reject(new Error('the disk is away')) };
    expect(await saveGeneral(ours.id, general(null))).toEqual({ ok: true, value: null });
    expect((await rowOf(ours)).logoUrl).toBeNull();
  });
});

describe('the values of the tabs', () => {
  it('are the columns of this shop', async () => {
    expect(await getGeneralSettings(ours.id)).toEqual({
      name: 'Test Shop',
      description: 'Stoneware',
      logoUrl: 'https://images.example.com/old.png',
      slug: ours.slug,
      customDomain: null,
    });
    expect(await getBrandingSettings(ours.id)).toEqual({
      primaryColor: '#112233',
      secondaryColor: '#445566',
    });
  });

  it('reveal of the PayPal secret only that it exists', async () => {
    const sealed = sealSecret('paypal-secret', ours.id, 'top secret');
    await database().tenant.update({ where: { id: ours.id }, data: { paypalSecretEncrypted: sealed } });
    const settings = await getPaymentSettings(ours.id);
    expect(settings).toEqual({
      payPal: { status: 'connected', clientId: 'public-id' },
      isSandbox: false,
      hearsPayPal: false,
      partner: null,
      stripe: {
        accountId: 'acct_1',
        status: 'restricted',
        areChargesEnabled: true,
        arePayoutsEnabled: false,
        requirementsDue: ['external_account'],
      },
      platformFee: { basisPoints: 335, fixedCents: 45 },
    });
    expect(JSON.stringify(settings)).not.toContain('secret');
    expect(JSON.stringify(settings)).not.toContain(sealed);
  });

  it('say whether the webhook is registered at PayPal', async () => {
    await database().tenant.update({ where: { id: theirs.id }, data: { paypalWebhookId: 'WH-THEIRS' } });
    expect((await getPaymentSettings(ours.id)).hearsPayPal).toBe(false);
    expect((await getPaymentSettings(theirs.id)).hearsPayPal).toBe(true);
  });

  it('say if the stored secret cannot be decrypted, such as one encrypted for another shop', async () => {
    expect((await getPaymentSettings(ours.id)).payPal.status).toBe('unreadable');
    const sealed = sealSecret('paypal-secret', theirs.id, 'top secret');
    await database().tenant.update({ where: { id: ours.id }, data: { paypalSecretEncrypted: sealed } });
    expect((await getPaymentSettings(ours.id)).payPal.status).toBe('unreadable');
  });
});
