import { beforeEach, expect, it, vi } from 'vitest';
import { sendSignInCode } from '@/lib/auth/headless/send-codes';
import type { TenantId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { sendRecoveryCode } from './recovery';

const done = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/wait', () => ({ wait: async () => void done.push('paused') }));
vi.mock('@/lib/db/tenant-db', () => ({ tenantDb: (_: unknown, work: (db: object) => unknown) => work({}) }));
vi.mock('./customers.queries', () => ({
  findCustomer: async () => {
    done.push('looked');
    return null;
  },
}));
vi.mock('./send-code', () => ({ sendCode: async () => void done.push('sent') }));

const tenant = { id: '0190a1b2-0000-7000-8000-000000000001' as TenantId } as Tenant;
const address = { kind: 'email', value: 'ada@example.test' } as const;
const requester = 'network:203.0.113.7';

beforeEach(() => {
  done.length = 0;
});

it.each([
  ['for a new password', () => sendRecoveryCode(tenant, address, requester)],
  ['that makes no account', () => sendSignInCode(tenant, address, { requester, makesAccount: false })],
])('a code %s pauses before the account is looked up', async (_, send) => {
  await send();
  expect(done).toEqual(['paused', 'looked']);
});

it('a code that may make an account depends on none, and goes out at once', async () => {
  await sendSignInCode(tenant, address, { requester, makesAccount: true });
  expect(done).toEqual(['sent']);
});
