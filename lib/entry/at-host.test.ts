import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The tenant key and the other parameters that the handler receives; the status if the handler is not called. */
async function ask(headers: Record<string, string>, path = '/api/x', params?: { token: string }) {
  const { atHost } = await import('./at-host');
  const handler = atHost<{ token: string }>(async (_request, context) => Response.json(await context.params));
  const request = new Request(`http://localhost:3000${path}`, { headers });
  const answer = await handler(request, { params: params && Promise.resolve(params) });
  return answer.ok ? answer.json() : answer.status;
}

it('finds the shop by the host, as the middleware does', async () => {
  vi.stubEnv('PLATFORM_DOMAIN', 'makerfront.test');
  expect(await ask({ host: 'mugs.makerfront.test' }, '/api/x', { token: 'a.b' })).toEqual({
    tenant: 'mugs~staff',
    token: 'a.b',
  });
  expect(await ask({ host: 'mugs.example' })).toEqual({ tenant: 'mugs.example~staff' });
  expect(await ask({ host: 'makerfront.test' })).toBe(404);
  expect(await ask({ host: 'a b' })).toBe(404);
});

it('ignores every tenant hint of a client on a shop’s own host', async () => {
  const claims = {
    'x-tenant-host': 'theirs',
    'x-forwarded-host': 'theirs.test',
    cookie: 'dev_tenant_slug=theirs',
  };
  expect(await ask({ host: 'mugs.example', ...claims }, '/api/x?tenant=theirs')).toEqual({
    tenant: 'mugs.example~staff',
  });
  vi.stubEnv('TRUST_PROXY', '1');
  vi.resetModules();
  expect(await ask({ host: 'mugs.example', ...claims })).toEqual({ tenant: 'theirs.test~staff' });
});

it('accepts tenant hints on a development host', async () => {
  expect(await ask({ host: 'localhost:3000', cookie: 'a=b; dev_tenant_slug=mugs; c=d' })).toEqual({
    tenant: 'mugs~staff',
  });
  expect(await ask({ host: 'localhost:3000', cookie: 'x_dev_tenant_slug=mugs' })).toBe(404);
});
