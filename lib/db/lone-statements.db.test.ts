import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { asTenantId, type TenantId } from '@/lib/ids';
import { freshTenant, freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { database, tenantPool } from './client';
import { isOverloaded } from './errors';
import { sendLoneStatements } from './lone-statements';
import { tenantDb, tenantStatement } from './tenant-db';

const shopsIn = async (tenantId: TenantId) =>
  (await tenantStatement(tenantId, (db) => db.tenant.findMany({ select: { id: true } }))).map(({ id }) => id);

const nameOf = async (id: string) => (await database().tenant.findUniqueOrThrow({ where: { id } })).name;

describe('a statement that is a transaction by itself', () => {
  it('sees the rows of its own shop, however many wait for a connection', async () => {
    const [first, second] = await freshTenants();
    const asked = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? first.id : second.id));
    expect(await Promise.all(asked.map(shopsIn))).toEqual(asked.map((id) => [id]));
  });

  it('sees no other rows inside of a transaction of another shop', async () => {
    const [first, second] = await freshTenants();
    expect(await tenantDb(first.id, () => shopsIn(second.id))).toEqual([second.id]);
  });

  it('leaves a connection that reads nothing without a scope', async () => {
    const tenant = await freshTenant();
    await shopsIn(tenant.id);
    await expect(tenantPool().tenant.findMany()).rejects.toThrow(/permission denied/);
  });

  it('is kept', async () => {
    const tenant = await freshTenant();
    const { count } = await tenantStatement(tenant.id, (db) =>
      db.tenant.updateMany({ where: { id: tenant.id }, data: { name: 'Kept' } }),
    );
    expect(count).toBe(1);
    expect(await nameOf(tenant.id)).toBe('Kept');
  });

  it('changes no row of another shop', async () => {
    const [first, second] = await freshTenants();
    const { count } = await tenantStatement(first.id, (db) =>
      db.tenant.updateMany({ where: { id: second.id }, data: { name: 'Taken' } }),
    );
    expect(count).toBe(0);
    expect(await nameOf(second.id)).not.toBe('Taken');
  });

  it('fails as one in a transaction does, and leaves the connection usable', async () => {
    const tenant = await freshTenant();
    const fail = () => tenantStatement(tenant.id, (db) => db.$queryRaw`SELECT 1 / ${0}::int`);
    for (let round = 0; round < 12; round += 1) {
      await expect(fail()).rejects.toThrow(/division by zero/);
    }
    expect(await shopsIn(tenant.id)).toEqual([tenant.id]);
  });

  it('reports what fails only when it is kept', async () => {
    const [tenant, other] = await freshTenants();
    await database()
      .$executeRaw`ALTER TABLE order_counters ADD CONSTRAINT late UNIQUE (last_number) DEFERRABLE INITIALLY DEFERRED`;
    try {
      const add = (id: TenantId) =>
        tenantStatement(
          id,
          (db) =>
            db.$executeRaw`INSERT INTO order_counters (tenant_id, last_number) VALUES (${id}::uuid, 77777)`,
        );
      await add(tenant.id);
      await expect(add(other.id)).rejects.toThrow(/late/);
    } finally {
      await database().$executeRaw`ALTER TABLE order_counters DROP CONSTRAINT late`;
    }
  });

  it('fails if its scope cannot be set', async () => {
    await expect(shopsIn(asTenantId('no uuid'))).rejects.toThrow(/invalid input syntax for type uuid/);
  });

  it('survives the end of its connection', async () => {
    const tenant = await freshTenant();
    const end = () =>
      tenantStatement(tenant.id, (db) => db.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`);
    await expect(end()).rejects.toThrow();
    expect(await shopsIn(tenant.id)).toEqual([tenant.id]);
  });

  it('waits no longer for a connection than a transaction does, and says the same', async () => {
    const tenant = await freshTenant();
    const hold = () => tenantDb(tenant.id, (db) => db.$queryRaw`SELECT pg_sleep(7)::text`);
    const holders = Array.from({ length: 12 }, () => hold().catch((error: unknown) => error));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const failure = await shopsIn(tenant.id).catch((error: unknown) => error);
    expect(isOverloaded(failure)).toBe(true);
    await Promise.all(holders);
  }, 30_000);
});

it('sends its beginning, the statement and its end at once', async () => {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, pipeline: true });
  const sent: string[] = [];
  const writes: number[] = [];
  let countWrites = () => 0;
  pool.on('connect', (client) => {
    if (client instanceof Client) {
      const { stream } = client.connection;
      const each = vi.spyOn(stream, '_write');
      const several = vi.spyOn(stream, '_writev');
      countWrites = () => writes.push(each.mock.calls.length + several.mock.calls.length);
    }
    const { query } = client;
    client.query = new Proxy(query, {
      apply(target, self, given) {
        sent.push(String(given[0]).slice(0, 10));
        return Reflect.apply(target, self, given);
      },
    });
  });
  sendLoneStatements(pool, () => `BEGIN;SET LOCAL makerfront.tenant_id='${randomUUID()}'`);
  try {
    await pool.query('SELECT 1 AS one');
    countWrites();
    const { rows } = await pool.query(
      "SELECT current_setting('makerfront.tenant_id') AS id, pg_sleep(0)::text",
    );
    expect(rows).toHaveLength(1);
    countWrites();
    expect(sent.slice(-3)).toEqual(['BEGIN;SET ', 'SELECT cur', 'COMMIT']);
    expect(writes).toEqual([1, 2]);
    const after = await pool.query('SELECT 1 AS one');
    expect(after.rows).toEqual([{ one: 1 }]);
    expect(pool.idleCount).toBe(1);
  } finally {
    await pool.end();
  }
});
