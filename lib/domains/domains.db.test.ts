// Domains against a name server of the tests' own and a stand-in for Vercel: from claim to working, and whether somebody
// can come by a name that is not theirs.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { checkDueDomains } from '@/lib/jobs/check-domains';
import { findMovedTo } from '@/lib/tenants/moved-shop.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantByKey } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { type DnsResolver, startDnsResolver } from '@/tools/dns-resolver/server';
import type { ZoneRecord } from '@/tools/dns-resolver/zone';
import { startVercelDomains, type VercelDomains } from '@/tools/vercel-domains/server';
import { isAllowedName } from './allowed-names';
import { checkDomainNow } from './check-domain';
import { DAY } from './check-rules';
import { claimDomain, claimDomainAgain, makeDomainPrimary, removeDomain } from './domains.commands';
import { findDomain, listDomains, listDomainsForOperator } from './domains.queries';

const ADDRESS = '203.0.113.10';
const TARGET = 'shops.makerfront.example';

let dns: DnsResolver;
let vercel: VercelDomains;
beforeAll(async () => {
  dns = await startDnsResolver({ dns: 0, web: 0 });
  vercel = await startVercelDomains(0);
  vi.stubEnv('PLATFORM_DOMAIN', 'makerfront.example');
  vi.stubEnv('DNS_RESOLVER', dns.address);
  vi.stubEnv('DOMAIN_TARGET', TARGET);
  vi.stubEnv('DOMAIN_ADDRESSES', ADDRESS);
  vi.stubEnv('VERCEL_API_BASE', vercel.apiBase);
  vi.stubEnv('VERCEL_API_TOKEN', vercel.token);
  vi.stubEnv('VERCEL_PROJECT_ID', vercel.projectId);
});
afterAll(async () => {
  await dns.stop();
  await vercel.stop();
});

type Owned = Tenant & { ownerId: string; ownerEmail: string };

async function createShop(slug: string): Promise<Owned> {
  const tenant = await createTenant({ slug, name: slug });
  const { user } = await database().tenantUser.findFirstOrThrow({
    where: { tenantId: tenant.id },
    select: { user: { select: { id: true, email: true } } },
  });
  return { ...tenant, ownerId: user.id, ownerEmail: user.email };
}

let clay: Owned;
let thief: Owned;
beforeEach(async () => {
  await resetDatabase();
  dns.load([]);
  await certificatesAre('ready');
  // Not the first label of its domains: by the specification any such host shows the shop of that slug.
  clay = await createShop('pottery');
  thief = await createShop('thief');
});

const certificatesAre = (state: 'held' | 'ready') =>
  fetch(new URL('/control', vercel.apiBase), { method: 'PUT', body: state });

async function claim(shop: Owned, typed: string): Promise<string> {
  const claimed = await claimDomain(shop.id, { actorId: shop.ownerId, typed });
  if (!claimed.ok) {
    throw new Error(claimed.error.code);
  }
  return claimed.value.id;
}

async function domainOf(shop: Owned, id: string) {
  const domain = await findDomain(shop.id, id);
  if (domain === null) {
    throw new Error('The shop has no such domain');
  }
  return domain;
}

const statusOf = async (shop: Owned, id: string) => (await domainOf(shop, id)).status;

async function check(shop: Owned, id: string) {
  await checkDomainNow(shop.id, id);
  return statusOf(shop, id);
}

const leading = (name: string, value = ADDRESS): ZoneRecord => ({ name, type: 'A', value });
const proof = async (shop: Owned, id: string): Promise<ZoneRecord> => {
  const { base, token } = await domainOf(shop, id);
  return { name: `_makerfront.${base}`, type: 'TXT', value: `makerfront=${token}` };
};

/** A claim with all its records set, checked. */
async function connect(shop: Owned, name: string): Promise<string> {
  const id = await claim(shop, name);
  dns.load([leading(name), await proof(shop, id)]);
  expect(await check(shop, id)).toBe('working');
  return id;
}

const shopAt = async (host: string) => (await findTenantByKey(host))?.slug ?? null;
const ledTo = async (host: string) => (await findMovedTo(host))?.origin ?? null;
const mailsTo = async (shop: Owned) =>
  (
    await database().outboxMail.findMany({
      where: { tenantId: shop.id, kind: 'domain_notice', recipient: shop.ownerEmail },
    })
  ).length;

describe('a domain', () => {
  it('goes from its claim through each state to working', async () => {
    const id = await claim(clay, 'clay.com');
    const token = await proof(clay, id);
    expect(await check(clay, id)).toBe('not_found');
    dns.load([leading('clay.com', '198.51.100.7')]);
    expect(await check(clay, id)).toBe('wrong_target');
    dns.load([leading('clay.com', '104.16.132.229')]);
    expect(await check(clay, id)).toBe('proxied');
    dns.load([leading('clay.com'), leading('clay.com', '198.51.100.7')]);
    expect(await check(clay, id)).toBe('conflicting');
    dns.load([leading('clay.com')]);
    expect(await check(clay, id)).toBe('token_missing');
    expect(await shopAt('clay.com')).toBeNull();
    expect(await isAllowedName('clay.com')).toBe(false);

    await certificatesAre('held');
    dns.load([leading('clay.com'), token]);
    expect(await check(clay, id)).toBe('waiting');
    // Served from its proof on, but no link is made of it before its certificate is there.
    expect(await isAllowedName('clay.com')).toBe(true);
    expect(await shopAt('clay.com')).toBe('pottery');
    expect((await findTenantByKey('pottery'))?.customDomain).toBeNull();
    expect(await mailsTo(clay)).toBe(0);

    await certificatesAre('ready');
    expect(await check(clay, id)).toBe('working');
    expect(await findTenantByKey('clay.com')).toMatchObject({ slug: 'pottery', customDomain: 'clay.com' });
    expect(await mailsTo(clay)).toBe(1);
    expect((await domainOf(clay, id)).records.map(({ state }) => state)).toEqual(['ok', 'not_found', 'ok']);
  });

  it('leads its other name there, and those of the shop to the main one', async () => {
    await connect(clay, 'clay.com');
    expect(await shopAt('www.clay.com')).toBeNull();
    expect(await ledTo('www.clay.com')).toMatch(/^https?:\/\/clay\.com$/);
    // Its first label is another shop's slug, whose shop is not shown there.
    const second = await connect(clay, 'thief.clay.net');
    expect(await shopAt('thief.clay.net')).toBeNull();
    expect(await ledTo('thief.clay.net')).toMatch(/\/\/clay\.com$/);
    expect(await makeDomainPrimary(clay.id, { actorId: clay.ownerId, id: second })).toMatchObject({
      ok: true,
    });
    expect(await shopAt('thief.clay.net')).toBe('pottery');
    expect(await ledTo('clay.com')).toMatch(/\/\/thief\.clay\.net$/);
    expect(await ledTo('www.clay.com')).toMatch(/\/\/thief\.clay\.net$/);
  });

  it('of a draft leads nobody from its other names', async () => {
    await connect(clay, 'clay.com');
    await database().tenant.update({ where: { id: clay.id }, data: { state: 'draft' } });
    expect(await ledTo('www.clay.com')).toBeNull();
  });

  it('stays when its token was tidied up, and when a name server does not answer', async () => {
    const id = await connect(clay, 'clay.fails.com');
    dns.load([leading('clay.fails.com')]);
    expect(await check(clay, id)).toBe('working');
    const lost = await claim(clay, 'clay.fails.test');
    expect(await checkDomainNow(clay.id, lost)).toBe(true);
    expect(await domainOf(clay, lost)).toMatchObject({ status: 'not_found', checkedAt: null });
  });

  it('tells its owners when it has stopped for a while, and stops serving after seven days astray', async () => {
    const id = await connect(clay, 'clay.com');
    dns.load([]);
    expect(await check(clay, id)).toBe('not_found');
    expect(await mailsTo(clay)).toBe(1);
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
    const back = (data: object) =>
      database().tenantDomain.update({ where: { tenantId_id: { tenantId: clay.id, id } }, data });
    await back({ statusSince: ago(4 * 60_000) });
    await check(clay, id);
    expect(await mailsTo(clay)).toBe(2);
    expect(await shopAt('clay.com')).toBe('pottery');
    await back({ astraySince: ago(7 * DAY) });
    expect(await check(clay, id)).toBe('stopped');
    expect(await shopAt('clay.com')).toBeNull();
    expect(await isAllowedName('clay.com')).toBe(false);
    // Its old token does not bring it back.
    dns.load([leading('clay.com'), await proof(clay, id)]);
    expect(await check(clay, id)).toBe('stopped');
  });

  it('is given up with its certificates, and needs a fresh token afterwards', async () => {
    const id = await connect(clay, 'clay.com');
    const { token } = await domainOf(clay, id);
    expect(await removeDomain(clay.id, { actorId: clay.ownerId, id })).toMatchObject({ ok: true });
    expect(await shopAt('clay.com')).toBeNull();
    const again = await claim(clay, 'clay.com');
    expect((await domainOf(clay, again)).token).not.toBe(token);
    expect(await check(clay, again)).toBe('token_missing');
  });
});

describe('nobody comes by another’s name', () => {
  it('by routing alone: DNS that was left behind proves nothing', async () => {
    const id = await claim(thief, 'clay.com');
    dns.load([leading('clay.com'), { name: 'www.clay.com', type: 'CNAME', value: TARGET }]);
    expect(await check(thief, id)).toBe('token_missing');
    expect(await shopAt('clay.com')).toBeNull();
  });

  it('by the token of an earlier claim that still stands in DNS', async () => {
    const first = await connect(clay, 'clay.com');
    const left = [leading('clay.com'), await proof(clay, first)];
    await removeDomain(clay.id, { actorId: clay.ownerId, id: first });
    const id = await claim(thief, 'clay.com');
    dns.load(left);
    expect(await check(thief, id)).toBe('token_missing');
    expect(await shopAt('clay.com')).toBeNull();
  });

  it('by claiming first: the one who proves it has it', async () => {
    const squatted = await claim(thief, 'www.clay.com');
    const id = await connect(clay, 'clay.com');
    expect(await check(thief, squatted)).not.toBe('working');
    expect((await domainOf(clay, id)).verifiedAt).not.toBeNull();
    expect(await shopAt('clay.com')).toBe('pottery');
  });

  it('by a second token beside the holder’s; without the holder’s it has changed hands', async () => {
    const held = await connect(clay, 'clay.com');
    const id = await claim(thief, 'clay.com');
    const [theirs, ours] = [await proof(thief, id), await proof(clay, held)];
    dns.load([leading('clay.com'), ours, theirs]);
    expect(await check(thief, id)).toBe('token_missing');
    expect(await shopAt('clay.com')).toBe('pottery');
    dns.load([leading('clay.com'), theirs]);
    expect(await check(thief, id)).toBe('working');
    expect(await shopAt('clay.com')).toBe('thief');
    expect(await statusOf(clay, held)).toBe('lost');
    expect((await findTenantByKey('pottery'))?.customDomain).toBeNull();
    // Told that it works, and that it is lost.
    expect(await mailsTo(clay)).toBe(2);
  });

  it('by a claim that has lapsed, though its token came into DNS later', async () => {
    const id = await claim(thief, 'clay.com');
    await database().tenantDomain.update({
      where: { tenantId_id: { tenantId: thief.id, id } },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    dns.load([leading('clay.com'), await proof(thief, id)]);
    expect(await check(thief, id)).toBe('lapsed');
    expect(await checkDomainNow(thief.id, id)).toBe(false);
    const old = (await domainOf(thief, id)).token;
    expect(await claimDomainAgain(thief.id, { actorId: thief.ownerId, id })).toMatchObject({ ok: true });
    expect((await domainOf(thief, id)).token).not.toBe(old);
    expect(await check(thief, id)).toBe('token_missing');
  });

  it('by a wildcard alias that leads every name of a domain here', async () => {
    const id = await claim(thief, 'any.clay.com');
    const { token } = await domainOf(thief, id);
    dns.load([
      { name: 'any.clay.com', type: 'CNAME', value: TARGET },
      { name: '_makerfront.any.clay.com', type: 'CNAME', value: TARGET },
      leading(TARGET),
      // What stands at another name's proof is not asked.
      { name: '_makerfront.clay.com', type: 'TXT', value: `makerfront=${token}` },
    ]);
    expect(await check(thief, id)).toBe('token_missing');
    expect(await shopAt('any.clay.com')).toBeNull();
  });

  it('by another shop’s row, or as somebody who is no owner', async () => {
    const id = await claim(clay, 'clay.com');
    const stranger = { actorId: thief.ownerId, id };
    expect(await removeDomain(clay.id, stranger)).toEqual({ ok: false, error: 'denied' });
    expect(await makeDomainPrimary(clay.id, stranger)).toEqual({ ok: false, error: 'denied' });
    expect(await claimDomainAgain(clay.id, stranger)).toEqual({ ok: false, error: 'denied' });
    expect(await removeDomain(thief.id, stranger)).toEqual({ ok: false, error: 'gone' });
    expect(await claimDomain(clay.id, { actorId: thief.ownerId, typed: 'x.com' })).toMatchObject({
      error: { code: 'denied' },
    });
    expect(await checkDomainNow(thief.id, id)).toBe(false);
    expect((await listDomains(clay.id)).map(({ host }) => host)).toEqual(['clay.com']);
  });

  it('by the platform’s own names and public suffixes', async () => {
    for (const [typed, code] of [
      ['makerfront.example', 'own'],
      ['clay.makerfront.example', 'own'],
      ['shops.makerfront.example', 'own'],
      ['co.uk', 'suffix'],
    ]) {
      expect(await claimDomain(thief.id, { actorId: thief.ownerId, typed: typed ?? '' })).toEqual({
        ok: false,
        error: { code },
      });
    }
  });
});

it('a shop can have ten', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `clay-${index}.com`);
  const codes = [];
  for (const typed of names) {
    const claimed = await claimDomain(clay.id, { actorId: clay.ownerId, typed });
    codes.push(claimed.ok ? 'ok' : claimed.error.code);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'too_many']);
  expect(await claimDomain(clay.id, { actorId: clay.ownerId, typed: 'www.clay-1.com' })).toMatchObject({
    error: { code: 'yours' },
  });
});

it('the job checks what is due, each once, whoever else runs at the same time', async () => {
  const ids = [await claim(clay, 'clay.com'), await claim(clay, 'clay.net'), await claim(thief, 'thief.com')];
  const [first, second] = await Promise.all([checkDueDomains(), checkDueDomains()]);
  expect([(first.checked ?? 0) + (second.checked ?? 0), first.failures + second.failures]).toEqual([
    ids.length,
    0,
  ]);
  expect(await checkDueDomains()).toMatchObject({ checked: 0 });
});

it('operators see the domains of all shops, those in trouble first, and nobody else does', async () => {
  await connect(clay, 'clay.com');
  await claim(thief, 'thief.com');
  const operator = await createOperator();
  const hosts = async (search: string) =>
    (await listDomainsForOperator(operator, { search, page: 1 })).map(({ host }) => host);
  expect(await hosts('')).toEqual(['thief.com', 'clay.com']);
  expect(await hosts('CLAY')).toEqual(['clay.com']);
  expect(await hosts('%')).toEqual([]);
  await expect(
    listDomainsForOperator({ sessionId: crypto.randomUUID() }, { search: '', page: 1 }),
  ).rejects.toThrow();
});

it('certificates may be got for the platform’s own names and its shops’, and for no others', async () => {
  const allowed = [];
  for (const name of [
    'makerfront.example',
    'www.makerfront.example',
    'pottery.makerfront.example',
    'POTTERY.makerfront.example.',
    'nobody.makerfront.example',
    'a.pottery.makerfront.example',
    'admin.makerfront.example',
    'clay.com',
    '203.0.113.9',
    '',
    'x'.repeat(10_000),
  ]) {
    allowed.push(await isAllowedName(name));
  }
  expect(allowed).toEqual([true, true, true, true, ...Array.from({ length: 7 }, () => false)]);
});
