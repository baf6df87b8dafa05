import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TenantId } from '@/lib/ids';
import { freshTenant, freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { type Database, database } from './client';
import { isForeignKeyViolation, isRawCheckViolation, isRawUniqueViolation } from './errors';
import { Prisma } from './generated/client';
import { tenantDb } from './tenant-db';
import { executeLast, executeWithin, queryInTurn, queryWithin } from './within-transaction';

const NAMES = Prisma.sql`SELECT name FROM tenants`;
const rename = (name: string) => Prisma.sql`UPDATE tenants SET name = ${name}`;
const FAILS = Prisma.sql`UPDATE tenants SET name = (1 / ${0}::int)::text`;

const nameOf = async (id: TenantId) => (await database().tenant.findUniqueOrThrow({ where: { id } })).name;

/** How often the connection of a transaction was written to. */
async function countWrites(work: () => Promise<unknown>): Promise<number> {
  const each = vi.spyOn(Socket.prototype, '_write');
  const several = vi.spyOn(Socket.prototype, '_writev');
  try {
    await work();
    return each.mock.calls.length + several.mock.calls.length;
  } finally {
    each.mockRestore();
    several.mockRestore();
  }
}

describe('a statement within a transaction', () => {
  it('sees and changes its own shop only, together with those of Prisma', async () => {
    const [first, second] = await freshTenants();
    const seen = await tenantDb(first.id, async (db) => {
      await db.tenant.update({ where: { id: first.id }, data: { name: 'By Prisma' } });
      const before = await queryWithin(db, NAMES);
      expect(await executeWithin(db, rename('By itself'))).toBe(1);
      return [before, await db.tenant.findMany({ select: { name: true } })];
    });
    expect(seen).toEqual([[{ name: 'By Prisma' }], [{ name: 'By itself' }]]);
    expect(await nameOf(first.id)).toBe('By itself');
    expect(await nameOf(second.id)).toBe(second.name);
  });

  it('is lost with its transaction', async () => {
    const { id, name } = await freshTenant();
    const failed = tenantDb(id, async (db) => {
      await executeWithin(db, rename('Lost'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await nameOf(id)).toBe(name);
  });

  it('sees the right shop, however many wait for a connection', async () => {
    const [first, second] = await freshTenants();
    const asked = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? first : second));
    const found = await Promise.all(asked.map(({ id }) => tenantDb(id, (db) => queryWithin(db, NAMES))));
    expect(found).toEqual(asked.map(({ name }) => [{ name }]));
  });

  it('does nothing once its transaction is over, while others use the connection', async () => {
    const [first, second] = await freshTenants();
    let kept: Database | undefined;
    await tenantDb(first.id, async (db) => {
      kept = db;
    });
    const over = kept;
    if (over === undefined) {
      throw new Error('Nothing was kept');
    }
    await Promise.all(
      Array.from({ length: 20 }, () =>
        tenantDb(second.id, async (db) => {
          await queryWithin(db, NAMES);
          for (const late of [queryWithin, executeWithin, executeLast]) {
            await expect(late(over, rename('Strange'))).rejects.toThrow(/[Tt]ransaction/);
          }
          await expect(queryInTurn(over, [rename('Strange')])).rejects.toThrow(/[Tt]ransaction/);
        }),
      ),
    );
    expect([await nameOf(first.id), await nameOf(second.id)]).toEqual([first.name, second.name]);
  });

  it('goes through Prisma in a transaction that is not of tenantDb', async () => {
    const { id } = await freshTenant();
    await database().$transaction(async (db) => {
      const ofShop = Prisma.sql`SELECT name FROM tenants WHERE id = ${id}::uuid`;
      await executeLast(db, Prisma.sql`UPDATE tenants SET name = 'Kept' WHERE id = ${id}::uuid`);
      expect(await queryWithin(db, ofShop)).toEqual([{ name: 'Kept' }]);
      expect(await queryInTurn(db, [ofShop, ofShop])).toEqual([[{ name: 'Kept' }], [{ name: 'Kept' }]]);
    });
    expect(await nameOf(id)).toBe('Kept');
  });
});

const OWN = Prisma.sql`current_setting('makerfront.tenant_id')::uuid`;
const counters = (values: string) => Prisma.sql`
  INSERT INTO order_counters (tenant_id, last_number, last_test_number) SELECT ${OWN}, ${Prisma.raw(values)}`;

it.each([
  ['a duplicate', counters('1001, 900000001 FROM generate_series(1, 2)'), isRawUniqueViolation],
  ['a refused value', counters('-5, 900000001'), isRawCheckViolation],
  [
    'a missing order',
    Prisma.sql`INSERT INTO outbox_mails (tenant_id, id, order_id, kind)
      SELECT ${OWN}, gen_random_uuid(), gen_random_uuid(), 'order_confirmation'`,
    isForeignKeyViolation,
  ],
])('tells %s by the code of the driver’s error', async (_what, statement, isIt) => {
  const { id } = await freshTenant();
  const error = await tenantDb(id, (db) => executeWithin(db, statement)).catch((thrown: unknown) => thrown);
  const all = [isRawUniqueViolation, isRawCheckViolation, isForeignKeyViolation];
  expect(all.filter((one) => one(error))).toEqual([isIt]);
  // What was refused is not logged with the error.
  expect(JSON.stringify({ ...z.looseObject({}).parse(error) })).not.toMatch(/Key|Failing row/);
});

describe('statements that are sent in turn', () => {
  it('see what those before them have written, and take one write', async () => {
    const { id } = await freshTenant();
    const ask = () => tenantDb(id, (db) => queryInTurn(db, [NAMES, rename('Second'), NAMES]));
    await ask();
    await database().tenant.update({ where: { id }, data: { name: 'First' } });
    let answers: unknown;
    const writes = await countWrites(async () => {
      answers = await ask();
    });
    expect(answers).toEqual([[{ name: 'First' }], [], [{ name: 'Second' }]]);
    // BEGIN with the three; COMMIT.
    expect(writes).toBe(2);
  });

  it('fail with the first failure, and keep nothing', async () => {
    const { id, name } = await freshTenant();
    const failed = tenantDb(id, (db) => queryInTurn(db, [rename('Lost'), FAILS, NAMES]));
    await expect(failed).rejects.toThrow(/division by zero/);
    expect(await nameOf(id)).toBe(name);
  });
});

describe('a statement that goes with the end of its transaction', () => {
  it('is kept, and takes no write of its own', async () => {
    const { id } = await freshTenant();
    const write = (name: string) =>
      tenantDb(id, async (db) => {
        await queryWithin(db, NAMES);
        await executeLast(db, rename(name));
      });
    await write('Before');
    expect(await countWrites(() => write('Kept'))).toBe(2);
    expect(await nameOf(id)).toBe('Kept');
  });

  it('fails its transaction, which keeps nothing, and leaves the connection usable', async () => {
    const { id, name } = await freshTenant();
    for (let round = 0; round < 12; round += 1) {
      const failed = tenantDb(id, async (db) => {
        await executeWithin(db, rename('Lost'));
        await executeLast(db, FAILS);
        return 'told too early';
      });
      await expect(failed).rejects.toThrow(/division by zero/);
    }
    expect(await tenantDb(id, (db) => queryWithin(db, NAMES))).toEqual([{ name }]);
  });

  it('goes before what follows it, and tells the cause if that fails because of it', async () => {
    const { id } = await freshTenant();
    await tenantDb(id, async (db) => {
      await executeLast(db, rename('Earlier'));
      expect(await db.tenant.findMany({ select: { name: true } })).toEqual([{ name: 'Earlier' }]);
    });
    const failed = tenantDb(id, async (db) => {
      await executeLast(db, FAILS);
      await db.tenant.findMany();
    });
    await expect(failed).rejects.toThrow(/division by zero/);
  });

  it('tells the first cause, also if nothing goes before it', async () => {
    const { id } = await freshTenant();
    const failed = tenantDb(id, async (db) => {
      await Promise.all([executeLast(db, FAILS), executeLast(db, rename('Lost'))]);
    });
    await expect(failed).rejects.toThrow(/division by zero/);
  });

  it('is lost if its transaction fails for another reason', async () => {
    const { id } = await freshTenant();
    const failed = tenantDb(id, async (db) => {
      await executeLast(db, rename('Lost'));
      throw new Error('another reason');
    });
    await expect(failed).rejects.toThrow('another reason');
    expect(await nameOf(id)).not.toBe('Lost');
  });
});
