import { Socket } from 'node:net';
import { Client, Pool, type PoolConfig } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { beginWithNext } from './begin-with-next';
import { measuredPool } from './measured-pool';
import { tenantDb } from './tenant-db';

const BEGIN = { text: 'BEGIN', values: [] };
let pool: Pool | undefined;
afterEach(async () => {
  await pool?.end();
  pool = undefined;
});

async function connected(begin: string) {
  const config: PoolConfig = { connectionString: process.env.DATABASE_URL, max: 1, pipeline: true };
  const opened = measuredPool('tenant', config, () => begin);
  pool = opened;
  beginWithNext(opened);
  const client = await opened.connect();
  if (!(client instanceof Client)) {
    throw new Error('Not a connection of this driver');
  }
  const each = vi.spyOn(client.connection.stream, '_write');
  const several = vi.spyOn(client.connection.stream, '_writev');
  return {
    client,
    release: () => client.release(),
    countWrites: () => each.mock.calls.length + several.mock.calls.length,
  };
}

it('sends the beginning and the first statement in one write, and answers the statement', async () => {
  const { client, release, countWrites } = await connected("BEGIN;SET LOCAL makerfront.tenant_id='here'");
  await client.query(BEGIN);
  expect(countWrites()).toBe(0);
  const { rows } = await client.query("SELECT current_setting('makerfront.tenant_id') AS id");
  expect(rows).toEqual([{ id: 'here' }]);
  expect(countWrites()).toBe(1);
  await client.query('COMMIT');
  const after = await client.query("SELECT current_setting('makerfront.tenant_id', true) AS id");
  expect(after.rows).toEqual([{ id: '' }]);
  release();
});

it('tells where a transaction begins, and that it ends before its end is sent', async () => {
  const told: string[] = [];
  const opened = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, pipeline: true });
  pool = opened;
  beginWithNext(opened, { began: () => told.push('began'), ended: () => told.push('ended') });
  const client = await opened.connect();
  for (const text of ['COMMIT', 'ROLLBACK']) {
    await client.query(BEGIN);
    await client.query('SELECT 1');
    const ending = client.query({ text, values: [] });
    told.push(text);
    await ending;
  }
  client.release();
  expect(told).toEqual(['began', 'ended', 'COMMIT', 'began', 'ended', 'ROLLBACK']);
});

it('does not wait for a statement beyond this turn of the event loop', async () => {
  const { client, release, countWrites } = await connected('BEGIN');
  await client.query(BEGIN);
  await new Promise((resolve) => setImmediate(resolve));
  expect(countWrites()).toBe(1);
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.query('ROLLBACK');
  release();
});

it('fails at the first statement with the reason why nothing began, and leaves the connection usable', async () => {
  const { client, release } = await connected("BEGIN;SET LOCAL role='nobody of this name'");
  await client.query(BEGIN);
  await expect(client.query('SELECT 1 AS one')).rejects.toThrow(/role "nobody of this name" does not exist/);
  await client.query('ROLLBACK');
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  release();
});

it('says nothing of a beginning that failed and that nothing followed', async () => {
  const { client, release } = await connected("BEGIN;SET LOCAL role='nobody of this name'");
  await client.query(BEGIN);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await client.query('ROLLBACK').catch(() => undefined);
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  release();
});

it('takes one write for the beginning of a transaction of Prisma’s, too', async () => {
  const tenant = await freshTenant();
  const ask = () => tenantDb(tenant.id, (db) => db.$queryRaw`SELECT 1 AS one`);
  await ask();
  const each = vi.spyOn(Socket.prototype, '_write');
  const several = vi.spyOn(Socket.prototype, '_writev');
  try {
    await ask();
    // BEGIN with the statement; COMMIT.
    expect(each.mock.calls.length + several.mock.calls.length).toBe(2);
  } finally {
    each.mockRestore();
    several.mockRestore();
  }
});
