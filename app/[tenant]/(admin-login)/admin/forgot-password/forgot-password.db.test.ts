import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { sendMail } from '@/lib/mail/smtp/smtp-sender';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createPerson } from '@/lib/testing/rows/people';
import { requestReset } from './actions';

const afterwards: (() => Promise<void>)[] = [];
let tenant: Tenant;

vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => afterwards.push(work) }));
vi.mock('next/headers', () => ({
  headers: async () =>
    new Headers({
      host: `${tenant.slug}.localhost`,
      origin: `http://${tenant.slug}.localhost`,
      'x-tenant-host': tenant.slug,
      'x-forwarded-for': '203.0.113.7',
    }),
}));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);
vi.mock('@/lib/mail/smtp/smtp-sender', () => ({ sendMail: vi.fn(async () => undefined) }));
vi.mock('@/lib/wait', () => ({ wait: async () => undefined }));

beforeEach(async () => {
  afterwards.length = 0;
  vi.mocked(sendMail).mockClear();
  await resetDatabase();
  tenant = await createTenant();
});

/** Asks for a link. Returns the rows that this added to each table before the response. */
async function traceOf(email: string) {
  await database().rateLimit.deleteMany();
  const answer = await requestReset({ email });
  const [limits, links] = await Promise.all([
    database().rateLimit.findMany({ select: { key: true, points: true }, orderBy: { key: 'asc' } }),
    database().passwordReset.count(),
  ]);
  const kinds = limits.map(({ key, points }) => `${key.split(':')[0]} ${points}`);
  return { answer, kinds, links, mails: vi.mocked(sendMail).mock.calls.length };
}

describe('asking for a link', () => {
  it('does the same for a known and an unknown address until the response is sent', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const known = await traceOf(owner.email);
    const unknown = await traceOf('nobody@example.test');
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ answer: { ok: true }, links: 0, mails: 0 });
    expect(known.kinds).toHaveLength(3);

    await Promise.all(afterwards.map((work) => work()));
    expect(await database().passwordReset.count()).toBe(1);
    expect(vi.mocked(sendMail).mock.calls).toMatchObject([[{ to: owner.email }]]);
  });

  it('does not fail after the response because the mail could not be made', async () => {
    await requestReset({ email: 'nobody@example.test' });
    await database().$executeRaw`ALTER TABLE users RENAME TO users_away`;
    try {
      await expect(Promise.all(afterwards.map((work) => work()))).resolves.toBeDefined();
    } finally {
      await database().$executeRaw`ALTER TABLE users_away RENAME TO users`;
    }
  });
});
