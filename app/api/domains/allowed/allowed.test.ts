import { beforeEach, expect, it, vi } from 'vitest';

const names = vi.hoisted(() => ({ isAllowedName: vi.fn(async (name: string) => name === 'clay.com') }));
vi.mock('@/lib/domains/allowed-names', () => names);
vi.mock('next/server', () => ({ connection: async () => undefined }));

const SECRET = 'sixteen letters and more';

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

async function ask(
  query: string,
  {
    from = '127.0.0.1',
    authorization,
    secret = SECRET,
  }: { from?: string; authorization?: string; secret?: string } = {},
) {
  vi.stubEnv('DOMAINS_SECRET', secret);
  const { GET } = await import('./route');
  const headers = { 'x-forwarded-for': from, ...(authorization && { authorization }) };
  return (await GET(new Request(`http://any.host/api/domains/allowed?${query}`, { headers }))).status;
}

it.each(['127.0.0.1', '127.9.9.9', '::1'])('answers this machine: %s', async (from) => {
  expect(await ask('domain=clay.com', { from })).toBe(200);
  expect(await ask('domain=other.com', { from })).toBe(404);
  expect(await ask('', { from })).toBe(404);
});

it('answers who knows the secret, by header or parameter', async () => {
  const from = '198.51.100.7';
  expect(await ask('domain=clay.com', { from, authorization: `Bearer ${SECRET}` })).toBe(200);
  expect(await ask(`domain=clay.com&secret=${encodeURIComponent(SECRET)}`, { from })).toBe(200);
});

it.each([
  ['without the secret', 'domain=clay.com', {}],
  ['with a wrong one', 'domain=clay.com&secret=guess', {}],
  ['with a wrong header', 'domain=clay.com', { authorization: 'Bearer guess' }],
  ['with an empty one where none is set', 'domain=clay.com&secret=', { secret: '' }],
  ['from an address that only looks like this machine', 'domain=clay.com', { from: '127.0.0.1.evil' }],
  ['without an address', 'domain=clay.com', { from: '' }],
])('has nothing for a stranger %s', async (_how, query, options) => {
  expect(await ask(query, { from: '198.51.100.7', ...options })).toBe(404);
  expect(names.isAllowedName).not.toHaveBeenCalled();
});
