import { Client } from 'pg';
import { expect, it } from 'vitest';
import { withAdvisoryLock } from './advisory-lock';
import { database } from './client';

/** Work that ends when it is told to. */
function workUntilTold() {
  let begin = () => {};
  let end: (value: string) => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const told = new Promise<string>((resolve) => {
    end = resolve;
  });
  const work = () => {
    begin();
    return told;
  };
  return { work, begun, end: (value: string) => end(value) };
}

const holders = () =>
  database().$queryRaw<{ pid: number }[]>`
    SELECT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND d.datname = current_database()`;

it('lets one runner work, and tells the other that there is one', async () => {
  const first = workUntilTold();
  const running = withAdvisoryLock('one', first.work);
  await first.begun;
  expect(await withAdvisoryLock('one', async () => 'second')).toBeNull();
  expect(await withAdvisoryLock('another', async () => 'second')).toBe('second');
  first.end('first');
  expect(await running).toBe('first');
  expect(await withAdvisoryLock('one', async () => 'second')).toBe('second');
});

it('holds no transaction open', async () => {
  const held = workUntilTold();
  const running = withAdvisoryLock('quiet', held.work);
  await held.begun;
  const [holder] = await holders();
  const [session] = await database().$queryRaw<{ state: string }[]>`
    SELECT state FROM pg_stat_activity WHERE pid = ${holder?.pid}`;
  expect(session?.state).toBe('idle');
  held.end('done');
  await running;
});

it('is freed by work that throws', async () => {
  const broken = withAdvisoryLock('one', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await withAdvisoryLock('one', async () => 'next')).toBe('next');
});

it('outlives its connection: the work ends well, and another runner may begin', async () => {
  const first = workUntilTold();
  const running = withAdvisoryLock('one', first.work);
  await first.begun;
  const killer = new Client({ connectionString: process.env.DATABASE_URL });
  await killer.connect();
  for (const { pid } of await holders()) {
    await killer.query('SELECT pg_terminate_backend($1)', [pid]);
  }
  await killer.end();
  await expect.poll(holders).toEqual([]);
  expect(await withAdvisoryLock('one', async () => 'second')).toBe('second');
  first.end('first');
  expect(await running).toBe('first');
});
