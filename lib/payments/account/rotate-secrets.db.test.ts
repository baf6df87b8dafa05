import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { asTenantId } from '@/lib/ids';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';

const OLD = 'the old secret of thirty-two letters or more';
const NEW = 'the new secret of thirty-two letters or more';

/** The modules as loaded by a server with this APP_SECRET. */
async function started(appSecret: string) {
  vi.resetModules();
  vi.stubEnv('APP_SECRET', appSecret);
  return {
    ...(await import('@/lib/secrets/secrets')),
    ...(await import('./rotate-secrets')),
    ...(await import('./paypal-account.queries')),
  };
}

const shops: string[] = [];
beforeEach(async () => {
  await resetDatabase();
  shops.length = 0;
  for (let index = 0; index < 3; index += 1) {
    shops.push((await createTenant({ paypalClientId: `client-${index}` })).id);
  }
});
afterEach(() => vi.unstubAllEnvs());

const store = (id: string, paypalSecretEncrypted: string | null) =>
  database().tenant.update({ where: { id }, data: { paypalSecretEncrypted } });
const stored = async () =>
  (await database().tenant.findMany({ orderBy: { id: 'asc' } })).map((row) => row.paypalSecretEncrypted);

describe('secrets in the database', () => {
  it('can be decrypted before and after they are encrypted anew, then without the old key', async () => {
    const before = await started(OLD);
    for (const id of shops) {
      await store(id, before.sealSecret('paypal-secret', id, `secret of ${id}`));
    }
    const between = await started(`${NEW},${OLD}`);
    for (const id of shops) {
      expect((await between.readStoredAccount(asTenantId(id)))?.credentials?.clientSecret).toBe(
        `secret of ${id}`,
      );
    }
    expect(await between.rotateSecrets()).toEqual({ sealedAnew: 3, current: 0, unreadable: 0 });
    const anew = await stored();
    expect(await between.rotateSecrets()).toEqual({ sealedAnew: 0, current: 3, unreadable: 0 });
    expect(await stored()).toEqual(anew);
    const after = await started(NEW);
    for (const id of shops) {
      expect((await after.readStoredAccount(asTenantId(id)))?.credentials?.clientSecret).toBe(
        `secret of ${id}`,
      );
    }
  });

  it('are counted and left unchanged if no listed key decrypts them', async () => {
    const [readable = '', lost = ''] = shops;
    const foreign = await started('a secret that nobody lists any more');
    await store(lost, foreign.sealSecret('paypal-secret', lost, 'lost'));
    const before = await started(OLD);
    await store(readable, before.sealSecret('paypal-secret', readable, 'readable'));
    const between = await started(`${NEW}, ${OLD}`);
    const [kept] = (await stored()).filter((text) => text?.includes(foreign.keysFor('paypal-secret')[0].id));
    expect(await between.rotateSecrets()).toEqual({ sealedAnew: 1, current: 0, unreadable: 1 });
    expect(await stored()).toContain(kept);
  });

  it('are all found if there are more shops than one batch', async () => {
    const before = await started(OLD);
    const rows = Array.from({ length: 250 }, (_, index) => ({
      name: 'Test Shop',
      slug: `many-${index}`,
      paypalSecretEncrypted: 'to be sealed',
    }));
    await database().tenant.createMany({ data: rows });
    const all = await database().tenant.findMany({ select: { id: true } });
    for (const { id } of all) {
      await store(id, before.sealSecret('paypal-secret', id, id));
    }
    const between = await started(`${NEW},${OLD}`);
    expect(await between.rotateSecrets()).toMatchObject({ sealedAnew: 253 });
  });
});
