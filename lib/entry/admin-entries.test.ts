// A person with one permission passes the wrappers that ask for it, and no others.
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Permission } from '@/lib/auth/permissions';
import { adminAction } from './admin-action';
import { adminHandler } from './admin-handler';
import { adminJsonHandler } from './admin-json-handler';

const tenant = vi.hoisted(() => ({ id: '0190a1b2-0000-7000-8000-00000000000a', slug: 'shop', name: 'Shop' }));
const HEADERS = vi.hoisted(() => ({
  host: 'shop.test',
  origin: 'http://shop.test',
  'content-type': 'application/json',
  'x-tenant-host': 'shop.test',
}));

vi.mock('next/headers', () => ({
  headers: async () => new Headers(HEADERS),
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('@/lib/tenants/tenants.queries', () => ({ getCachedTenant: async () => tenant }));
vi.mock('@/lib/auth/visitor', () => ({
  currentVisitor: async () => ({
    kind: 'signed_in',
    userId: tenant.id,
    sessionId: tenant.id,
    name: 'Ada',
    email: 'ada@example.test',
    role: 'order-manager',
  }),
}));
vi.mock('@/lib/auth/permissions', () => ({
  roleMay: (role: string, word: Permission) => role === 'order-manager' && word === 'orders.refund',
}));

const request = (method: string) =>
  new Request('http://shop.test/x', { method, headers: HEADERS, ...(method === 'POST' && { body: '{}' }) });
const context = { params: Promise.resolve({ tenant: 'shop.test' }) };
const done = async () => new Response('done');

const asked: [Permission, 'through' | 'refused'][] = [
  ['orders.refund', 'through'],
  ['orders.edit', 'refused'],
  ['admin.enter', 'refused'],
];

it.each(asked)('for %s an order-manager who may refund is let %s', async (may, expected) => {
  const isThrough = expected === 'through';
  const action = adminAction({
    may,
    schema: z.null(),
    handle: async ({ role }) => ({ ok: true, value: role }),
  });
  expect(await action(null)).toMatchObject(
    isThrough ? { ok: true, value: 'order-manager' } : { ok: false, error: { code: 'denied' } },
  );
  const status = isThrough ? 200 : 403;
  const handler = adminHandler<typeof context>({ may, failureMessage: 'It failed.' }, done);
  expect((await handler(request('GET'), context)).status).toBe(status);
  const json = adminJsonHandler({ may, failureMessage: 'It failed.', schema: z.object({}), handle: done });
  expect((await json(request('POST'), context)).status).toBe(status);
});
