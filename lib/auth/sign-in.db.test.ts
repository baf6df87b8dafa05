import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { createTenant } from '@/lib/testing/factories';
import { createPerson, device, PASSWORD } from '@/lib/testing/people';
import { resetDatabase } from '@/lib/testing/reset-database';
import { findLiveSession } from './sessions.queries';
import { signIn } from './sign-in';

vi.mock('@node-rs/argon2', { spy: true });

beforeEach(resetDatabase);

async function shopWithOwner() {
  const tenant = await createTenant();
  return { tenant, owner: await createPerson({ tenantId: tenant.id, role: 'owner' }) };
}

describe('signing in', () => {
  it('begins a session of the owner, whatever the case of the address and the blanks around it', async () => {
    const { tenant, owner } = await shopWithOwner();
    const email = `  ${owner.email.toUpperCase()} `;
    const signedIn = await signIn(tenant, { email, password: PASSWORD }, device);
    expect(signedIn).toMatchObject({ ok: true, value: { userId: owner.id, name: owner.name } });
    const sessionId = signedIn.ok ? signedIn.value.sessionId : '';
    expect(await findLiveSession(tenant.id, sessionId)).toMatchObject({ userId: owner.id });
    expect(await database().session.findFirst()).toMatchObject(device);
  });

  it('answers alike for an unknown address and a wrong password', async () => {
    const { tenant, owner } = await shopWithOwner();
    const refusal = { ok: false, error: { code: 'credentials_wrong' } };
    expect(await signIn(tenant, { email: owner.email, password: 'wrong' }, device)).toEqual(refusal);
    expect(await signIn(tenant, { email: 'nobody@example.test', password: 'wrong' }, device)).toEqual(
      refusal,
    );
    expect(await database().session.count()).toBe(0);
  });

  it('compares a password for an unknown address too, with as much work, so that its time tells nothing', async () => {
    const { tenant, owner } = await shopWithOwner();
    const comparisons = async (email: string) => {
      vi.mocked(verify).mockClear();
      await signIn(tenant, { email, password: 'wrong' }, device);
      // A hash begins with the algorithm and how much of it, which is what a comparison costs.
      return vi
        .mocked(verify)
        .mock.calls.map(([hashed, password]) => [String(hashed).split('$').slice(0, 4).join('$'), password]);
    };
    const known = await comparisons(owner.email);
    expect(known).toEqual([['$argon2id$v=19$m=19456,t=2,p=1', 'wrong']]);
    expect(await comparisons('nobody@example.test')).toEqual(known);
  });

  it.each(['product-manager', 'order-manager'])('refuses a %s, who has no permission', async (role) => {
    const tenant = await createTenant();
    const person = await createPerson({ tenantId: tenant.id, role });
    expect(await signIn(tenant, { email: person.email, password: PASSWORD }, device)).toEqual({
      ok: false,
      error: { code: 'no_permission' },
    });
  });

  it("refuses another shop's owner", async () => {
    const { owner } = await shopWithOwner();
    const other = await createTenant();
    expect(await signIn(other, { email: owner.email, password: PASSWORD }, device)).toEqual({
      ok: false,
      error: { code: 'no_permission' },
    });
    expect(await database().session.count()).toBe(0);
  });
});

describe('too many tries', () => {
  it('are refused for the account, also with the right password, and say how long', async () => {
    const { tenant, owner } = await shopWithOwner();
    const first = await signIn(tenant, { email: owner.email, password: PASSWORD }, device);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await signIn(tenant, { email: owner.email, password: 'wrong' }, device);
    }
    expect(await signIn(tenant, { email: owner.email, password: PASSWORD }, device)).toEqual({
      ok: false,
      error: { code: 'too_many_attempts', minutes: 15 },
    });
    // Whoever is signed in stays so.
    expect(await findLiveSession(tenant.id, first.ok ? first.value.sessionId : '')).not.toBeNull();
    // Another account, and the same one in another shop, are not touched.
    const colleague = await createPerson({ tenantId: tenant.id, role: 'owner' });
    expect(await signIn(tenant, { email: colleague.email, password: PASSWORD }, device)).toMatchObject({
      ok: true,
    });
  });

  it('are counted when they come all at once', async () => {
    const { tenant, owner } = await shopWithOwner();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(tenant, { email: owner.email, password: 'wrong' }, device)),
    );
    const wrong = answers.filter((answer) => !answer.ok && answer.error.code === 'credentials_wrong');
    expect(wrong).toHaveLength(10);
  });

  it('are forgotten after the right password', async () => {
    const { tenant, owner } = await shopWithOwner();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await signIn(tenant, { email: owner.email, password: 'wrong' }, device);
      }
      expect(await signIn(tenant, { email: owner.email, password: PASSWORD }, device)).toMatchObject({
        ok: true,
      });
    }
  });

  it('are counted for the network address over many accounts', async () => {
    const { tenant } = await shopWithOwner();
    const from = (address: string, index: number) =>
      signIn(tenant, { email: `guess-${index}@example.test`, password: 'wrong' }, { ...device, address });
    for (let index = 0; index < 50; index += 1) {
      await from('198.51.100.9', index);
    }
    expect(await from('198.51.100.9', 51)).toMatchObject({ error: { code: 'too_many_attempts' } });
    expect(await from('198.51.100.10', 52)).toMatchObject({ error: { code: 'credentials_wrong' } });
  }, 60_000);

  it('leave no address in the table', async () => {
    const { tenant, owner } = await shopWithOwner();
    await signIn(tenant, { email: owner.email, password: 'wrong' }, device);
    const rows = await database().rateLimit.findMany();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows.map(({ key }) => key))).not.toContain(owner.email);
  });
});
