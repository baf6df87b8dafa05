import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { database } from './client';
import { platformQuery } from './platform-db';

const one = z.tuple([z.object({ pid: z.int() })]);
const pidOf = async () => one.parse(await platformQuery('SELECT pg_backend_pid() AS pid', []))[0].pid;

it('goes on after the database has ended its idle connection, also before Prisma has used it', async () => {
  const pid = await pidOf();
  await database().$queryRaw`SELECT pg_terminate_backend(${pid}::int)::text`;
  await pause(200);
  expect(await pidOf()).not.toBe(pid);
});

it('may read no shop’s orders, as the login of the platform', async () => {
  await expect(platformQuery('SELECT customer_email FROM orders LIMIT 1', [])).rejects.toThrow(
    /permission denied/,
  );
});
