import type { RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { answerServer } from '../../lib/db/health-for-server.mjs';
import { tenantSentences } from '../../lib/messages/en/tenant';
import { heardAnswer } from '../../lib/testing/outside/heard-answer';
import { answerBusy, answerWhileWell, explainOutage, isLivePage } from './outage.mjs';

const EMPTY = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';

afterEach(() => {
  answerServer(async () => true);
});

const ask = (answer: RequestListener) => heardAnswer(explainOutage, answer);

const failed =
  (key: string, type = 'text/html; charset=utf-8'): RequestListener =>
  (_request, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', type);
    response.setHeader('x-middleware-rewrite', `/${key}/admin`);
    response.write(EMPTY);
    response.end();
  };

it('while the database is down a page is a 503 that says so and offers a retry', async () => {
  answerServer(async () => false);
  const { status, headers, body } = await ask(failed('clayandkiln'));
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '10',
    'private, no-store',
  ]);
  expect(body).toContain(
    `<p>${tenantSentences.loadFailed('clayandkiln', tenantSentences.loadFailedReason)}</p>`,
  );
  expect(body).toContain(`<p>${tenantSentences.loadFailedHint}</p>`);
  expect(body).toContain('<a href="">Try again</a>');
  expect(body).not.toContain('__next_error__');
});

it('a failure of our own stays a 500, with text', async () => {
  const { status, headers, body } = await ask(failed('clayandkiln'));
  expect([status, headers.get('retry-after')]).toEqual([500, null]);
  expect(body).toContain(`<p>${tenantSentences.loadFailedUnknown}</p>`);
});

it('puts nothing into the page that is not a valid key', async () => {
  answerServer(async () => false);
  const { body } = await ask(failed('%3Cscript%3E"<b>'));
  expect(body).toContain(`<p>${tenantSentences.loadFailedUnknown}: ${tenantSentences.loadFailedReason}</p>`);
  expect(body).not.toContain('<b>');
});

it('a page that has waited too long for its turn says that the shop is busy, and offers a retry', async () => {
  const { status, headers, body } = await ask((_request, response) => void answerBusy(response));
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '10',
    'private, no-store',
  ]);
  expect(body).toContain(`<h1>${tenantSentences.busyTitle}</h1>`);
  expect(body).toContain(`<p>${tenantSentences.busy}</p>`);
  expect(body).toContain('<a href="">Try again</a>');
});

it('leaves data and successful pages unchanged', async () => {
  answerServer(async () => false);
  expect((await ask(failed('clayandkiln', 'application/json'))).body).toBe(EMPTY);
  const there: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(EMPTY);
  };
  expect(await ask(there)).toMatchObject({ status: 200, body: EMPTY });
});

it('a page that would start before the query does not start while the database is down', async () => {
  const handle = async (_request: unknown, response: Parameters<RequestListener>[1]) =>
    void response.end(EMPTY);
  const guarded: RequestListener = (request, response) => void answerWhileWell(request, response, handle);
  expect(await ask(guarded)).toMatchObject({ status: 200, body: EMPTY });
  answerServer(async () => false);
  const { status, headers, body } = await ask(guarded);
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(body).toContain(tenantSentences.loadFailedReason);
  expect(body).toContain(tenantSentences.loadFailedHint);
});

it.each<[string, string, Record<string, string>, boolean]>([
  ['GET', '/admin', {}, true],
  ['HEAD', '/admin/orders?status=paid', { 'sec-fetch-dest': 'document' }, true],
  ['GET', '/account', {}, true],
  ['GET', '/administer', {}, false],
  ['GET', '/', {}, false],
  ['POST', '/admin/settings', {}, false],
  ['GET', '/admin/orders', { rsc: '1' }, false],
  ['GET', '/admin/production/ticks', { 'sec-fetch-dest': 'empty' }, false],
])('%s %s with %o is such a page: %s', (method, url, headers, isOne) => {
  expect(isLivePage({ method, url, headers })).toBe(isOne);
});
