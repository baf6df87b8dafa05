import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import type { OrderMailKind } from '@/lib/mail/mail-kinds';
import { CLAIM_LIFE, LONGEST_CALL } from '@/lib/mail/outbox/mail-attempts';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import { metrics } from '@/lib/metrics/metrics.mjs';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder } from '@/lib/testing/rows/orders';
import { deliverOrderMails } from './deliver-order-mails';

vi.hoisted(() => {
  process.env.PLATFORM_DOMAIN = 'makerfront.example';
  process.env.SITE_SCHEME = 'https';
});

const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp/smtp-sender', () => smtp);

let tenant: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  smtp.sendMail.mockReset().mockResolvedValue();
  tenant = await freshTenant({ name: 'Clay & Kiln', notificationEmail: 'owner@clay.test' });
  orderId = (await createOrder(tenant)).id;
});

const owe = (kind: OrderMailKind = 'order_confirmation', subject = '') =>
  tenantDb(tenant.id, (db) => enqueueMail(db, tenant.id, { orderId, kind, subject }));
const outbox = () => database().outboxMail.findMany();
const sent = () => smtp.sendMail.mock.calls.map(([mail]) => mail);
const change = (data: object) => database().tenant.update({ where: { id: tenant.id }, data });
const atStore = (storeUrl: string | null) => database().order.updateMany({ data: { storeUrl } });

describe('the mails of an order', () => {
  it('are enqueued once, even if the cause repeats', async () => {
    await owe();
    await owe();
    expect(await outbox()).toHaveLength(1);
  });

  it('are counted by how they went, also when they are sent at once', async () => {
    const counted = async () => {
      const { values } = await metrics().mails.get();
      return values.find(({ labels }) => labels.result === 'sent')?.value ?? 0;
    };
    const before = await counted();
    await owe();
    await deliverOrderMails(tenant.id, orderId);
    expect((await counted()) - before).toBe(1);
  });

  it('go to the shopper in the name of the shop, once', async () => {
    await owe();
    await deliverOrderMails(tenant.id, orderId);
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()).toMatchObject([
      {
        to: 'ada@example.test',
        fromName: 'Clay & Kiln',
        replyTo: { name: 'Clay & Kiln', address: 'owner@clay.test' },
        subject: 'Your order #1001 from Clay & Kiln',
      },
    ]);
    const [row] = await outbox();
    expect(row).toMatchObject({
      attempts: 1,
      sentAt: expect.any(Date),
      lastError: null,
      nextAttemptAt: null,
    });
    expect(sent()[0]?.mailId).toBe(row?.id);
  });

  it('stay queued when sending fails, and are retried after a pause', async () => {
    await owe();
    smtp.sendMail.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    await deliverOrderMails(tenant.id, orderId);
    const [failed] = await outbox();
    expect(failed).toMatchObject({ attempts: 1, sentAt: null, lastError: 'unreachable' });
    const pause = (failed?.nextAttemptAt?.getTime() ?? 0) - Date.now();
    expect(pause).toBeGreaterThan(20_000);
    expect(pause).toBeLessThan(37_000);
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()).toHaveLength(1);
    await database().outboxMail.updateMany({ data: { nextAttemptAt: new Date() } });
    await deliverOrderMails(tenant.id, orderId);
    expect(await outbox()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date), lastError: null }]);
  });

  it('record that the address was refused permanently, until a later try succeeds', async () => {
    const refusal = (responseCode: number) =>
      Object.assign(new Error('no'), {
        code: 'EENVELOPE',
        command: 'RCPT TO',
        responseCode,
        response: `${responseCode} no`,
      });
    await owe();
    const again = async (failure: Error | null) => {
      smtp.sendMail.mockReset();
      if (failure) {
        smtp.sendMail.mockRejectedValue(failure);
      }
      await database().outboxMail.updateMany({ data: { nextAttemptAt: new Date() } });
      await deliverOrderMails(tenant.id, orderId);
      const [row] = await outbox();
      return row?.refusedAt ?? null;
    };
    // Greylisting and outages of the recipient's server do not prove a bad address.
    expect(await again(refusal(450))).toBeNull();
    expect(await again(new Error('something else'))).toBeNull();
    expect(await again(refusal(550))).toBeInstanceOf(Date);
    expect(await again(new Error('something else'))).toBeInstanceOf(Date);
    expect(await again(null)).toBeNull();
  });

  it('are sent once by two runs, even if the second starts while the first is sending', async () => {
    await owe();
    let second: Promise<void> | undefined;
    smtp.sendMail.mockImplementationOnce(async () => {
      second = deliverOrderMails(tenant.id, orderId);
      await second;
    });
    await deliverOrderMails(tenant.id, orderId);
    await second;
    expect(sent()).toHaveLength(1);
  });

  it('are sent at most once more if the mail server accepts after the claim has expired', async () => {
    await owe();
    const taken = new Date(Date.now() + 10 * 60_000);
    smtp.sendMail.mockImplementationOnce(async () => {
      await database().outboxMail.updateMany({ data: { nextAttemptAt: taken, attempts: 2 } });
    });
    await deliverOrderMails(tenant.id, orderId);
    expect(await outbox()).toMatchObject([{ sentAt: expect.any(Date), nextAttemptAt: null }]);
  });

  it('keep the time of the first sending', async () => {
    await owe();
    const sentAt = new Date('2026-11-21T12:00:00Z');
    smtp.sendMail.mockImplementationOnce(async () => {
      await database().outboxMail.updateMany({ data: { sentAt, nextAttemptAt: null } });
    });
    await deliverOrderMails(tenant.id, orderId);
    expect(await outbox()).toMatchObject([{ sentAt }]);
  });

  it('are claimed together, and sent one after the other, the oldest first', async () => {
    await owe();
    await owe('new_order');
    smtp.sendMail.mockImplementationOnce(async () => {
      expect(await outbox()).toMatchObject(Array(2).fill({ attempts: 1, lastError: null, sentAt: null }));
      // To anybody else neither of them is due.
      await deliverOrderMails(tenant.id, orderId);
    });
    await deliverOrderMails(tenant.id, orderId);
    expect(sent().map(({ to }) => to)).toEqual(['ada@example.test', 'owner@clay.test']);
    expect(await outbox()).toMatchObject(Array(2).fill({ attempts: 1, sentAt: expect.any(Date) }));
  });

  it('are all tried, even if the first of them fails', async () => {
    await owe();
    await owe('new_order');
    smtp.sendMail.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()).toHaveLength(2);
    expect((await outbox()).map(({ sentAt }) => sentAt !== null).toSorted()).toEqual([false, true]);
  });

  it('are left to the worker where the mail server takes longer than their claim can wait', async () => {
    await owe();
    await owe('new_order');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      smtp.sendMail.mockImplementationOnce(async () => {
        vi.setSystemTime(Date.now() + CLAIM_LIFE - LONGEST_CALL + 1);
      });
      await deliverOrderMails(tenant.id, orderId);
      expect(sent()).toHaveLength(1);
      const [waiting] = (await outbox()).filter(({ sentAt }) => sentAt === null);
      expect(waiting).toMatchObject({ kind: 'new_order', attempts: 0, lastError: null });
      expect(waiting?.nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now());
    } finally {
      vi.useRealTimers();
    }
  });

  it("are never those of another shop's order", async () => {
    await owe();
    await deliverOrderMails((await createTenant()).id, orderId);
    expect(sent()).toEqual([]);
  });
});

describe('recipient and reply address', () => {
  it('a new order goes to the shop, and replies go to the customer', async () => {
    await owe('new_order');
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()).toMatchObject([
      {
        to: 'owner@clay.test',
        replyTo: { name: 'Ada Lovelace', address: 'ada@example.test' },
        subject: 'New order #1001: $28.00 from Ada Lovelace',
      },
    ]);
  });

  it('is the current address of the shop', async () => {
    await owe('new_order');
    await change({ notificationEmail: 'new@clay.test' });
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()[0]?.to).toBe('new@clay.test');
  });

  it.each([{ notifiesNewOrders: false }, { notificationEmail: null }])(
    'is nobody for a new order after %o',
    async (data) => {
      await owe('new_order');
      await change(data);
      await deliverOrderMails(tenant.id, orderId);
      expect([sent(), await outbox()]).toEqual([[], []]);
    },
  );

  it.each([
    [{ replyToEmail: 'hello@clay.test' }, 'hello@clay.test'],
    [{ replyToEmail: null }, 'owner@clay.test'],
    [{ replyToEmail: null, notificationEmail: null }, undefined],
  ])('with %o a shopper answers to %s', async (data, address) => {
    await change(data);
    await owe();
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()[0]?.replyTo?.address).toBe(address);
  });
});

describe('the link in a mail', () => {
  it('leads to the order’s page at the address where it was placed', async () => {
    await change({ customDomain: 'clay.example' });
    await atStore(`http://${tenant.slug}.makerfront.example:81/`);
    await owe();
    await owe('new_order');
    await deliverOrderMails(tenant.id, orderId);
    const origin = `https://${tenant.slug}.makerfront.example`;
    expect(sent()[0]?.text).toMatch(new RegExp(`View your order: ${origin}/orders/open#[\\w.-]{64,80}\n`));
    expect(sent()[1]?.text).toContain(`${origin}/admin/orders/${orderId}\n`);
  });

  it('leads to the current address of the shop if the old one is no longer its own', async () => {
    await atStore('https://clay-before.example/');
    await owe();
    await change({ customDomain: 'clay.example' });
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()[0]?.text).toContain('View your order: https://clay.example/orders/');
    expect(sent()[0]?.text).not.toContain('clay-before');
  });

  it.each([
    ...['https://clay-before.example/', 'https://clayandkiln.evil.example/', 'https://203.0.113.9/'],
    ...['http://localhost:3000/?tenant=clayandkiln', null],
  ])('leads to the shop’s address on the platform if the order was placed at %s', async (address) => {
    await atStore(address);
    await owe();
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()[0]?.text).toContain(`View your order: https://${tenant.slug}.makerfront.example/orders/`);
    expect(sent()[0]?.text).not.toContain('tenant=');
  });
});

describe('a mail of a refund', () => {
  async function createRefund(changes: { status?: string; amountCents: number }) {
    const { status = 'captured', amountCents } = changes;
    const db = database();
    const payment = await db.payment.create({
      data: { tenantId: tenant.id, orderId, attempt: 1, paypalOrderId: 'P-1', amountCents: 2_800, status },
    });
    return db.refund.create({
      data: { tenantId: tenant.id, orderId, paymentId: payment.id, amountCents, reason: 'Broken' },
    });
  }

  it.each([
    [{ amountCents: 1_000 }, '$10.00, a part of your payment,'],
    [{ amountCents: 2_800 }, 'the whole payment of $28.00'],
    [{ amountCents: 900, status: 'failed' }, 'the whole of a payment'],
  ])('of %o says it was %s', async (changes, words) => {
    await owe('refund', (await createRefund(changes)).id);
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()[0]?.text).toContain(`has refunded ${words} for order #1001`);
    expect(sent()[0]?.text).toContain('Broken');
  });

  it('without its refund is our bug, and sends nothing', async () => {
    await owe('refund', '0190a1b2-0000-7000-8000-0000000000ff');
    await deliverOrderMails(tenant.id, orderId);
    expect(sent()).toEqual([]);
    expect(await outbox()).toMatchObject([{ lastError: 'internal', sentAt: null }]);
  });
});
