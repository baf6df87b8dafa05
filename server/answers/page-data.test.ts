import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RUN_LATE, withLateScripts } from '../../lib/cache/late-scripts.mjs';
import { dataAddressIn, hasItsData, keepDataBeside, openPageData } from '../../lib/cache/page-data.mjs';
import { heldBufferBytes } from '../../lib/testing/memory/collect-garbage';
import { keepPageData } from './page-data.mjs';

const page = (text: string) =>
  withLateScripts(
    `<!DOCTYPE html><html><head></head><body><h1>${text}</h1><script src="/_next/a.js" id="_R_" async=""></script>` +
      `<script>self.__next_f.push([1,"${text}"])</script></body></html>`,
  );
const dataOf = (text: string) => `self.__next_f.push([1,"${text}"]);\n${RUN_LATE}`;
const NOBODYS = '0'.repeat(32);

let shown = '';
let status = 200;
let asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
let data: ReturnType<typeof keepPageData>;
let stop = () => {};
let port = 0;

/** With Next's place taken by one that answers with what is `shown`. */
async function start(terms: { mostBytes?: number } = {}) {
  data = keepPageData({ release: 'r1', ...terms });
  data.open();
  const server = createServer((incoming, response) => {
    if (data.answer(incoming, response)) {
      return;
    }
    asked.push({ url: incoming.url ?? '', headers: { ...incoming.headers } });
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', '"page"');
    response.setHeader('Cache-Control', 'public, max-age=0');
    response.write(shown.slice(0, 30));
    response.end(shown.slice(30));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  stop = () => server.close();
}

beforeEach(async () => {
  [shown, status, asked] = [page('now'), 200, []];
  await start();
});
afterEach(() => {
  stop();
  openPageData();
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

const keep = async (text: string) => dataAddressIn(await keepDataBeside('/', page(text))) ?? '';

describe('the data of a kept page', () => {
  it.each(['gzip, br', 'identity'])(
    'is answered for ever, without Next, as a script: %s',
    async (encoding) => {
      const address = await keep('kept');
      for (const _ of ['first', 'again']) {
        const answer = await get(address, { 'accept-encoding': encoding });
        expect(answer).toMatchObject({ status: 200, text: dataOf('kept') });
        expect(answer.headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        });
      }
      expect(asked).toEqual([]);
    },
  );

  it('comes from the page of now where another server has kept it, and is kept by nobody', async () => {
    const headers = {
      'accept-encoding': 'gzip',
      'if-none-match': '"page"',
      range: 'bytes=0-5',
      cookie: 'a=b',
    };
    const answer = await get(`/page-data/r1/${NOBODYS}/product/7`, headers);
    expect(answer).toMatchObject({ status: 200, text: dataOf('now') });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers.etag).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: '/product/7', headers: { cookie: 'a=b' } });
    expect(asked[0]?.headers['if-none-match'] ?? asked[0]?.headers.range).toBeUndefined();
  });

  it('is found where the page of now keeps it', async () => {
    shown = await keepDataBeside('/', page('beside'));
    const answer = await get(`/page-data/r1/${NOBODYS}/`);
    expect(answer).toMatchObject({ status: 200, text: dataOf('beside') });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('of a page that is not there is not there either', async () => {
    status = 404;
    expect(await get(`/page-data/r1/${NOBODYS}/product/7`)).toMatchObject({ status: 404, text: shown });
  });

  it('of another release is asked of another server, by the cache in front', async () => {
    const address = (await keep('kept')).replace('/r1/', '/r2/');
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(asked).toEqual([]);
  });

  it('takes no more memory than it may: what was not asked for the longest goes', async () => {
    stop();
    await start({ mostBytes: 2_600 });
    const addresses = [await keep('one'), await keep('two'), await keep('three')];
    await get(addresses[0] ?? '');
    addresses.push(await keep('four'), await keep('five'), await keep('six'));
    expect(data.size().bytes).toBeLessThanOrEqual(2_600);
    shown = page('asked again');
    const texts = await Promise.all(addresses.map(async (address) => (await get(address)).text));
    expect(texts).toEqual(['one', 'asked again', 'asked again', 'four', 'five', 'six'].map(dataOf));
  });

  it('that has gone is no empty script: React would take it for all there is', async () => {
    shown = await keepDataBeside('/', page('gone'));
    data = keepPageData({ release: 'r1' });
    const answer = await get(`/page-data/r1/${NOBODYS}/`);
    expect(answer).toMatchObject({ status: 404, text: '' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('comes from the whole page, also if a part of it is asked for', async () => {
    await get(`/page-data/r1/${NOBODYS}/`, { rsc: '1', 'next-router-prefetch': '1' });
    expect(asked[0]?.headers.rsc ?? asked[0]?.headers['next-router-prefetch']).toBeUndefined();
  });

  it('stays as long as its page is shown', async () => {
    stop();
    await start({ mostBytes: 2_600 });
    const shownOften = await keepDataBeside('/', page('often'));
    const forgotten = await keepDataBeside('/', page('forgotten'));
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      await keep(text);
      expect(hasItsData(shownOften)).toBe(true);
    }
    expect(hasItsData(forgotten)).toBe(false);
    expect(hasItsData(page('with its data inside'))).toBe(true);
  });

  it('takes no more memory than it counts', async () => {
    const before = await heldBufferBytes();
    for (let count = 0; count < 300; count += 1) {
      await keep(randomBytes(4_000).toString('hex'));
    }
    const { bytes, entries } = data.size();
    expect(entries).toBe(300);
    expect((await heldBufferBytes()) - before).toBeLessThan(1.3 * bytes);
  });

  it('is only read', async () => {
    expect((await get(await keep('kept'), {}, 'POST')).status).toBe(404);
  });
});
