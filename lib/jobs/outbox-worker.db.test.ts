// The worker against its own SMTP server, which accepts mails, refuses them or hangs.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import { deliverMail } from '@/lib/mail/outbox/deliver-mail';
import { CLAIM_LIFE, MOST_ATTEMPTS } from '@/lib/mail/outbox/mail-attempts';
import { enqueueMail, sendAgain } from '@/lib/mail/outbox/outbox.commands';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { type SmtpServer, startSmtpServer } from '@/lib/testing/outside/smtp-server';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRows } from '@/lib/testing/rows/order-rows';
import { PATIENCE } from '@/lib/testing/time/patience';
import { MAIL_COMPOSERS } from './mail-composers';
import { deliverDueMails, deliverShopMails } from './outbox-worker';

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  vi.stubEnv('SMTP_URL', smtp.url);
  vi.stubEnv('SMTP_TIMEOUT_SECONDS', '4');
});
afterAll(() => smtp.stop());

let tenant: Tenant;
beforeEach(async () => {
  // Connections that rest after a mail would take those of the next test, whatever the server's mood is then.
  smtp.hangUp();
  await vi.waitFor(() => expect(smtp.open()).toBe(0), PATIENCE);
  smtp.setMood('take');
  smtp.mails.length = 0;
  await resetDatabase();
  tenant = await createTenant({ name: 'Clay & Kiln' });
});

/** Creates orders of a shop that each owe a confirmation; returns their ids. */
async function owe(count: number, of = tenant): Promise<OrderId[]> {
  const ids = await createOrderRows(
    of.id,
    Array.from({ length: count }, (_, index) => ({ customerEmail: `shopper-${index}@${of.slug}.test` })),
  );
  await tenantDb(of.id, async (db) => {
    for (const orderId of ids) {
      await enqueueMail(db, of.id, { orderId, kind: 'order_confirmation' });
    }
  });
  return ids;
}

const outbox = () => database().outboxMail.findMany({ orderBy: { id: 'asc' } });
const makeDue = () =>
  database().outboxMail.updateMany({ where: { sentAt: null }, data: { nextAttemptAt: new Date() } });
const recipients = () => smtp.mails.flatMap(({ to }) => to).sort();
const messageIds = () => smtp.mails.map(({ raw }) => /^Message-ID: <(.+)@/im.exec(raw)?.[1]);

describe('a run of the outbox', () => {
  it('sends each due mail of every shop once', async () => {
    const other = await createTenant();
    await owe(2);
    await owe(1, other);
    expect(await deliverDueMails()).toEqual({ sent: 3, dropped: 0, failures: 0 });
    expect(await deliverDueMails()).toEqual({ sent: 0, dropped: 0, failures: 0 });
    expect(recipients()).toEqual(
      [
        `<shopper-0@${tenant.slug}.test>`,
        `<shopper-1@${tenant.slug}.test>`,
        `<shopper-0@${other.slug}.test>`,
      ].sort(),
    );
    const rows = await outbox();
    expect(rows.every(({ sentAt, nextAttemptAt }) => sentAt && nextAttemptAt === null)).toBe(true);
    expect(messageIds().sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('sends nothing twice when five runs race with the orders’ own requests', async () => {
    const ids = await owe(12);
    const runs = Array.from({ length: 5 }, () => deliverDueMails());
    const own = ids.map((orderId) => deliverOrderMails(tenant.id, orderId));
    await Promise.all([...runs, ...own]);
    expect(smtp.mails).toHaveLength(12);
    expect(new Set(recipients()).size).toBe(12);
    expect((await outbox()).map(({ attempts }) => attempts)).toEqual(Array(12).fill(1));
  });

  it('leaves mails alone that are not due yet', async () => {
    await owe(1);
    await database().outboxMail.updateMany({ data: { nextAttemptAt: new Date(Date.now() + 60_000) } });
    expect(await deliverDueMails()).toMatchObject({ sent: 0, failures: 0 });
    expect(smtp.mails).toEqual([]);
  });
});

it('a run for one shop leaves those of others alone', async () => {
  const other = await createTenant();
  await owe(2);
  await owe(1, other);
  await deliverShopMails(tenant.id);
  expect(recipients()).toEqual([`<shopper-0@${tenant.slug}.test>`, `<shopper-1@${tenant.slug}.test>`]);
  expect((await outbox()).filter(({ sentAt }) => sentAt === null)).toMatchObject([{ tenantId: other.id }]);
});

describe('a mail server that fails', () => {
  it('loses nothing: each mail is retried later, and arrives once', async () => {
    await owe(3);
    smtp.setMood('refuse_recipient');
    expect(await deliverDueMails()).toEqual({ sent: 0, dropped: 0, failures: 3 });
    expect(await outbox()).toMatchObject(
      Array(3).fill({ attempts: 1, sentAt: null, lastError: 'recipient: 550 5.1.1 No such user here' }),
    );
    smtp.setMood('take');
    expect(await deliverDueMails()).toMatchObject({ sent: 0, failures: 0 });
    await makeDue();
    expect(await deliverDueMails()).toEqual({ sent: 3, dropped: 0, failures: 0 });
    expect(smtp.mails).toHaveLength(3);
  });

  it('and hangs ties up no database connection and at most four SMTP connections', async () => {
    await owe(6);
    smtp.setMood('hang');
    const before = smtp.connections();
    const run = deliverDueMails();
    await vi.waitFor(() => expect(smtp.connections() - before).toBe(4), PATIENCE);
    const [busy] = await database().$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'`;
    expect(busy?.count).toBe(0n);
    expect(smtp.open()).toBe(4);
    expect(await run).toEqual({ sent: 0, dropped: 0, failures: 6 });
    expect((await outbox()).map(({ lastError }) => lastError)).toEqual(Array(6).fill('timeout'));
  });

  it('for three days makes us give up, which is recorded', async () => {
    await owe(1);
    smtp.setMood('refuse_recipient');
    await database().outboxMail.updateMany({ data: { attempts: MOST_ATTEMPTS - 1 } });
    await deliverDueMails();
    expect(await outbox()).toMatchObject([
      { attempts: MOST_ATTEMPTS, nextAttemptAt: null, gaveUpAt: expect.any(Date), sentAt: null },
    ]);
    expect(await deliverDueMails()).toMatchObject({ sent: 0, failures: 0 });
  });
});

describe('a claim', () => {
  it('of a dead server expires, and the mail is sent', async () => {
    await owe(1);
    const dead = new Date(Date.now() + CLAIM_LIFE);
    await database().outboxMail.updateMany({ data: { nextAttemptAt: dead, attempts: 1 } });
    expect(await deliverDueMails()).toMatchObject({ sent: 0 });
    vi.useFakeTimers({ now: dead, toFake: ['Date'] });
    try {
      expect(await deliverDueMails()).toMatchObject({ sent: 1 });
    } finally {
      vi.useRealTimers();
    }
    expect(smtp.mails).toHaveLength(1);
  });

  it('that another server took over is not overwritten', async () => {
    const [mail] = (await owe(1)) && (await outbox());
    smtp.setMood('hang');
    const slow = deliverMail(tenant.id, mail?.id ?? '', MAIL_COMPOSERS);
    await vi.waitFor(async () => expect((await outbox())[0]?.attempts).toBe(1), PATIENCE);
    // Another server claims the mail after the expiry, and sends it.
    const sentAt = new Date('2026-11-21T12:00:00Z');
    await database().outboxMail.updateMany({ data: { sentAt, nextAttemptAt: null } });
    expect(await slow).toBe('failed');
    expect(await outbox()).toMatchObject([{ sentAt, nextAttemptAt: null, lastError: null }]);
  });

  it('is refused to another shop', async () => {
    await owe(1);
    const [mail] = await outbox();
    expect(await deliverMail((await createTenant()).id, mail?.id ?? '', MAIL_COMPOSERS)).toBe('taken');
    expect(smtp.mails).toEqual([]);
  });
});

describe('an answer after the claim has expired', () => {
  const later = new Date(Date.now() + CLAIM_LIFE + 60_000);

  /**
   * A delivery that still waits for the mail server while its claim has expired and another server holds the mail.
   */
  async function lapsed() {
    await owe(1);
    smtp.setMood('hang');
    const [mail] = await outbox();
    const slow = deliverMail(tenant.id, mail?.id ?? '', MAIL_COMPOSERS);
    await vi.waitFor(async () => expect((await outbox())[0]?.attempts).toBe(1), PATIENCE);
    await database().outboxMail.updateMany({ data: { nextAttemptAt: later, attempts: 2 } });
    return { slow };
  }

  it('with a failure leaves the mail to its new owner', async () => {
    const { slow } = await lapsed();
    expect(await slow).toBe('failed');
    expect(await outbox()).toMatchObject([
      { attempts: 2, nextAttemptAt: later, lastError: null, gaveUpAt: null, sentAt: null },
    ]);
  });

  it('with a failure does not give up a mail that another server still tries', async () => {
    const { slow } = await lapsed();
    await database().outboxMail.updateMany({ data: { attempts: MOST_ATTEMPTS } });
    await slow;
    expect(await outbox()).toMatchObject([{ gaveUpAt: null, nextAttemptAt: later }]);
  });
});

describe('sending again', () => {
  const given = { gaveUpAt: new Date(), nextAttemptAt: null, attempts: MOST_ATTEMPTS, lastError: 'timeout' };

  it('starts over with one mail, or with all that failed', async () => {
    await owe(3);
    const [first] = await outbox();
    await database().outboxMail.updateMany({ data: given });
    expect(await sendAgain(tenant.id, first?.id ?? '')).toBe(1);
    expect(await deliverDueMails()).toMatchObject({ sent: 1 });
    expect(await sendAgain(tenant.id, null)).toBe(2);
    expect(await deliverDueMails()).toMatchObject({ sent: 2 });
    expect(await outbox()).toMatchObject(Array(3).fill({ gaveUpAt: null, attempts: 1 }));
  });

  it('does not release a mail that is being sent or was sent', async () => {
    await owe(2);
    const [busy, sent] = await outbox();
    await database().outboxMail.update({
      where: { tenantId_id: { tenantId: tenant.id, id: busy?.id ?? '' } },
      data: { attempts: 2, lastError: null, nextAttemptAt: new Date(Date.now() + CLAIM_LIFE) },
    });
    await deliverMail(tenant.id, sent?.id ?? '', MAIL_COMPOSERS);
    expect(await sendAgain(tenant.id, busy?.id ?? '')).toBe(0);
    expect(await sendAgain(tenant.id, null)).toBe(0);
    expect(await deliverDueMails()).toMatchObject({ sent: 0 });
    expect(smtp.mails).toHaveLength(1);
  });

  it('finds no mail of another shop', async () => {
    await owe(1);
    const [mail] = await outbox();
    await database().outboxMail.updateMany({ data: given });
    const other = await createTenant();
    expect(await sendAgain(other.id, mail?.id ?? '')).toBe(0);
    expect(await sendAgain(other.id, null)).toBe(0);
    expect(await outbox()).toMatchObject([{ nextAttemptAt: null }]);
  });
});
