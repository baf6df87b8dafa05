import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { platformDb } from '@/lib/db/platform-db';
import { checkAddress } from '@/lib/opening/shop-address.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant as createShop } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { changeSlugAsOperator } from './change-slug.commands';
import { createTenant } from './create-tenant';
import { tenantKeyAt } from './hosts/tenant-key';
import { findMovedTo } from './moved-shop.queries';
import type { Tenant } from './tenant';
import { findTenantByKey } from './tenants.queries';

let shop: Tenant;
let operator: Awaited<ReturnType<typeof createOperator>>;
beforeEach(async () => {
  await resetDatabase();
  shop = await createShop({ slug: 'clay' });
  operator = await createOperator();
});

const change = (slug: string, { seen = 'clay', tenantId = shop.id, reason = '' } = {}) =>
  changeSlugAsOperator(operator, tenantId, { seen, slug, reason });
const originOf = async (key: string) => (await findMovedTo(key))?.origin ?? null;

describe('a shop’s new address', () => {
  it('finds it, the one before leads there, and both are kept in its log', async () => {
    expect(await change('clay-and-kiln', { reason: 'Asked for it.' })).toEqual({ ok: true, value: null });
    expect(await findTenantByKey('clay')).toBeNull();
    expect((await findTenantByKey('clay-and-kiln'))?.id).toBe(shop.id);
    expect(await originOf('clay')).toMatch(/^https?:\/\/clay-and-kiln\./);
    expect(await database().auditEvent.findMany({ where: { tenantId: shop.id } })).toMatchObject([
      {
        kind: 'shop.address_changed',
        actorId: operator.userId,
        detail: { from: 'clay', to: 'clay-and-kiln', reason: 'Asked for it.' },
      },
    ]);
  });

  it('leads on from each that it had, and may be one of those again', async () => {
    await change('second');
    await change('third', { seen: 'second' });
    for (const former of ['clay', 'second']) {
      expect(await originOf(former)).toMatch(/\/\/third\./);
    }
    expect(await change('clay', { seen: 'third' })).toMatchObject({ ok: true });
    expect((await findTenantByKey('clay'))?.id).toBe(shop.id);
    expect(await originOf('clay')).toBeNull();
    expect(await originOf('third')).toMatch(/\/\/clay\./);
  });

  it.each([
    ['draft', null, true],
    ['closed', null, true],
    ['suspended', true, true],
  ])('of one that is %s is told to those who may see it', async (state, publicly, toStaff) => {
    await change('second');
    await database().tenant.update({ where: { id: shop.id }, data: { state } });
    expect((await originOf('clay')) !== null || null).toBe(publicly);
    expect((await originOf(tenantKeyAt('clay', { kind: 'staff' }))) !== null).toBe(toStaff);
  });

  it('is refused if it is reserved, impossible or another shop’s, and if somebody else changed it meanwhile', async () => {
    await createShop({ slug: 'theirs' });
    expect(await change('admin')).toEqual({ ok: false, error: 'reserved' });
    expect(await change('12345')).toEqual({ ok: false, error: 'only_digits' });
    expect(await change('theirs')).toEqual({ ok: false, error: 'taken' });
    expect(await change('second', { seen: 'other' })).toEqual({ ok: false, error: 'moved_on' });
    expect(await change('second', { tenantId: operator.platformId, seen: 'platform' })).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await database().formerSlug.count()).toBe(0);
    expect((await findTenantByKey('clay'))?.id).toBe(shop.id);
  });

  it('is an operator’s alone to give', async () => {
    const { id } = await database().session.create({
      data: {
        tenantId: shop.id,
        userId: operator.userId,
        assuranceLevel: 2,
        accessExpiresAt: new Date(Date.now() + 60_000),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const asShop = changeSlugAsOperator({ sessionId: id }, shop.id, {
      seen: 'clay',
      slug: 'second',
      reason: '',
    });
    await expect(asShop).rejects.toThrow(/permission denied/);
    await expect(
      platformDb().$queryRaw`SELECT operator_change_slug(${shop.id}::uuid, 'clay', 'second', '')`,
    ).rejects.toThrow(/permission denied/);
  });
});

describe('a former address', () => {
  const open = async (slug: string) => {
    const owner = await database().user.findFirstOrThrow();
    return createTenant({ name: 'Another', slug, ownerId: owner.id });
  };

  it('is never another shop’s, also after its own was deleted', async () => {
    await change('second');
    const refused = { ok: false, error: 'slug_taken' };
    expect(await open('clay')).toEqual(refused);
    const other = await createShop({ slug: 'other' });
    expect(await change('clay', { tenantId: other.id, seen: 'other' })).toEqual({
      ok: false,
      error: 'taken',
    });
    expect(await checkAddress({ slug: 'clay', name: '' })).toMatchObject({ problem: 'taken' });
    await database().tenant.delete({ where: { id: shop.id } });
    for (const slug of ['clay', 'second']) {
      expect(await open(slug)).toEqual(refused);
      expect(await findMovedTo(slug)).toBeNull();
    }
  });

  it('is nobody else’s, whoever takes it while it is given up', async () => {
    const opened = await database().$transaction(async (db) => {
      await db.formerSlug.create({ data: { slug: 'clay', tenantId: shop.id } });
      await db.tenant.update({ where: { id: shop.id }, data: { slug: 'second' } });
      // Sees the name as this transaction found it, and waits for its end.
      const opening = open('clay');
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { opening };
    });
    expect(await opened.opening).toEqual({ ok: false, error: 'slug_taken' });
  });

  it('is refused by the database itself, by whatever way it comes', async () => {
    await change('second');
    const other = await createShop({ slug: 'other' });
    const take = database().tenant.update({ where: { id: other.id }, data: { slug: 'clay' } });
    await expect(take).rejects.toThrow();
    const insert = database().$executeRaw`
      INSERT INTO tenants (id, name, slug) VALUES (gen_random_uuid(), 'Another', 'clay')`;
    await expect(insert).rejects.toThrow();
    expect(await database().tenant.count({ where: { slug: 'clay' } })).toBe(0);
  });
});
