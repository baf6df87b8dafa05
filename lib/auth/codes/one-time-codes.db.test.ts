import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { type CodeKey, MOST_TRIES } from './code-rules';
import { makeCode, takeCode } from './one-time-codes.commands';

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant();
});

const key: CodeKey = { purpose: 'sign_in', address: 'ada@example.test', requester: 'laptop' };
const make = (of: Partial<CodeKey> = {}, shop = tenant) =>
  tenantDb(shop.id, (db) => makeCode(db, shop.id, { ...key, ...of, customerId: null, detail: { to: 'x' } }));
const take = (code: string, of: Partial<CodeKey> = {}, shop = tenant) =>
  takeCode(shop.id, { ...key, ...of }, code);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const WRONG = { ok: false, error: 'code_wrong' };

describe('a code', () => {
  it('has six digits, is valid once, and returns its data', async () => {
    const code = await make();
    expect(code).toMatch(/^\d{6}$/);
    expect(await take(code)).toEqual({ ok: true, value: { customerId: null, detail: { to: 'x' } } });
    expect(await take(code)).toEqual(WRONG);
  });

  it('may be typed with a space or a hyphen in the middle', async () => {
    const code = await make();
    expect(await take(`${code.slice(0, 3)} - ${code.slice(3)} `)).toMatchObject({ ok: true });
  });

  it('is valid for one of twenty racing requests', async () => {
    const code = await make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is void after five wrong tries, even if they race', async () => {
    const code = await make();
    await Promise.all(Array.from({ length: 20 }, () => take(wrongOf(code))));
    expect(await database().oneTimeCode.findFirst()).toMatchObject({ tries: MOST_TRIES, usedAt: null });
    expect(await take(code)).toEqual(WRONG);
  });

  it('is valid at the fifth try', async () => {
    const code = await make();
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      expect(await take(wrongOf(code))).toEqual(WRONG);
    }
    expect(await take(code)).toMatchObject({ ok: true });
  });

  it('expires after ten minutes', async () => {
    const code = await make();
    const [{ createdAt, expiresAt } = { createdAt: new Date(), expiresAt: new Date() }] =
      await database().oneTimeCode.findMany();
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(10 * 60_000);
    await database().oneTimeCode.updateMany({ data: { expiresAt: new Date() } });
    expect(await take(code)).toEqual(WRONG);
  });

  it('is replaced by the next one of the same browser, together with its count of tries', async () => {
    const first = await make();
    await take(wrongOf(first));
    const second = await make();
    expect(await database().oneTimeCode.findMany()).toMatchObject([{ tries: 0, usedAt: null }]);
    if (second !== first) {
      expect(await take(first)).toEqual(WRONG);
    }
    expect(await take(second)).toMatchObject({ ok: true });
  });

  it('is neither voided nor used up by a stranger who asks for one with the same address', async () => {
    const code = await make();
    const strangers = await make({ requester: 'stranger' });
    for (let tries = 0; tries < 10; tries += 1) {
      await take(wrongOf(strangers), { requester: 'stranger' });
    }
    expect(await take(code)).toMatchObject({ ok: true });
  });

  it.each<[string, Partial<CodeKey>]>([
    ['another purpose', { purpose: 'recovery' }],
    ['another address', { address: 'bob@example.test' }],
    ['another browser', { requester: 'phone' }],
  ])('is invalid for %s', async (_, other) => {
    const code = await make();
    await make(other);
    await database().oneTimeCode.updateMany({ data: { codeHash: (await hashOf())?.codeHash ?? '' } });
    expect(await take(code, other)).toEqual(WRONG);
  });
  const hashOf = () => database().oneTimeCode.findFirst({ where: { ...key } });

  it('is invalid at another shop', async () => {
    const other = await createTenant();
    const code = await make();
    await make({}, other);
    const { codeHash } = await database().oneTimeCode.findFirstOrThrow({ where: { tenantId: tenant.id } });
    await database().oneTimeCode.updateMany({ where: { tenantId: other.id }, data: { codeHash } });
    expect(await take(code, {}, other)).toEqual(WRONG);
  });

  it('is not stored in the database', async () => {
    const code = await make();
    expect(JSON.stringify(await database().oneTimeCode.findMany())).not.toContain(`"${code}"`);
  });
});
