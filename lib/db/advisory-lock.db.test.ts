import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { withAdvisoryLock } from './advisory-lock';
import { database } from './client';

/** Work that ends when `end` is called. */
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

it('lets one runner work, and tells the others that there is one', async () => {
  const first = workUntilTold();
  const running = withAdvisoryLock('one', first.work);
  await first.begun;
  expect(await withAdvisoryLock('one', async () => 'second')).toBeNull();
  expect(await withAdvisoryLock('another', async () => 'second')).toBe('second');
  first.end('first');
  expect(await running).toBe('first');
  expect(await withAdvisoryLock('one', async () => 'second')).toBe('second');
});

it('keeps no transaction open', async () => {
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

it('is released by work that throws', async () => {
  const broken = withAdvisoryLock('one', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await withAdvisoryLock('one', async () => 'next')).toBe('next');
});

it('survives the loss of its connection: the work finishes, and another runner may start', async () => {
  const first = workUntilTold();
  const running = withAdvisoryLock('one', first.work);
  await first.begun;
  const killer = new Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
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

/** A proxy to the database that can start to swallow everything in both directions. */
async function blackHole() {
  let isOpen = true;
  const { hostname, port } = new URL(process.env.DATABASE_URL ?? '');
  const sockets: Socket[] = [];
  // Half-open, so that it does not answer the end of a connection either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), hostname);
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => isOpen && to.write(bytes));
      from.on('error', () => undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    swallow: () => {
      isOpen = false;
    },
    stop: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      server.close();
    },
  };
}

type Hole = Awaited<ReturnType<typeof blackHole>>;

/** Runs with a lock whose connection goes through the black hole. */
async function throughHole(work: (withLock: typeof withAdvisoryLock, hole: Hole) => Promise<void>) {
  const hole = await blackHole();
  vi.resetModules();
  vi.stubEnv('DIRECT_DATABASE_URL', hole.url);
  try {
    const lock = await import('./advisory-lock');
    await work(lock.withAdvisoryLock, hole);
  } finally {
    vi.unstubAllEnvs();
    hole.stop();
  }
}

it(
  'waits for no dead connection: neither to take the lock nor to release it',
  () =>
    throughHole(async (lockThrough, hole) => {
      const query = vi.spyOn(Client.prototype, 'query').mockImplementationOnce(function swallowed(
        this: Client,
        ...values: unknown[]
      ) {
        hole.swallow();
        query.mockRestore();
        return Reflect.apply(this.query, this, values);
      });
      await expect(lockThrough('one', async () => 'never')).rejects.toThrow(/timeout/i);
    }),
  20_000,
);

it(
  'ends its work in time although its connection has died',
  () =>
    throughHole(async (lockThrough, hole) => {
      const work = async () => {
        hole.swallow();
        return 'done';
      };
      expect(await lockThrough('one', work)).toBe('done');
    }),
  20_000,
);
