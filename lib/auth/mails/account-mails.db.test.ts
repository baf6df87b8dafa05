// Mails to people about their accounts, from the outbox row to the mail server's answer.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestPasswordReset } from '@/lib/auth/passwords/password-resets.commands';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { MAIL_COMPOSERS } from '@/lib/jobs/mail-composers';
import { deliverDueMails } from '@/lib/jobs/outbox-worker';
import { deliverMail } from '@/lib/mail/outbox/deliver-mail';
import { MOST_ATTEMPTS } from '@/lib/mail/outbox/mail-attempts';
import { sendAgain } from '@/lib/mail/outbox/outbox.commands';
import { countUndeliveredMails, listUndeliveredMails } from '@/lib/mail/outbox/outbox.queries';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { newestResetToken } from '@/lib/testing/rows/owed-mails';
import { createPerson } from '@/lib/testing/rows/people';
import { oweAccountMail } from './account-mails';
import { deliverAccountMails } from './deliver-account-mails';

const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp/smtp-sender', () => smtp);

const STORE_URL = 'https://clayandkiln.makerfront.example/';
const HALF_AN_HOUR = 30 * 60_000;
const REFUSED = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

let tenant: Tenant;
beforeEach(async () => {
  smtp.sendMail.mockReset().mockResolvedValue();
  await resetDatabase();
  tenant = await createTenant({ name: 'Clay & Kiln' });
});

type Owed = Partial<Parameters<typeof oweAccountMail>[2]>;

const owe = (changes: Owed = {}, to = tenant) =>
  tenantDb(to.id, (db) =>
    oweAccountMail(db, to.id, {
      kind: 'password_reset',
      recipient: 'ada@clay.test',
      parameters: { token: 'secret-token', storeUrl: STORE_URL },
      expiresAt: new Date(Date.now() + HALF_AN_HOUR),
      ...changes,
    }),
  );
const outbox = () => database().outboxMail.findMany({ orderBy: { id: 'asc' } });
const sent = () => smtp.sendMail.mock.calls.map(([mail]) => mail);
const change = (data: object) => database().outboxMail.updateMany({ data });
const due = { nextAttemptAt: new Date(0) };

describe('a mail to a person', () => {
  it('is owed once for a kind and subject, and holds nothing that can be read', async () => {
    await owe();
    await owe();
    await owe({ subject: 'another' });
    expect(await outbox()).toHaveLength(2);
    const rows = await database().$queryRaw<{ row: string }[]>`SELECT m::text AS "row" FROM outbox_mails m`;
    expect(rows.map(({ row }) => row).join()).not.toMatch(/secret-token|makerfront\.example/);
  });

  it('goes out at once in the name of the shop, and forgets what it told', async () => {
    await owe();
    await deliverAccountMails(tenant.id, 'ada@clay.test');
    await deliverAccountMails(tenant.id, 'ada@clay.test');
    expect(sent()).toMatchObject([
      { to: 'ada@clay.test', fromName: 'Clay & Kiln', subject: 'Choose a new password for Clay & Kiln' },
    ]);
    expect(sent()[0]?.text).toContain('/admin/reset-password#secret-token');
    const [row] = await outbox();
    expect(sent()[0]?.mailId).toBe(row?.id);
    expect(row).toMatchObject({
      sentAt: expect.any(Date),
      attempts: 1,
      nextAttemptAt: null,
      sealedParameters: null,
    });
  });

  it('is tried again by the worker when the mail server was away', async () => {
    await owe();
    smtp.sendMail.mockRejectedValueOnce(REFUSED);
    await deliverAccountMails(tenant.id, 'ada@clay.test');
    expect(await outbox()).toMatchObject([{ attempts: 1, sentAt: null, lastError: 'unreachable' }]);
    await change(due);
    expect(await deliverDueMails()).toEqual({ sent: 1, dropped: 0, failures: 0 });
    expect(sent()[1]?.text).toContain('#secret-token');
  });

  it('is dropped once it has expired, and not sent', async () => {
    await owe({ expiresAt: new Date(Date.now() - 1) });
    expect(await deliverDueMails()).toEqual({ sent: 0, dropped: 1, failures: 0 });
    expect([sent(), await outbox()]).toEqual([[], []]);
  });

  it('is dropped where its next try would come too late', async () => {
    await owe({ expiresAt: new Date(Date.now() + 20_000) });
    smtp.sendMail.mockRejectedValueOnce(REFUSED);
    expect(await deliverDueMails()).toMatchObject({ failures: 1 });
    expect(await outbox()).toEqual([]);
  });

  it('forgets what it told when it is given up, and cannot be sent again', async () => {
    await owe({ expiresAt: null });
    await change({ attempts: MOST_ATTEMPTS - 1 });
    smtp.sendMail.mockRejectedValueOnce(REFUSED);
    await deliverDueMails();
    const [row] = await outbox();
    expect(row).toMatchObject({ gaveUpAt: expect.any(Date), sealedParameters: null });
    expect(await sendAgain(tenant.id, row?.id ?? '')).toBe(0);
    expect(await sendAgain(tenant.id, null)).toBe(0);
  });

  it('can be sent again while it is still tried', async () => {
    await owe();
    smtp.sendMail.mockRejectedValueOnce(REFUSED);
    await deliverDueMails();
    expect(await sendAgain(tenant.id, null)).toBe(1);
    expect(await deliverDueMails()).toMatchObject({ sent: 1 });
  });

  it('opens for its own recipient, kind, subject and shop alone', async () => {
    await owe();
    const [row] = await outbox();
    const other = await createTenant();
    const copy = {
      ...row,
      id: undefined,
      sealedParameters: row?.sealedParameters ?? '',
      kind: 'password_reset',
    };
    await database().outboxMail.createMany({
      data: [
        { ...copy, tenantId: tenant.id, recipient: 'thief@clay.test' },
        { ...copy, tenantId: tenant.id, subject: 'another' },
        { ...copy, tenantId: other.id },
      ],
    });
    expect(await deliverDueMails()).toEqual({ sent: 1, dropped: 0, failures: 3 });
    expect(sent().map(({ to }) => to)).toEqual(['ada@clay.test']);
  });

  it('is not composed by those who write about orders', async () => {
    await owe();
    const [row] = await outbox();
    const composers = { order: MAIL_COMPOSERS.order };
    expect(await deliverMail(tenant.id, row?.id ?? '', composers)).toBe('failed');
    expect(sent()).toEqual([]);
  });

  it("is never another shop's", async () => {
    await owe();
    await deliverAccountMails((await createTenant()).id, 'ada@clay.test');
    expect(sent()).toEqual([]);
  });
});

describe('what the shop’s people see of it', () => {
  const failed = { lastError: 'timeout', attempts: 3 };

  it('is nothing where it expires, because strangers can ask for any number', async () => {
    await owe();
    await change(failed);
    expect(await listUndeliveredMails(tenant.id)).toEqual({ mails: [], count: 0 });
    expect(await countUndeliveredMails(tenant.id)).toEqual({ givenUp: 0, waiting: 0 });
  });

  it('is its kind, and neither to whom nor what it tells', async () => {
    await owe({ expiresAt: null });
    await change(failed);
    const { mails } = await listUndeliveredMails(tenant.id);
    expect(mails).toMatchObject([
      { kind: 'password_reset', to: null, orderId: null, orderNumber: null, state: 'failed' },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/ada|secret/);
  });
});

describe('a link for a new password', () => {
  it('is made together with the mail that is owed, or not at all', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    await database().$executeRaw`ALTER TABLE outbox_mails RENAME TO outbox_mails_away`;
    try {
      await expect(requestPasswordReset(tenant, owner.email, STORE_URL)).rejects.toThrow();
    } finally {
      await database().$executeRaw`ALTER TABLE outbox_mails_away RENAME TO outbox_mails`;
    }
    expect(await database().passwordReset.count()).toBe(0);
    expect(await requestPasswordReset(tenant, owner.email, STORE_URL)).toBe(owner.email);
    const link = await database().passwordReset.findFirstOrThrow();
    expect(await outbox()).toMatchObject([
      { recipient: owner.email, subject: link.id, expiresAt: link.expiresAt, orderId: null },
    ]);
    expect(await newestResetToken(tenant.id, owner.email)).toHaveLength(43);
  });
});
