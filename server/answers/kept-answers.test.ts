import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expireTags } from '../../lib/cache/expire-tags.mjs';
import { heldBufferBytes } from '../../lib/testing/memory/collect-garbage';
import { keepAnswers } from './kept-answers.mjs';

type Headers = Record<string, string>;

let page = 'first';
let changes: Headers = {};
let time = Date.now();
let asked: (string | undefined)[] = [];
/** Statuses of Next's own answers. */
let answered: number[] = [];
let whileAsked = () => {};
let answers: ReturnType<typeof keepAnswers>;
let stop = () => {};
let port = 0;
/** A tag of its own for each test: the list of expired tags is one for the process. */
let tag = 'tenant:0';

/** Replaces Next: a page of its cache. */
async function answerAsNext(incoming: IncomingMessage, response: ServerResponse) {
  asked.push(incoming.url);
  whileAsked();
  const etag = `"${page}"`;
  response.setHeader('ETag', etag);
  const headers: Headers = {
    'x-nextjs-cache': 'HIT',
    'surrogate-key': `${tag} ${tag}:products`,
    ...changes,
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== '') {
      response.setHeader(name, value);
    }
  }
  // A refusal comes before the page is looked for.
  if (changes.status === undefined && incoming.headers['if-none-match'] === etag) {
    answered.push(304);
    response.statusCode = 304;
    // As its compression does, before the end.
    response.writeHead(304);
    response.end();
    return;
  }
  answered.push(200);
  response.statusCode = Number(changes.status ?? 200);
  if (changes['content-encoding'] !== '') {
    response.setHeader('content-encoding', 'gzip');
  }
  const body = gzipSync(page);
  response.write(body.subarray(0, 5));
  response.end(body.subarray(5));
}

async function start(terms: { mostBytes?: number } = {}) {
  answers = keepAnswers({ ...terms, now: () => time });
  const server = createServer((incoming, response) => {
    response.setHeader('X-Request-Id', crypto.randomUUID());
    if (!answers.answer(incoming, response)) {
      void answerAsNext(incoming, response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  stop = () => server.close();
}

beforeEach(async () => {
  [page, changes, asked, answered, time] = ['first', {}, [], [], Date.now()];
  whileAsked = () => {};
  tag = `tenant:${crypto.randomUUID()}`;
  await start();
});
afterEach(() => stop());

async function get(path = '/', headers: Headers = {}, method = 'GET') {
  const sent = request({
    ...{ host: '127.0.0.1', port, path, method, agent: false },
    headers: { host: 'a.shop.test', 'accept-encoding': 'gzip, br', ...headers },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) {
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const isPacked = answer.headers['content-encoding'] === 'gzip' && body.length > 0;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: String(isPacked ? gunzipSync(body) : body),
  };
}

describe('a page that is the same for everybody', () => {
  it('is asked of Next once in a second, and has all of its headers', async () => {
    const first = await get();
    const second = await get();
    expect(asked).toEqual(['/']);
    expect([first.text, second.text]).toEqual(['first', 'first']);
    expect(second.headers).toMatchObject({
      etag: '"first"',
      'content-encoding': 'gzip',
      'x-nextjs-cache': 'HIT',
    });
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    time += 1_001;
    page = 'second';
    expect((await get()).text).toBe('second');
    expect((await get()).text).toBe('second');
    expect(asked).toEqual(['/', '/']);
  });

  it('is another one after a change, at once', async () => {
    await get();
    page = 'second';
    expireTags([`${tag}:products`]);
    // Next rounds the time of a change up to a millisecond.
    await vi.waitFor(async () => expect((await get()).text).toBe('second'), { interval: 1 });
    expect(asked).toHaveLength(2);
  });

  it('is not kept if it changed while it was made', async () => {
    const answered = get();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expireTags([tag]);
    await answered;
    await vi.waitFor(() => expect(areTagsExpired([tag], time - 1)).toBe(true), { interval: 1 });
    await get();
    expect(asked).toHaveLength(2);
  });

  it('is not sent to a browser that has it, and stays kept when Next says the same', async () => {
    await get();
    const known = await get('/', { 'if-none-match': 'W/"other", "first"' });
    expect(known).toMatchObject({ status: 304, text: '', headers: { etag: '"first"' } });
    expect(known.headers['content-encoding']).toBeUndefined();
    time += 1_001;
    expect((await get('/', { 'if-none-match': '"first"' })).status).toBe(304);
    await get();
    expect(asked).toHaveLength(2);
  });

  it('is sent whole to who does not have it, although Next says only that it is the same', async () => {
    const first = await get();
    time += 1_001;
    const again = await get();
    expect(answered).toEqual([200, 304]);
    expect(again).toMatchObject({ status: 200, text: 'first' });
    expect(again.headers).toMatchObject({ 'content-length': String(gzipSync('first').length) });
    for (const name of ['etag', 'content-encoding', 'surrogate-key', 'x-nextjs-cache']) {
      expect(again.headers[name], name).toBe(first.headers[name]);
    }
    await get();
    expect(asked).toHaveLength(2);
    time += 1_001;
    page = 'second';
    expect((await get()).text).toBe('second');
    expect(answered).toEqual([200, 304, 200]);
  });

  it('is sent whole, but not kept on, when Next is about to make it anew', async () => {
    await get();
    time += 1_001;
    changes = { 'x-nextjs-cache': 'STALE' };
    expect(await get()).toMatchObject({ status: 200, text: 'first', headers: { 'x-nextjs-cache': 'HIT' } });
    expect(answers.size().entries).toBe(0);
  });

  it('is known by the tags that Next names last', async () => {
    await get();
    time += 1_001;
    changes = { 'surrogate-key': `${tag}:other` };
    await get();
    page = 'second';
    expireTags([tag]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await get()).text).toBe('first');
    expireTags([`${tag}:other`]);
    await vi.waitFor(async () => expect((await get()).text).toBe('second'), { interval: 1 });
  });

  it('is sent whole if it changes for everybody while Next says that it is the same', async () => {
    await get();
    time += 1_001;
    whileAsked = () => expireTags([tag]);
    expect(await get()).toMatchObject({ status: 200, text: 'first' });
    whileAsked = () => {};
    page = 'second';
    await vi.waitFor(async () => expect((await get()).text).toBe('second'), { interval: 1 });
  });

  it('is kept for each host and address', async () => {
    await get('/', { host: 'b.shop.test' });
    await get('/', { host: 'B.shop.test' });
    await get('/', { 'x-forwarded-host': 'b.shop.test' });
    await get('/category/1');
    expect(asked).toEqual(['/', '/category/1']);
  });

  it('is one page under all names of a product and all ports', async () => {
    await get('/product/1/mug');
    await get('/product/1/made-up');
    await get('/product/1', { host: 'A.shop.test.:8443' });
    expect(asked).toEqual(['/product/1/mug']);
    await get('/product/2/mug');
    expect(asked).toHaveLength(2);
  });

  it('goes when Next says that a browser has another one', async () => {
    await get();
    time += 1_001;
    page = 'second';
    expect((await get('/', { 'if-none-match': '"second"' })).status).toBe(304);
    expect((await get()).text).toBe('second');
  });

  it('stays when a request is refused, and is shown to nobody once it is old', async () => {
    await get();
    time += 1_001;
    changes = { status: '415' };
    expect((await get()).status).toBe(415);
    expect(answers.size().entries).toBe(1);
    changes = {};
    time += 70_000;
    page = 'second';
    const texts = await Promise.all([get(), get()]);
    expect(texts.map(({ text }) => text)).toEqual(['second', 'second']);
  });

  it('takes no more memory than it counts', async () => {
    const before = await heldBufferBytes();
    for (let count = 0; count < 200; count += 1) {
      page = randomBytes(3_500).toString('hex');
      await get('/', { host: `${count}.shop.test` });
    }
    page = '';
    const { bytes, entries } = answers.size();
    expect(entries).toBe(200);
    expect((await heldBufferBytes()) - before).toBeLessThan(1.3 * bytes);
  });

  it('goes when others were asked for, above the limit', async () => {
    stop();
    await start({ mostBytes: 9_000 });
    await get('/page/1');
    await get('/page/2');
    await get('/page/1');
    await get('/page/3');
    await get('/page/1');
    expect(asked).toEqual(['/page/1', '/page/2', '/page/3']);
    await get('/page/2');
    expect(asked).toHaveLength(4);
    expect(answers.size().bytes).toBeLessThanOrEqual(9_000);
  });
});

it('asks Next once while others wait for it, and shows them what is kept', async () => {
  await get();
  time += 1_001;
  page = 'second';
  const texts = await Promise.all([get(), get(), get()]);
  expect(asked.length).toBe(2);
  expect(texts.map(({ text }) => text)).toContain('second');
});

describe('never kept', () => {
  it.each<[string, Headers]>([
    ['a preview', { cookie: 'a=b; __Host-preview=x' }],
    ['a shop that a developer chose', { cookie: 'dev_tenant_slug=b' }],
    ['a part of a page', { rsc: '1' }],
    ['a prefetched part', { 'next-router-prefetch': '1' }],
    ['a call of an action', { 'next-action': 'x' }],
    ['what somebody signs for', { authorization: 'Bearer x' }],
    ['an answer to a body', { 'content-length': '0' }],
    ['a page for a browser that cannot unpack it', { 'accept-encoding': 'identity' }],
  ])('is %s', async (_what, headers) => {
    await get();
    await get('/', headers);
    await get('/', headers);
    expect(asked).toHaveLength(3);
    expect(answers.size().entries).toBe(1);
  });

  it.each<[string, Headers]>([
    ['without tags', { 'surrogate-key': '' }],
    ['with a cookie', { 'set-cookie': 'a=b' }],
    ['that Next made just now', { 'x-nextjs-cache': 'MISS' }],
    ['that is not compressed', { 'content-encoding': '' }],
  ])('is an answer %s', async (_what, headers) => {
    changes = headers;
    await get();
    expect(answers.size().entries).toBe(0);
  });

  it.each([
    ...['/?tenant=b', '/admin', '/api/quote', '/search', '/orders/1'],
    // Made-up addresses of a page that has a plain one.
    ...['/product/%31', '/category/1#2', '/category/./1'],
  ])('is %s', async (path) => {
    await get(path);
    await get(path);
    expect(asked).toHaveLength(2);
  });

  it('is an answer to HEAD', async () => {
    await get('/', {}, 'HEAD');
    expect(answers.size().entries).toBe(0);
  });
});
