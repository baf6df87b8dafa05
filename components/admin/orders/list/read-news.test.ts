import { expect, it } from 'vitest';
import { readNews } from './read-news';

const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

it('reads how many orders are new, and the stamp of the newest', async () => {
  expect(await readNews(answering({ count: 2, stamp: 'b', more: 1 }))).toEqual({ count: 2, stamp: 'b' });
});

it.each([
  ['no answer in time', () => Promise.reject(new Error('timeout'))],
  ['a page in place of an answer', answering('<!doctype html>')],
  ['a count that is none', answering({ count: 1.5, stamp: 'b' })],
  ['no stamp', answering({ count: 1 })],
  ['a server that is down', answering({ count: 1, stamp: 'b' }, 503)],
])('returns null for %s', async (_name, ask) => {
  expect(await readNews(ask)).toBeNull();
});

it('recognises a server of another release', async () => {
  expect(await readNews(answering({ error: { code: 'newer_version' } }, 409))).toBe('newer_version');
});
