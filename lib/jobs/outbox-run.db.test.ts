// How much one run of the outbox does. The clock stands still unless a test moves it, so a slow machine changes
// nothing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRows } from '@/lib/testing/rows/order-rows';
import { deliverDueMails, deliverShopMails } from './outbox-worker';

const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp/smtp-sender', () => smtp);

/** One more than a run reads at once. */
const MANY = 101;
const LONG = { timeout: 120_000 };

let tenant: Tenant;
beforeEach(async () => {
  smtp.sendMail.mockReset().mockResolvedValue();
  await resetDatabase();
  tenant = await createTenant();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function owe(count: number): Promise<void> {
  const ids = await createOrderRows(
    tenant.id,
    Array.from({ length: count }, () => ({})),
  );
  await tenantDb(tenant.id, async (db) => {
    for (const orderId of ids) {
      await enqueueMail(db, tenant.id, { orderId, kind: 'order_confirmation' });
    }
  });
}

const unsent = () => database().outboxMail.count({ where: { sentAt: null } });

it('sends more mails than one query returns', LONG, async () => {
  await owe(MANY);
  expect(await deliverDueMails()).toEqual({ sent: MANY, dropped: 0, failures: 0 });
  expect([smtp.sendMail.mock.calls.length, await unsent()]).toEqual([MANY, 0]);
});

it('tries a failing mail only once', async () => {
  await owe(5);
  smtp.sendMail.mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  await deliverShopMails(tenant.id);
  expect([smtp.sendMail.mock.calls.length, await unsent()]).toEqual([5, 5]);
});

it('starts no further mail after its time is over, and leaves the rest to the next run', LONG, async () => {
  await owe(12);
  smtp.sendMail.mockImplementation(async () => void vi.advanceTimersByTime(15_000));
  const { sent = 0 } = await deliverDueMails();
  // Four at once; after 40 seconds each of them stops after its current mail.
  expect(sent).toBeGreaterThanOrEqual(3);
  expect(sent).toBeLessThanOrEqual(7);
  smtp.sendMail.mockResolvedValue();
  expect(await deliverDueMails()).toEqual({ sent: 12 - sent, dropped: 0, failures: 0 });
});
