import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { platformDb } from '@/lib/db/platform-db';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { type CreateTenantError, createTenant, type NewTenant } from './create-tenant';
import { findTenantByKey } from './tenants.queries';

let ownerId: string;
beforeEach(async () => {
  await resetDatabase();
  const owner = await database().user.create({ data: { email: 'ada@example.test', passwordHash: '' } });
  ownerId = owner.id;
});

const newShop = (changes: Partial<NewTenant> = {}): NewTenant => ({
  name: 'Clay & Kiln',
  slug: 'clayandkiln',
  ownerId,
  ...changes,
});

describe('a shop, with the login of a running server', () => {
  it('is made with its owner, and with the defaults of a new shop', async () => {
    const made = await createTenant(newShop({ name: '  Clay & Kiln\u200b ' }));
    expect(made).toEqual({ ok: true, value: { id: expect.any(String) } });
    // A draft, which its own people see.
    expect(await findTenantByKey('clayandkiln')).toBeNull();
    expect(await findTenantByKey('clayandkiln~staff')).toMatchObject({
      id: made.ok && made.value.id,
      name: 'Clay & Kiln',
      primaryColor: '#3B82F6',
      secondaryColor: '#10B981',
      paypalClientId: null,
      contactEmail: null,
    });
    const row = await database().tenant.findFirstOrThrow({ include: { users: true } });
    expect(row).toMatchObject({ notifiesNewOrders: true, notificationEmail: 'ada@example.test' });
    expect(Number(row.platformFeePercentage)).toBe(2.9);
    expect(row.users).toMatchObject([{ userId: ownerId, role: 'owner' }]);
  });

  it.each<[CreateTenantError, Partial<NewTenant>]>([
    ['name_missing', { name: ' \u200b ' }],
    ['name_too_long', { name: 'x'.repeat(121) }],
    ['name_too_long', { name: 'x'.repeat(1_000_000) }],
    ['slug_reserved', { slug: 'admin' }],
    ['slug_invalid', { slug: 'Clay' }],
    ['slug_invalid', { slug: '' }],
    ['slug_invalid', { slug: 'a.b' }],
    ['slug_invalid', { slug: '-a' }],
    ['slug_invalid', { slug: 'a'.repeat(64) }],
    ['slug_invalid', { slug: 'a'.repeat(1_000_000) }],
    ['owner_unknown', { ownerId: randomUUID() }],
  ])('is refused with %s, and leaves nothing', async (error, changes) => {
    expect(await createTenant(newShop(changes))).toEqual({ ok: false, error });
    expect(await database().tenant.count()).toBe(0);
  });

  it('gets no slug that another has, even in a race', async () => {
    const tries = await Promise.all(Array.from({ length: 5 }, () => createTenant(newShop())));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.filter((made) => !made.ok && made.error === 'slug_taken')).toHaveLength(4);
    expect(await database().tenantUser.count()).toBe(1);
  });

  it('leaves the transaction around it usable if the slug is taken', async () => {
    await createTenant(newShop());
    const count = await database().$transaction(async (db) => {
      expect(await createTenant(newShop(), db)).toEqual({ ok: false, error: 'slug_taken' });
      return db.tenant.count();
    });
    expect(count).toBe(1);
  });
});

it.each([
  ['a shop with a fee of its own', 'platform_fee_fixed_cents', '0'],
  ['a shop with an account at PayPal', 'paypal_client_id', "'mine'"],
])('the login of a running server cannot make %s', async (_what, column, value) => {
  const sql = `INSERT INTO tenants (id, name, slug, ${column}) VALUES ('${randomUUID()}', 'Thief', 'thief', ${value})`;
  await expect(platformDb().$executeRawUnsafe(sql)).rejects.toThrow(/permission denied|42501/);
});
