import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { database } from './client';
import { Prisma } from './generated/client';
import { tenantQuery } from './tenant-db';

const named = z.array(z.object({ name: z.string() }));

it('sees and changes the rows of its own shop only, and is kept', async () => {
  const [first, second] = await freshTenants();
  const rename = (name: string) => Prisma.sql`UPDATE tenants SET name = ${name} RETURNING name`;
  expect(await tenantQuery(first.id, rename('Kept'))).toEqual([{ name: 'Kept' }]);
  const asked = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? first : second));
  const found = await Promise.all(
    asked.map(async ({ id }) => named.parse(await tenantQuery(id, Prisma.sql`SELECT name FROM tenants`))),
  );
  expect(found).toEqual(asked.map(({ id }) => [{ name: id === first.id ? 'Kept' : second.name }]));
});

it('changes nothing if it fails, and leaves the connection usable', async () => {
  const [{ id }] = await freshTenants();
  for (let round = 0; round < 12; round += 1) {
    await expect(
      tenantQuery(id, Prisma.sql`UPDATE tenants SET name = (1 / ${0}::int)::text`),
    ).rejects.toThrow(/division by zero/);
  }
  expect(await tenantQuery(id, Prisma.sql`SELECT count(*)::int AS shops FROM tenants`)).toEqual([
    { shops: 1 },
  ]);
});

it('goes on after the database has ended its idle connections', async () => {
  const [{ id }] = await freshTenants();
  await tenantQuery(id, Prisma.sql`SELECT 1`);
  await database().$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle'`;
  await pause(200);
  expect(await tenantQuery(id, Prisma.sql`SELECT count(*)::int AS shops FROM tenants`)).toEqual([
    { shops: 1 },
  ]);
});
