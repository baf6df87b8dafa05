import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { tenantSentences } from '../../lib/messages/en/tenant';
import { isUnknownHost, noteHost } from '../../lib/tenants/hosts/unknown-hosts.mjs';
import { explainUnknownShop } from './unknown-shop.mjs';

const EMPTY = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';

let stop = () => {};
afterEach(() => stop());

/** What a browser receives if Next answers in this way. */
async function ask(answer: RequestListener, init: RequestInit = {}, path = '/') {
  const server = createServer((request, response) => {
    explainUnknownShop(request, response);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const notFound =
  (key: string, write: (response: Parameters<RequestListener>[1]) => void): RequestListener =>
  (_request, response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', '"next"');
    response.setHeader('x-middleware-rewrite', `/${key}/cart`);
    write(response);
  };

it.each<[string, (response: Parameters<RequestListener>[1]) => void]>([
  ['in one piece', (response) => response.end(EMPTY)],
  [
    'in pieces, compressed',
    (response) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.flushHeaders();
      response.write(gzipSync(EMPTY), () => response.end());
    },
  ],
  ['with its head by hand', (response) => response.writeHead(404, { 'Content-Length': 3 }).end('abc')],
])(
  'an unknown shop is a 404 with a title, a language and text, however Next answers: %s',
  async (_how, write) => {
    noteHost('nobody', false);
    const { status, headers, body } = await ask(notFound('nobody', write));
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
    expect(body).toContain('<html lang="en">');
    expect(body).toContain(`<title>${tenantSentences.notFoundTitle}</title>`);
    expect(body).toContain(`<p>${tenantSentences.notFound}</p>`);
    expect(body).not.toContain('__next_error__');
    expect(body).not.toContain('<script');
    expect(body).not.toContain('Go to Makerfront');
  },
);

it('a browser that remembers a deleted shop gets a link to forget it', async () => {
  noteHost('nobody', false);
  const headers = { cookie: 'a=b; dev_tenant_slug=nobody' };
  const { body } = await ask(
    notFound('nobody', (response) => response.end(EMPTY)),
    { headers },
  );
  expect(body).toContain('<a href="/?tenant=">Go to Makerfront</a>');
});

it('a former address of a shop leads on to its present one, with path and query, for who only reads', async () => {
  noteHost('former', false, 'https://present.makerfront.test');
  const moved = notFound('former', (response) => response.end(EMPTY));
  const { status, headers, body } = await ask(moved, { redirect: 'manual' }, '/product/5?color=red');
  expect([status, headers.get('location')]).toEqual([
    308,
    'https://present.makerfront.test/product/5?color=red',
  ]);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).not.toContain('__next_error__');
  expect((await ask(moved, { method: 'POST', redirect: 'manual' })).status).toBe(404);
  noteHost('former', true);
  expect((await ask(moved, { redirect: 'manual' })).body).toBe(EMPTY);
});

it.each<[string, RequestListener]>([
  ['a page that a shop has not', notFound('known', (response) => response.end(EMPTY))],
  [
    'data of no shop',
    (_request, response) => {
      response.setHeader('x-middleware-rewrite', '/nobody/api/x');
      response.writeHead(404, { 'Content-Type': 'application/json' }).end(EMPTY);
    },
  ],
  [
    'a page that is there',
    (_request, response) => {
      response.setHeader('x-middleware-rewrite', '/nobody');
      response.setHeader('Content-Type', 'text/html');
      response.end(EMPTY);
    },
  ],
])('leaves %s unchanged', async (_name, answer) => {
  noteHost('nobody', false);
  noteHost('known', true);
  expect((await ask(answer)).body).toBe(EMPTY);
});

it('remembers an unknown host until it is a shop’s, and at most a thousand of them', () => {
  noteHost('soon', false);
  expect(isUnknownHost('soon')).toBe(true);
  noteHost('soon', true);
  expect(isUnknownHost('soon')).toBe(false);
  noteHost('first', false);
  for (let number = 0; number < 1_000; number += 1) {
    noteHost(`host-${number}`, false);
  }
  expect([isUnknownHost('first'), isUnknownHost('host-0')]).toEqual([false, true]);
});
