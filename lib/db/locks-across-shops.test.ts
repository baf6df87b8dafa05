// A Postgres that is distributed by shop (deploy/citus) locks the rows of one shop at a time. A lock over all shops has to
// be asked for one shop after the other there, so each is looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LOCK = /FOR (?:NO KEY )?(?:UPDATE|SHARE)|FOR KEY SHARE/;
const RAW = /platformDb\(\)\s*\.\$(?:queryRaw|executeRaw)(?:<[^`]*>)?`([^`]*)`/g;

const lockingOverAllShops = (source: string): boolean =>
  [...source.matchAll(RAW)].some(([, statement = '']) => LOCK.test(statement));

it('rows of all shops are locked by one statement only', () => {
  const files = ['lib', 'app']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => lockingOverAllShops(readFileSync(file, 'utf8')))).toEqual([
    'lib/cache/cache-events.commands.ts',
  ]);
});

it('such a statement is noticed', () => {
  expect(lockingOverAllShops('await platformDb().$queryRaw`SELECT 1 FROM orders FOR UPDATE`')).toBe(true);
  expect(lockingOverAllShops('await db.$queryRaw`SELECT 1 FROM orders FOR UPDATE`')).toBe(false);
});
