import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/lib/auth/sign-in/sign-in';
import { database } from '@/lib/db/client';
import { LONGEST_DELAY } from '@/lib/limits/slow-limits';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createPerson, device, PASSWORD } from '@/lib/testing/rows/people';
import { wait } from '@/lib/wait';
import { admitResetRequest } from './reset-limits';

vi.mock('@/lib/wait', () => ({ wait: vi.fn(async () => undefined) }));

beforeEach(async () => {
  vi.mocked(wait).mockClear();
  await resetDatabase();
});

const refusal = { ok: false, error: { minutes: 15 } };

describe('asking for a link to choose a new password', () => {
  it('is refused after three for one account from one address, whether the account exists or not, and from no other address', async () => {
    const tenant = await createTenant();
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    for (const email of [owner.email, 'nobody@example.test']) {
      for (let request = 0; request < 3; request += 1) {
        expect(await admitResetRequest(tenant, email, device)).toMatchObject({ ok: true });
      }
      expect(await admitResetRequest(tenant, email, device)).toEqual(refusal);
      expect(await admitResetRequest(await createTenant(), email.toUpperCase(), device)).toEqual(refusal);
      const elsewhere = { ...device, address: '198.51.100.1' };
      expect(await admitResetRequest(tenant, email, elsewhere)).toMatchObject({ ok: true });
    }
  });

  it('has a limit of its own in a browser in which the account has signed in', async () => {
    const tenant = await createTenant();
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const signedIn = await signIn(tenant, { email: owner.email, password: PASSWORD }, device);
    const mark = signedIn.ok ? signedIn.value.mark : null;
    const readCookie = (name: string) => (name === mark?.name ? mark.value : undefined);
    for (let request = 0; request < 4; request += 1) {
      await admitResetRequest(tenant, owner.email, device);
    }
    for (let request = 0; request < 3; request += 1) {
      expect(await admitResetRequest(tenant, owner.email, device, readCookie)).toMatchObject({ ok: true });
    }
    expect(await admitResetRequest(tenant, owner.email, device, readCookie)).toEqual(refusal);
  });

  it('is refused after twenty from one address, and then uses up no more of the shop’s share', async () => {
    const tenant = await createTenant();
    for (let request = 0; request < 25; request += 1) {
      const answer = await admitResetRequest(tenant, `${request}@example.test`, device);
      expect(answer.ok).toBe(request < 20);
    }
    const [row] = await database().rateLimit.findMany({ where: { key: { startsWith: 'resetTenant' } } });
    expect(row?.points).toBe(20);
  });

  it('is slowed down, never refused, where very many ask in one shop', async () => {
    const tenant = await createTenant();
    for (let request = 0; request <= 100; request += 1) {
      const from = { ...device, address: `198.51.100.${request}` };
      expect(await admitResetRequest(tenant, `${request}@example.test`, from)).toMatchObject({ ok: true });
      expect(vi.mocked(wait)).toHaveBeenCalledTimes(request < 100 ? 0 : 1);
    }
    await database().rateLimit.updateMany({
      where: { key: { startsWith: 'resetTenant' } },
      data: { points: 1_000_000 },
    });
    const from = { ...device, address: '198.51.100.201' };
    expect(await admitResetRequest(tenant, 'owner@example.test', from)).toMatchObject({ ok: true });
    expect(vi.mocked(wait)).toHaveBeenLastCalledWith(LONGEST_DELAY);
  });
});
