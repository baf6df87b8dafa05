import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { freshTenantRows } from '@/lib/testing/database/tenant-rows';
import { removeOldFactors, UNCONFIRMED_LIFE } from './remove-old-factors';

beforeEach(async () => {
  await freshTenantRows();
  await database().userFactor.deleteMany();
  await database().customerFactor.deleteMany();
  await database().authChallenge.deleteMany();
});

const now = new Date('2026-11-23T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

it('removes what was never confirmed within a day, staff’s and shoppers’, and challenges that have expired', async () => {
  const { tenantId, id: customerId } = await database().customer.findFirstOrThrow();
  const { id: userId } = await database().user.findFirstOrThrow();
  const app = (name: string, createdAt: Date, confirmedAt: Date | null) => ({
    kind: 'totp',
    name,
    createdAt,
    confirmedAt,
    sealedSecret: 'sealed',
  });
  const old = before(UNCONFIRMED_LIFE + 1);
  const young = before(UNCONFIRMED_LIFE - 1);
  const apps = [app('Old', old, null), app('Young', young, null), app('Confirmed', old, old)];
  await database().userFactor.createMany({ data: apps.map((row) => ({ userId, ...row })) });
  await database().customerFactor.createMany({ data: apps.map((row) => ({ tenantId, customerId, ...row })) });
  const challenge = (name: string, expiresAt: Date) => ({
    ...{ tenantId, purpose: 'totp_verify', binding: 'session', challenge: name, expiresAt },
  });
  await database().authChallenge.createMany({
    data: [challenge('expired', before(1)), challenge('open', new Date(now.getTime() + 1_000))],
  });

  expect(await removeOldFactors(now)).toEqual({ challenges: 1, factors: 2 });
  const names = { select: { name: true }, orderBy: { name: 'asc' } } as const;
  const left = [{ name: 'Confirmed' }, { name: 'Young' }];
  expect(await database().userFactor.findMany(names)).toEqual(left);
  expect(await database().customerFactor.findMany(names)).toEqual(left);
  expect(await database().authChallenge.findMany({ select: { challenge: true } })).toEqual([
    { challenge: 'open' },
  ]);
});
