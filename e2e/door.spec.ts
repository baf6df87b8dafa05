// The HTTP server in front of the product: which requests it accepts, and the headers of every answer.

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { signInOverApi } from '../tools/requests/sign-in';
import { OWNER_PASSWORD, signIn } from './support/admin';
import { findProduct, query } from './support/database';
import { rawRequest } from './support/raw-request';
import { shop } from './support/shops';
import { expect, test } from './support/test';

const HOST = 'clayandkiln.localhost';
const port = Number(process.env.E2E_PORT);

const serverLog = () => readFileSync(process.env.E2E_SERVER_LOG ?? '', 'utf8');

/** Log lines since `before` that a person would have to look at. */
const errorsSince = (before: number) =>
  serverLog()
    .slice(before)
    .split('\n')
    .filter((line) => line !== '' && !/"level":(20|30|40)/.test(line));

/** The head of the answer to a request line that no library would send. */
function ask(line: string, ...headers: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = headers.includes('Content-Length: 2') ? '[]' : '';
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve((heard.split('\r\n\r\n')[0] ?? '').toLowerCase()));
    socket.write(
      [`${line} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close', ...headers, '', body].join('\r\n'),
    );
  });
}

test('a malformed request gets a 4xx with the usual headers, and no line in the log', async () => {
  const before = serverLog().length;
  const call = ['Content-Type: text/plain', 'Content-Length: 2', `Next-Action: 40${'b'.repeat(40)}`];
  for (const [line, ...headers] of [
    ['GET /%'],
    ['GET /product/%c0%af'],
    ['GET /files/%'],
    ['TRACE /'],
    ['TRACK /'],
    ['PROPFIND /'],
    ['CONNECT shop.test:443'],
    ['OPTIONS *'],
    ['GET http://evil.test/'],
    ['GET /', 'Host: evil.test'],
    ['GET /', 'Rsc: 1', 'Next-Router-State-Tree: x'],
    ['GET /', 'Rsc: 1', 'Next-Router-State-Tree: %5B%22%22%2C%7B%22children%22%3A5%7D%5D'],
    ['GET /admin', 'Next-Router-State-Tree: %'],
    ['POST /', ...call, 'Origin: rubbish'],
    ['POST /', ...call, 'Origin: null'],
    ['POST /', ...call, 'Origin: https://evil.test'],
    ['POST /', 'Content-Length: 2', 'Content-Type: multipart/form-data'],
    ['POST /', 'Content-Length: 2', 'Content-Type: multipart/form-data; boundary=x'],
    ['POST /api/orders', 'Content-Length: 99999999'],
    ['POST /_next/x', ...call],
    ['POST /_next/static/x', ...call],
    ['POST /x/../_next/x', ...call],
    ['POST /icon.svg', ...call],
    ['POST /', 'Content-Length: 2', 'Next-Action: '],
    [
      'POST /',
      'Content-Length: 2',
      `Next-Action: 40${'b'.repeat(40)}`,
      'Content-Type: application/x-www-form-urlencoded',
    ],
  ] as const) {
    const head = await ask(line, ...headers);
    expect(head, line).toMatch(/^http\/1.1 4\d\d /);
    expect(head, line).toContain('content-security-policy: ');
    expect(head, line).toContain("base-uri 'none'");
    expect(head, line).toContain('x-content-type-options: nosniff');
    expect(head, line).toContain('referrer-policy: ');
    expect(head, line).not.toContain('s-maxage');
  }
  // By then, lines written after the answer have arrived.
  await rawRequest({ host: HOST, path: '/api/health' });
  expect(errorsSince(before)).toEqual([]);
});

test('forwarding headers of a visitor are ignored', async () => {
  const agent = `door ${crypto.randomUUID()}`;
  const claims = {
    'user-agent': agent,
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.8',
    forwarded: 'for=203.0.113.9',
  };
  await signInOverApi(
    { port, host: `${HOST}:${port}`, headers: claims },
    { email: 'owner@clayandkiln.test', password: OWNER_PASSWORD },
  );
  const sessions = await query<{ address: string }>('SELECT address FROM sessions WHERE user_agent = $1', [
    agent,
  ]);
  expect(sessions).toEqual([{ address: '127.0.0.1' }]);
});

const headersOf = async (path: string) => (await rawRequest({ host: HOST, path })).headers;

test('no cache in front may store a "not found" or a sign-in page', async () => {
  for (const path of [
    '/nope',
    '/nope/at/all',
    '/_next/static/nope.js',
    '/_next/nope',
    '/api/nope',
    '/media/nope.webp',
    '/page/9999',
    '/category/nope',
    '/admin/login',
    '/admin/forgot-password',
    '/admin/reset-password?token=x',
    '/admin/session',
    '/admin',
  ]) {
    expect((await headersOf(path))['cache-control'], path).not.toMatch(/s-maxage|public, max-age=[1-9]/);
  }
});

test('each area has its own policy, and only the shop allows PayPal', async () => {
  const product = await findProduct('clayandkiln', 'Name Mug');
  for (const path of ['/', `/product/${product.id}`, '/cart', '/checkout', '/nope']) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toMatch(/script-src [^;]*127\.0\.0\.1:\*/);
    // A shopper may reach checkout from any of them without a new document.
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
  }
  for (const path of ['/admin', '/admin/login', '/admin/products', '/admin/forgot-password', '/admin/nope']) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toContain("connect-src 'self'; frame-src 'none'");
    expect(headers['content-security-policy'], path).not.toMatch(/127\.0\.0\.1|paypal/);
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
  for (const path of ['/api/health', '/api/nope', '/api/session', '/api/admin/pictures']) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; base-uri 'none'/);
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
  // The site is configured for plain http: browsers must not be told to stay on https.
  expect(await headersOf('/')).not.toHaveProperty('strict-transport-security');
});

test('a link between admin area and storefront loads a document with the policy of its area', async ({
  page,
}) => {
  await signIn(page, 'clayandkiln');
  const [toShop] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('link', { name: 'Storefront' }).click(),
  ]);
  expect(toShop.headers()['content-security-policy']).toMatch(/script-src [^;]*127\.0\.0\.1/);
  await expect(page).toHaveURL(shop('clayandkiln'));
  const [toAdmin] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('link', { name: 'Admin', exact: true }).click(),
  ]);
  expect(toAdmin.headers()['cross-origin-opener-policy']).toBe('same-origin');
});
