import { expect, it } from 'vitest';
import { database } from './client';
import { databaseAnswers } from './database-answers';

it('is true if a shop lacks one grant: the parts of a page that need it report that', async () => {
  await database().$executeRawUnsafe('REVOKE SELECT ON payments FROM makerfront_tenant');
  try {
    expect(await databaseAnswers(performance.now() + 1_000)).toBe(true);
  } finally {
    await database().$executeRawUnsafe('GRANT SELECT ON payments TO makerfront_tenant');
  }
});

it('is false without a schema, and asks once in a quarter of a second', async () => {
  const now = performance.now() + 10_000;
  await database().$executeRawUnsafe('ALTER TABLE tenants RENAME TO tenants_away');
  try {
    const answers = await Promise.all(Array.from({ length: 100 }, () => databaseAnswers(now)));
    expect(new Set(answers)).toEqual(new Set([false]));
  } finally {
    await database().$executeRawUnsafe('ALTER TABLE tenants_away RENAME TO tenants');
  }
  expect(await databaseAnswers(now + 249)).toBe(false);
  expect(await databaseAnswers(now + 250)).toBe(true);
});

it('does not ask again while the database leaves a query unanswered', async () => {
  const now = performance.now() + 20_000;
  let waiting: Promise<boolean>[] = [];
  await database().$transaction(async (db) => {
    await db.$executeRaw`LOCK TABLE tenants`;
    waiting = [0, 1_000, 3_000].map((later) => databaseAnswers(now + later));
    expect(waiting.every((answer) => answer === waiting[0])).toBe(true);
  });
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});
