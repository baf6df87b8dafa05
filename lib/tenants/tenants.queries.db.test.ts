import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database, platformPool } from '@/lib/db/client';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { tenantKeyAt } from './hosts/tenant-key';
import { previewKeyOf } from './state/preview-key';
import { findTenantByKey, getCachedTenant, PLACEHOLDER_KEY } from './tenants.queries';

const cache = vi.hoisted(() => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('next/cache', () => cache);

beforeEach(async () => {
  vi.clearAllMocks();
  await resetDatabase();
  await createTenant({ slug: 'stitchworks', name: 'Stitchworks' });
  await createTenant({ slug: 'quietloom', name: 'Quiet Loom', customDomain: 'quietloom.test' });
  await createTenant({ slug: 'other', name: 'Other', customDomain: 'stitchworks.example.test' });
});

const nameOf = async (key: string) => (await findTenantByKey(key))?.name ?? null;

describe('the shop of a tenant key', () => {
  it.each([
    ['stitchworks', 'Stitchworks'],
    ['quietloom', 'Quiet Loom'],
    ['quietloom.test', 'Quiet Loom'],
    // The first label of any other host is a slug.
    ['quietloom.somewhere.test', 'Quiet Loom'],
    ['stitchworks.test', 'Stitchworks'],
    // A custom domain has priority over a slug that equals its first label.
    ['stitchworks.example.test', 'Other'],
  ])('%s is %s', async (key, name) => {
    expect(await nameOf(key)).toBe(name);
  });

  it.each([
    'unknown',
    'unknown.test',
    'www.quietloom.test',
    'example.test',
    'test',
    '',
    'Stitchworks',
    'stitchworks.',
    'stitchworks:3000',
    'stitchworks/cart',
    'stitch%',
    "' OR 1=1 --",
    'stitchworks\0',
    '\ud800',
    'a'.repeat(300),
    'admin',
    'www.makerfront.test',
    '[::1]',
    '127.0.0.1',
    PLACEHOLDER_KEY,
  ])('%o is no shop', async (key) => {
    expect(await nameOf(key)).toBeNull();
  });

  it('asks the database nothing at build time, for the placeholder', async () => {
    const find = vi.spyOn(platformPool().tenant, 'findUnique');
    expect(await findTenantByKey(PLACEHOLDER_KEY)).toBeNull();
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  });

  it('has the default colours, no secret, and nothing that decides about money', async () => {
    await createTenant({
      slug: 'defaults',
      platformFeePercentage: '3.35',
      paypalClientId: 'public',
      paypalSecretEncrypted: 'sealed',
    });
    const tenant = await findTenantByKey('defaults');
    expect(tenant).toEqual({
      id: expect.any(String),
      slug: 'defaults',
      customDomain: null,
      name: 'Test Shop',
      description: '',
      logoUrl: null,
      primaryColor: '#3B82F6',
      secondaryColor: '#10B981',
      paypalClientId: 'public',
      paypalMerchantId: null,
      contactEmail: null,
      language: 'en',
      currency: 'USD',
      appSignIn: false,
      appOrigins: [],
      kind: 'shop',
      state: 'live',
      stateMessage: '',
      backOn: null,
      vacation: null,
      previewVersion: 1,
      isPreview: false,
      takesTestsOnly: false,
    });
  });
});

describe('the cache entry of a lookup', () => {
  it('has the tag of the shop, for its own names', async () => {
    for (const key of ['quietloom', 'quietloom.test']) {
      vi.clearAllMocks();
      const tenant = await getCachedTenant(key);
      expect(cache.cacheLife.mock.calls).toEqual([['tenant']]);
      expect(cache.cacheTag.mock.calls).toEqual([[`tenant:${tenant?.id}`]]);
    }
  });

  it('has the tag `uncacheable` for a host that strangers invented', async () => {
    await getCachedTenant('quietloom.somewhere.test');
    expect(cache.cacheTag.mock.calls).toContainEqual(['uncacheable']);
  });

  it('of a draft that is not shown has the tag of the shop, so that it is found as soon as it opens', async () => {
    const { id } = await createTenant({ slug: 'draft-shop' });
    await database().tenant.update({ where: { id }, data: { state: 'draft' } });
    expect(await getCachedTenant('draft-shop')).toBeNull();
    expect(cache.cacheTag.mock.calls).toEqual([[`tenant:${id}`]]);
    vi.clearAllMocks();
    await getCachedTenant('draft-shop~abcdefghijklmnopqrstuvwxyz');
    expect(cache.cacheTag.mock.calls).toContainEqual(['uncacheable']);
  });

  it('is kept for the one right key of a preview, and for no other', async () => {
    const shop = await findTenantByKey('quietloom');
    const right = shop && tenantKeyAt('quietloom', { kind: 'preview', key: previewKeyOf(shop) });
    await getCachedTenant(right ?? '');
    expect(cache.cacheTag.mock.calls).toEqual([[`tenant:${shop?.id}`]]);
    await getCachedTenant(tenantKeyAt('quietloom', { kind: 'preview', key: 'x'.repeat(43) }));
    expect(cache.cacheTag.mock.calls).toContainEqual(['uncacheable']);
  });

  it('of an unknown host is short-lived, without a tag', async () => {
    expect(await getCachedTenant('unknown.test')).toBeNull();
    expect(cache.cacheLife.mock.calls).toEqual([['unknownHost']]);
    expect(cache.cacheTag.mock.calls).toEqual([['unknown-hosts']]);
  });
});
