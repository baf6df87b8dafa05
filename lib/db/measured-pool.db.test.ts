import { expect, it } from 'vitest';
import { database } from './client';
import { measuredPool } from './measured-pool';

const named = { name: 's_all', text: 'SELECT * FROM kept_plans WHERE id = $1', values: [1] };

it('drops a connection whose named statements no longer fit the tables', async () => {
  await database().$executeRaw`CREATE TABLE kept_plans (id int PRIMARY KEY, note int)`;
  await database().$executeRaw`INSERT INTO kept_plans VALUES (1, 7)`;
  const pool = measuredPool('test', { connectionString: process.env.MIGRATION_DATABASE_URL, max: 1 });
  try {
    const backend = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const before = await backend();
    expect((await pool.query(named)).rows).toEqual([{ id: 1, note: 7 }]);
    await database().$executeRaw`ALTER TABLE kept_plans ALTER COLUMN note TYPE text`;
    // What a server of the release before meets once on each connection.
    await expect(pool.query(named)).rejects.toThrow(/cached plan must not change/);
    expect((await pool.query(named)).rows).toEqual([{ id: 1, note: '7' }]);
    expect(await backend()).not.toBe(before);
  } finally {
    await pool.end();
    await database().$executeRaw`DROP TABLE kept_plans`;
  }
});

it('keeps a connection whose statement failed for another reason', async () => {
  const pool = measuredPool('test', { connectionString: process.env.MIGRATION_DATABASE_URL, max: 1 });
  try {
    const backend = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const before = await backend();
    const client = await pool.connect();
    await expect(client.query('SELECT 1 / 0')).rejects.toThrow(/division by zero/);
    client.release();
    expect(await backend()).toBe(before);
  } finally {
    await pool.end();
  }
});
