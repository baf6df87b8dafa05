import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { enqueueMail } from '@/lib/mail/outbox.commands';
import type { Mail } from '@/lib/mail/smtp-sender';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/factories';
import { createOrder } from '@/lib/testing/orders';
import { resetDatabase } from '@/lib/testing/reset-database';
import { deliverOrderMails } from './deliver-order-mails';

const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp-sender', () => smtp);

let tenant: Tenant;
let orderId: string;
beforeEach(async () => {
  smtp.sendMail.mockReset().mockResolvedValue();
  await resetDatabase();
  tenant = await createTenant({ name: 'Clay & Kiln' });
  orderId = (await createOrder(tenant)).id;
  await owe();
});

const owe = () =>
  tenantDb(tenant.id, (db) => enqueueMail(db, tenant.id, { orderId, kind: 'order_confirmation' }));
const outbox = () => database().outboxMail.findMany();

describe('the mails that an order owes', () => {
  it('are owed once, whatever happens twice', async () => {
    await owe();
    expect(await outbox()).toHaveLength(1);
  });

  it('go to the shopper in the name of the shop, once', async () => {
    await deliverOrderMails(tenant.id, orderId);
    await deliverOrderMails(tenant.id, orderId);
    expect(smtp.sendMail).toHaveBeenCalledTimes(1);
    expect(smtp.sendMail.mock.calls[0]?.[0]).toMatchObject({
      to: 'ada@example.test',
      fromName: 'Clay & Kiln',
      subject: 'Your order #1001 from Clay & Kiln',
    });
    expect(await outbox()).toMatchObject([{ attempts: 1, sentAt: expect.any(Date), lastError: null }]);
  });

  it('stay owed when they cannot be sent, and are sent the next time', async () => {
    smtp.sendMail.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    await deliverOrderMails(tenant.id, orderId);
    expect(await outbox()).toMatchObject([{ attempts: 1, sentAt: null, lastError: 'connect ECONNREFUSED' }]);
    await deliverOrderMails(tenant.id, orderId);
    expect(await outbox()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date), lastError: null }]);
  });

  it('are sent once by two runs, also when the second begins while the first is sending', async () => {
    let second: Promise<void> | undefined;
    smtp.sendMail.mockImplementationOnce(async () => {
      second = deliverOrderMails(tenant.id, orderId);
      await second;
    });
    await deliverOrderMails(tenant.id, orderId);
    await second;
    expect(smtp.sendMail).toHaveBeenCalledTimes(1);
  });

  it("are never those of another shop's order", async () => {
    await deliverOrderMails((await createTenant()).id, orderId);
    expect(smtp.sendMail).not.toHaveBeenCalled();
  });
});
