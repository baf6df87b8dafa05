import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { database } from '@/lib/db/client';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import { findFeaturedShops } from '@/lib/opening/featured-shops.queries';
import { getOpening, mayOpen } from '@/lib/opening/opening.queries';
import { INVITATION_LIFE } from '@/lib/opening-policy';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { setFeatured } from './featured.commands';
import { inviteSignup, setOpening } from './platform.commands';

const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp/smtp-sender', () => smtp);

const EMAIL = 'june@example.test';

let operator: Awaited<ReturnType<typeof createOperator>>;
beforeEach(async () => {
  smtp.sendMail.mockReset().mockResolvedValue();
  await resetDatabase();
  operator = await createOperator();
});

async function thePlatform() {
  const platform = await findPlatform();
  if (platform === null) {
    throw new Error('The platform has no row');
  }
  return platform;
}

/** A session in a shop, of the very person who is an operator on the platform. */
async function sessionInAShop() {
  const { id: tenantId } = await createTenant();
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { id } = await database().session.create({
    data: {
      tenantId,
      userId: operator.userId,
      assuranceLevel: 2,
      accessExpiresAt: inAnHour,
      expiresAt: inAnHour,
    },
  });
  return { sessionId: id };
}

describe('an invitation to open a shop', () => {
  const invite = async (id: string, by: { sessionId: string } = operator) =>
    inviteSignup(by, await thePlatform(), { id, siteUrl: 'http://localhost:3000/' });
  const signUp = async () => (await database().contactSignup.create({ data: { email: EMAIL } })).id;

  it('lets its address open one, and says so by mail', async () => {
    const platform = await thePlatform();
    expect(await invite(await signUp())).toEqual({ ok: true, value: { email: EMAIL } });
    expect(await mayOpen(EMAIL)).toBe(true);
    await deliverAccountMails(platform.id, EMAIL);
    const mails = smtp.sendMail.mock.calls.map(([mail]) => mail);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: EMAIL, fromName: 'Makerfront' });
    expect(mails[0]?.text).toMatch(/https?:\/\/[^/\s]+\/open\s/);
    expect(mails[0]?.text).not.toMatch(/platform\./);
    expect(mails[0]?.text).toContain('14 days');
  });

  it('is good for 14 days', async () => {
    const id = await signUp();
    await invite(id);
    const put = (age: number) =>
      database().contactSignup.update({ where: { id }, data: { invitedAt: new Date(Date.now() - age) } });
    await put(INVITATION_LIFE - 60_000);
    expect(await mayOpen(EMAIL)).toBe(true);
    await put(INVITATION_LIFE + 60_000);
    expect(await mayOpen(EMAIL)).toBe(false);
  });

  it('is an operator’s alone to give, and of a sign-up that is there', async () => {
    const id = await signUp();
    await expect(invite(id, await sessionInAShop())).rejects.toThrow(/permission denied/);
    expect(await invite(operator.userId)).toEqual({ ok: false, error: 'gone' });
    expect(await mayOpen(EMAIL)).toBe(false);
    expect(await database().outboxMail.count()).toBe(0);
  });
});

describe('the landing page', () => {
  it('shows the open shops that an operator chose, by name', async () => {
    const shops = await Promise.all(
      ['Willow', 'Alder', 'Birch'].map((name) => createTenant({ name, slug: name.toLowerCase() })),
    );
    for (const { id } of shops) {
      expect(await setFeatured(operator, id, true)).toEqual({ ok: true, value: null });
    }
    await createTenant({ name: 'Quiet' });
    await database().tenant.update({ where: { slug: 'birch' }, data: { state: 'paused' } });
    const shown = await findFeaturedShops();
    expect(shown.map(({ name }) => name)).toEqual(['Alder', 'Willow']);
    expect(shown[0]?.href).toMatch(/^https?:\/\/alder\./);
    const alder = shops.find(({ name }) => name === 'Alder');
    await setFeatured(operator, alder?.id ?? operator.platformId, false);
    expect((await findFeaturedShops()).map(({ name }) => name)).toEqual(['Willow']);
  });

  it('is decided by operators alone, and of shops', async () => {
    const session = await sessionInAShop();
    const { id } = await createTenant();
    await expect(setFeatured(session, id, true)).rejects.toThrow(/permission denied/);
    await expect(setOpening(session, 'open')).rejects.toThrow(/permission denied/);
    expect(await setFeatured(operator, operator.platformId, true)).toEqual({ ok: false, error: 'gone' });
    await setOpening(operator, 'open');
    expect(await getOpening()).toBe('open');
    expect(await findFeaturedShops()).toEqual([]);
  });
});
