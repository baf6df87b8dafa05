import { expect, it } from 'vitest';
import { readTicks, ticksIn } from './read-ticks';

const tick = { row: 3, madeBy: 'Ada', madeAt: '2026-11-21T16:05:00.000Z' };

it.each([
  null,
  'ticks',
  {},
  { ticks: null },
  { ticks: { a: {} } },
  { ticks: { a: [{ ...tick, row: '3' }] } },
  { ticks: { a: [{ ...tick, madeAt: 'yesterday' }] } },
  { ticks: { a: [tick, null] } },
])('rejects %j as ticks', (body) => {
  expect(ticksIn(body)).toBeNull();
});

it('reads ticks with their ETag', async () => {
  const asked: (RequestInit | undefined)[] = [];
  const server =
    (response: () => Response): typeof fetch =>
    async (_address, init) => {
      asked.push(init);
      return response();
    };
  const full = server(() => Response.json({ ticks: { a: [tick] } }, { headers: { etag: '"x"' } }));
  expect(await readTicks('/ticks', null, full)).toEqual({ kind: 'read', ticks: { a: [tick] }, etag: '"x"' });
  expect(
    await readTicks(
      '/ticks',
      '"x"',
      server(() => new Response(null, { status: 304 })),
    ),
  ).toEqual({
    kind: 'unchanged',
  });
  expect(asked.map((init) => new Headers(init?.headers).get('if-none-match'))).toEqual([null, '"x"']);
});

it.each<[string, () => Promise<Response>]>([
  ['an error', async () => Response.json({ error: {} }, { status: 500 })],
  ['a page', async () => new Response('<html>')],
  ['nothing', () => Promise.reject(new TypeError('offline'))],
])('does not throw if it gets %s', async (_name, ask) => {
  expect(await readTicks('/ticks', null, ask)).toEqual({ kind: 'failed' });
});
