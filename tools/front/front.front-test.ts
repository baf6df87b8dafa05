// The cache in front of two servers: what it keeps, for how long, for whom, and what it shows when nobody else can.
import { spawnSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataAddressIn } from '../../lib/cache/page-data.mjs';
import { type RawRequest, rawRequest } from '../requests/raw-request';
import { callAction, outcomeOf, serverReferences } from '../requests/server-actions';
import { cookieHeader, signInOverApi } from '../requests/sign-in';
import { query } from './query';
import { told } from './told';

const port = told.FRONT_PORT;
const [one, two] = told.FRONT_SERVERS;

const HOST = `quietloom.localhost:${port}`;
const CLAY = `clayandkiln.localhost:${port}`;
const PRODUCT = 'Tea Towels, Pair';

const ask = (request: Partial<RawRequest> & { path: string }) => rawRequest({ port, host: HOST, ...request });
const kept = async (request: Partial<RawRequest> & { path: string }) =>
  (await ask(request)).headers['x-front-cache'];

/** The address of a kept page's data. */
async function dataAddress(path: string): Promise<string> {
  const look = async () => dataAddressIn((await ask({ path })).body);
  // A page that has just been made still has its data in it.
  await expect.poll(look).not.toBeNull();
  return (await look()) ?? '';
}

/** That data, once it is kept in front too: the server that is asked may be the one that has not made the page. */
async function keptDataOf(path: string) {
  const address = await dataAddress(path);
  await expect.poll(() => kept({ path: address })).toBe('HIT');
  return ask({ path: address });
}

let productId: string;
let cookie: string;

beforeAll(async () => {
  const [row] = await query<{ id: string }>('SELECT id FROM products WHERE name = $1', [PRODUCT]);
  productId = row?.id ?? '';
  const owner = { email: 'owner@quietloom.test', password: 'makerfront-demo' };
  cookie = cookieHeader(await signInOverApi({ port, host: HOST }, owner));
}, 60_000);

/** An owner's edit, through the front, on whichever server it comes to. */
async function setActive(isActive: boolean): Promise<void> {
  const id = serverReferences().find(({ name }) => name === 'setProductActive')?.id ?? '';
  const answer = await callAction({
    port,
    host: HOST,
    path: '/admin/products',
    id,
    input: { id: productId, isActive },
    headers: { cookie, origin: `http://${HOST}` },
  });
  expect(outcomeOf(answer)).toBe('ok');
}

const signal = (pid: number, name: 'STOP' | 'CONT') => spawnSync('kill', [`-${name}`, String(pid)]);

/** Sends what no browser sends, and reads until the connection is closed. */
const sendRaw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });

// nginx leaves out a server that has not answered, and each of these goes to both.
it.each<[string, number, string]>([
  ['an unknown method', 400, 'FOO / HTTP/1.1'],
  [
    'headers that a server does not read',
    431,
    `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(10_000)}\r\nX-More: ${'b'.repeat(10_000)}`,
  ],
  ['an address that a redirect would repeat', 414, `GET /${'%7B'.repeat(4_000)}/ HTTP/1.1`],
])('%s takes no server from the others', async (_name, status, request) => {
  const other = async () => (await ask({ path: '/api/session', host: CLAY })).status;
  for (let time = 0; time < 4; time += 1) {
    await other();
    const answer = await sendRaw(`${request}\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect([await other(), await other()]).toEqual([200, 200]);
  }
});

describe('what is kept', () => {
  it('is a page that is the same for everybody, compressed once', async () => {
    await ask({ path: '/' });
    await expect.poll(() => kept({ path: '/' })).toBe('HIT');
    const plain = await ask({ path: '/' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain(PRODUCT);
    const packed = await ask({ path: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    // The tags of the page are for caches, not for visitors.
    expect(packed.headers['surrogate-key']).toBeUndefined();
    const bare = await rawRequest({ port: one.port, host: HOST, path: '/' });
    expect(bare.headers['surrogate-key']).toContain('tenant:');
  });

  it('is the data of a page too, whichever server has made it', async () => {
    const { status, body } = await keptDataOf('/');
    expect([status, body.includes('__next_f')]).toEqual([200, true]);
    for (const { port: at } of [one, two]) {
      const made = await rawRequest({ port: at, host: HOST, path: await dataAddress('/') });
      expect([made.status, made.body.includes('__next_f')]).toEqual([200, true]);
    }
    const made = await ask({ path: (await dataAddress('/')).replace(/[0-9a-f]{32}/, '0'.repeat(32)) });
    expect([made.status, made.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('is that data once, whatever page and host is made up for it', async () => {
    const address = await dataAddress('/');
    const { body } = await keptDataOf('/');
    for (let at = 0; at < 3; at += 1) {
      const path = `${address}category/made-up-${at}`;
      const other = await ask({ path, host: `made-up-${at}.localhost:${port}` });
      expect([other.status, other.headers['x-front-cache'], other.body === body]).toEqual([200, 'HIT', true]);
    }
  });

  it('is each shop’s own', async () => {
    await ask({ path: '/' });
    expect((await ask({ path: '/', host: CLAY })).body).not.toContain(PRODUCT);
  });

  it('is one page for all names of a product', async () => {
    await ask({ path: `/product/${productId}/tea-towels` });
    for (const name of ['', '/another-name', '/x-1', '/x-2']) {
      await expect.poll(() => kept({ path: `/product/${productId}${name}` })).toMatch(/HIT|REVALIDATED/);
    }
  });

  it.each<[string, Partial<RawRequest> & { path: string }]>([
    ['an admin page', { path: '/admin/login' }],
    ['a call', { path: '/api/session' }],
    ['a search', { path: '/search?q=towel' }],
    ['an address that is none', { path: '/product/00000000-0000-4000-8000-000000000000' }],
    ['a host that is no shop', { path: '/', host: `nobody-has-this.localhost:${port}` }],
    ['a preview', { path: '/', headers: { cookie: 'preview=abc' } }],
    ['a shop named in the address', { path: '/?tenant=clayandkiln' }],
    ['a shop that the browser remembers', { path: '/', headers: { cookie: 'dev_tenant_slug=clayandkiln' } }],
  ])('is never %s', async (_name, request) => {
    for (let time = 0; time < 3; time += 1) {
      expect(await kept(request)).not.toBe('HIT');
    }
  });

  it('is no part of a page in place of the page, and no page in place of a part', async () => {
    await ask({ path: '/' });
    await expect.poll(() => kept({ path: '/' })).toBe('HIT');
    const part = await ask({ path: '/', headers: { rsc: '1' } });
    // Next sends whoever has no hash of their headers to the address with it.
    const moved = part.headers.location ?? '/';
    const found = part.status === 200 ? part : await ask({ path: moved, headers: { rsc: '1' } });
    expect(found.headers['content-type']).toContain('text/x-component');
    expect((await ask({ path: '/' })).headers['content-type']).toContain('text/html');
    // Next answers any other value with the page.
    const address = part.headers.location ?? '/?_rsc=none';
    expect(await kept({ path: address, headers: { rsc: '2' } })).toBe('BYPASS');
    const after = await ask({ path: address, headers: { rsc: '1' } });
    expect(after.headers['content-type']).toContain('text/x-component');
  });

  it('is nothing under an address or a host that means another one', async () => {
    const crooked = [
      `/product/${productId}/..%2f..%2f`,
      `/product/${productId}/..%2f..%2f_next%2fstatic%2fchunks%2fx.js`,
      `/page-data/r/${'a'.repeat(32)}/category/../../${'b'.repeat(32)}/`,
      '/x/../cart',
      '/%2e%2e/cart',
      '/login%5c',
    ];
    for (const path of crooked) {
      expect((await ask({ path })).status, path).toBe(400);
    }
    expect((await ask({ path: '/search?q=../%2fa//b' })).status).toBe(200);
    expect((await ask({ host: CLAY, path: `http://${HOST}/` })).status).toBe(400);
    for (const host of [HOST.toUpperCase(), HOST.replace(':', '.:')]) {
      expect((await ask({ host, path: '/cart' })).status, host).toBe(200);
    }
  });

  it('is not pushed out by hundreds of made-up hosts and addresses', async () => {
    const before = await folderEntries();
    for (let at = 0; at < 150; at += 1) {
      await Promise.all([
        ask({ path: `/product/${crypto.randomUUID()}/${at}` }),
        ask({ path: '/', host: `made-up-${at}.localhost:${port}` }),
      ]);
    }
    expect((await folderEntries()) - before).toBeLessThan(5);
  }, 120_000);
});

/** How many answers nginx keeps of pages. */
const folderEntries = async () =>
  Number(
    spawnSync('sh', ['-c', `find '${told.FRONT_FOLDER}/cache/pages' -type f | wc -l`], {
      encoding: 'utf8',
    }).stdout,
  );

it.each(['/api/uploads', '/api/uploads/complete', '/api/quote'])(
  'a call of %s comes to a server',
  async (path) => {
    const headers = { 'content-type': 'application/json', origin: `http://${HOST}` };
    const answer = await ask({ path, method: 'POST', headers, body: 'not JSON' });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('invalid_json')]);
  },
);

it('further pages of a category are pages, and made-up ones are not found', async () => {
  const [category] = await query<{ id: string }>(
    `INSERT INTO categories (tenant_id, id, name, display_order)
     SELECT id, gen_random_uuid(), 'Offcuts', 90 FROM tenants WHERE slug = 'stitchworks' RETURNING id`,
  );
  await query(
    `INSERT INTO products (tenant_id, id, name, price_cents, sku, category_id)
     SELECT tenant_id, gen_random_uuid(), 'Offcut ' || n, 500, 'OFFCUT-' || n, id
     FROM categories, generate_series(1, 60) AS n WHERE id = $1`,
    [category?.id],
  );
  await query(
    `WITH event AS (INSERT INTO cache_events (tenant_id, kind) SELECT id, 'tenant' FROM tenants WHERE slug = 'stitchworks')
     SELECT pg_notify('makerfront_changes', '')`,
  );
  const at = (path: string) => ask({ path, host: `stitchworks.localhost:${port}` });
  const paths = [`/category/${category?.id}`, `/category/${category?.id}/page/2`] as const;
  const statuses = () => Promise.all(paths.map(async (path) => (await at(path)).status));
  await expect.poll(statuses).toEqual([200, 200]);
  const [first, second] = [await at(paths[0]), await at(paths[1])];
  expect(first.body).toContain(`/category/${category?.id}/page/2`);
  const shown = (body: string) => new Set(body.match(/Offcut \d+/g));
  expect(new Set([...shown(first.body), ...shown(second.body)]).size).toBe(60);
  for (const path of [`${category?.id}/page/3`, `${category?.id}/page/abc`, 'made-up/page/2']) {
    expect((await at(`/category/${path}`)).status, path).toBe(404);
  }
});

describe('what one visitor may hold', () => {
  const hold = (from: string, visitor: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => resolve(socket));
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/quote HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: 100\r\n\r\n{`,
      );
    });

  it.each<[string, (at: number) => string, string]>([
    ['an IPv4 address', () => '203.0.113.9', '203.0.113.10'],
    ['an IPv6 network', (at) => `2001:db8:1:2:${at + 1}::1`, '2001:db8:1:3::1'],
    ['an IPv6 network with zeros in its name', (at) => `2001:db8::${at + 1}:2:3:4`, '2001:db8:0:1::1'],
  ])(
    'is two hundred requests at once from %s, and no more after they have ended',
    async (_what, visitor, other) => {
      const statusFor = async (address: string) =>
        (await ask({ path: '/search?q=towel', headers: { 'x-forwarded-for': address } })).status;
      const held = await Promise.all(Array.from({ length: 220 }, (_, at) => hold('127.0.0.9', visitor(at))));
      try {
        // The others wait for the rest of their body.
        await expect.poll(() => held.filter(({ bytesRead }) => bytesRead > 0).length).toBe(20);
        expect(await statusFor(visitor(300))).toBe(429);
        expect(await statusFor(other)).toBe(200);
      } finally {
        for (const socket of held) {
          socket.destroy();
        }
      }
      await expect.poll(() => statusFor(visitor(300))).toBe(200);
    },
  );

  it('is a body that a server would read: others are refused by their length', async () => {
    const announce = (path: string, length: number) =>
      sendRaw(
        `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
      );
    const answers = [announce('/api/quote', 3_000_000), announce('/api/uploads/bytes/x', 12_000_000)];
    expect(await Promise.all(answers)).toEqual(answers.map(() => expect.stringContaining(' 413 ')));
  });
});

describe('an edit', () => {
  const isListed = async (at: Partial<RawRequest>) =>
    (await ask({ path: '/', ...at })).body.includes(PRODUCT);

  it('shows through the front within two seconds, whichever server answers', async () => {
    expect(await isListed({})).toBe(true);
    await setActive(false);
    const startedAt = performance.now();
    await expect.poll(() => isListed({}), { interval: 20 }).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    for (const server of [one, two]) {
      await expect.poll(() => isListed({ port: server.port }), { interval: 20 }).toBe(false);
    }
    await setActive(true);
    await expect.poll(() => isListed({}), { interval: 20, timeout: 2_000 }).toBe(true);
  });
});

/** What a server hears of a change, without the change. */
async function tellOfChange(): Promise<void> {
  await query(
    `INSERT INTO cache_events (tenant_id, kind, subject_id) SELECT tenant_id, 'product', id FROM products WHERE id = $1`,
    [productId],
  );
  await query(`SELECT pg_notify('makerfront_changes', '')`);
}

// Two addresses of one product are two pages, and read it by one function.
it('a page that was given what another had read before a change is not kept', async () => {
  const nameAt = async (host: string) => {
    const { body } = await ask({ port: one.port, host, path: `/product/${productId}` });
    return /<h1[^>]*>([^<]*)</.exec(body)?.[1];
  };
  const isSettled = (asked: Promise<unknown>) =>
    Promise.race([asked.then(() => true), pause(500).then(() => false)]);
  const [ownHost, changed] = [`quietloom.test:${port}`, `${PRODUCT}, Changed`];
  expect(await nameAt(ownHost)).toBe(PRODUCT);
  const client = new Client({ connectionString: told.FRONT_DATABASE_URL });
  await client.connect();
  try {
    // What is read right after the product.
    await client.query('BEGIN; LOCK TABLE work_calendars IN ACCESS EXCLUSIVE MODE');
    await tellOfChange();
    let reader = nameAt(HOST);
    await expect
      .poll(async () => {
        const isHeldUp = !(await isSettled(reader));
        reader = isHeldUp ? reader : nameAt(HOST);
        return isHeldUp;
      })
      .toBe(true);
    await query('UPDATE products SET name = $2 WHERE id = $1', [productId, changed]);
    await tellOfChange();
    await pause(2_000);
    const joined = nameAt(ownHost);
    expect(await isSettled(joined)).toBe(false);
    await client.query('COMMIT');
    // Next's own doing, once. If it ever reads anew for the second one, this test proves nothing any more.
    expect([await reader, await joined]).toEqual([PRODUCT, PRODUCT]);
    expect([await nameAt(HOST), await nameAt(ownHost)]).toEqual([changed, changed]);
  } finally {
    await client.end();
    await query('UPDATE products SET name = $2 WHERE id = $1', [productId, PRODUCT]);
    await tellOfChange();
  }
});

describe('while others are away', () => {
  const database = (allow: boolean) =>
    withOther(async (client, name) => {
      await client.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS ${allow}`);
      if (!allow) {
        await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
          name,
        ]);
      }
    });

  async function withOther(work: (client: Client, name: string) => Promise<void>): Promise<void> {
    const url = new URL(told.FRONT_DATABASE_URL);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      await work(client, name);
    } finally {
      await client.end();
    }
  }

  afterAll(async () => {
    signal(one.pid, 'CONT');
    signal(two.pid, 'CONT');
    await database(true);
  });

  it('one server that hangs delays nobody for long', async () => {
    signal(one.pid, 'STOP');
    try {
      for (let time = 0; time < 4; time += 1) {
        const { status, milliseconds } = await ask({ path: '/', host: CLAY });
        expect([status, milliseconds < 15_000]).toEqual([200, true]);
        // The kept page is old by now.
        await new Promise((resolve) => setTimeout(resolve, 1_200));
      }
    } finally {
      signal(one.pid, 'CONT');
    }
  }, 60_000);

  it('kept pages stay, without a database', async () => {
    await ask({ path: '/' });
    await database(false);
    for (let time = 0; time < 3; time += 1) {
      const page = await ask({ path: '/' });
      expect([page.status, page.body.includes(PRODUCT)]).toEqual([200, true]);
      await pause(700);
    }
    await database(true);
    await expect
      .poll(async () => (await ask({ path: '/search?q=towel' })).status, { timeout: 30_000 })
      .toBe(200);
  }, 60_000);

  it('kept pages stay without any server, and the others say so kindly', async () => {
    const { body } = await keptDataOf('/');
    const data = await dataAddress('/');
    spawnSync('kill', ['-KILL', String(one.pid), String(two.pid)]);
    // nginx counts in whole seconds: a second of life is up to two.
    await expect
      .poll(async () => {
        const { status, headers } = await ask({ path: '/' });
        return [status, headers['x-front-cache']];
      })
      .toEqual([200, 'STALE']);
    expect((await ask({ path: '/' })).body).toContain(PRODUCT);
    expect((await ask({ path: data })).body).toBe(body);
    const away = await ask({ path: '/admin' });
    expect([away.status, away.headers['cache-control'], away.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '10',
    ]);
    expect(away.body).toContain('Back in a moment');
  });
});
