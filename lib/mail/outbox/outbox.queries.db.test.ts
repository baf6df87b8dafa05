import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { asOrderId, type OrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRows } from '@/lib/testing/rows/order-rows';
import {
  countRefusedAddresses,
  countUndeliveredMails,
  listOrderMails,
  listUndeliveredMails,
} from './outbox.queries';

let tenant: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant({ notificationEmail: 'owner@clay.test' });
  [orderId = asOrderId('')] = await createOrderRows(tenant.id, [{ orderNumber: 1_042 }]);
});

let count = 0;
const create = (changes: Partial<Prisma.OutboxMailUncheckedCreateInput> = {}) => {
  count += 1;
  return database().outboxMail.create({
    data: { tenantId: tenant.id, orderId, kind: 'order_confirmation', subject: String(count), ...changes },
  });
};

const given = {
  lastError: 'recipient: 550 No such user',
  gaveUpAt: new Date(),
  nextAttemptAt: null,
  attempts: 27,
};
const old = new Date(Date.now() - 6 * 60_000);

describe('the mails that were not delivered', () => {
  it.each([
    ['given_up', given],
    ['failed', { lastError: 'timeout', attempts: 1 }],
    ['sending', { lastError: null, attempts: 2 }],
    ['sending', { lastError: 'timeout', attempts: 0 }],
    ['waiting', { createdAt: old }],
  ] as const)('include one that is %s', async (state, changes) => {
    const { id } = await create(changes);
    expect(await listUndeliveredMails(tenant.id)).toMatchObject({ count: 1, mails: [{ id, state }] });
  });

  it('are counted as given up or as waiting, and not before they are late', async () => {
    await create(given);
    await create({ lastError: 'timeout', attempts: 1 });
    await create({ createdAt: old });
    await create();
    expect(await countUndeliveredMails(tenant.id)).toEqual({ givenUp: 1, waiting: 2 });
  });

  it('tell whose address was refused, also during retries, and count those separately', async () => {
    await create({ ...given, refusedAt: new Date() });
    await create({ lastError: null, attempts: 1, refusedAt: new Date() });
    await create({ sentAt: new Date(), nextAttemptAt: null });
    await create(given);
    const { mails, count: all } = await listUndeliveredMails(tenant.id);
    expect(all).toBe(3);
    expect(mails.map(({ isAddressRefused }) => isAddressRefused).sort()).toEqual([false, true, true]);
    expect(await countRefusedAddresses(tenant.id)).toBe(2);
    expect(await countUndeliveredMails(tenant.id)).toEqual({ givenUp: 1, waiting: 0 });
    expect(await countRefusedAddresses((await createTenant()).id)).toBe(0);
  });

  it.each([
    ['has just been owed', {}],
    ['is on its first try', { attempts: 1 }],
    ['was sent after it failed', { attempts: 3, sentAt: new Date(), nextAttemptAt: null, createdAt: old }],
  ])('do not include one that %s', async (_, changes) => {
    await create(changes);
    expect(await listUndeliveredMails(tenant.id)).toEqual({ count: 0, mails: [] });
  });

  it('name recipient, order and reason', async () => {
    await create(given);
    await create({ kind: 'new_order', lastError: 'timeout', attempts: 2 });
    expect((await listUndeliveredMails(tenant.id)).mails).toMatchObject([
      {
        orderId,
        orderNumber: 1_042,
        kind: 'order_confirmation',
        to: 'ada@example.test',
        attempts: 27,
        problem: `${messages.mail.failures.recipient} It said: 550 No such user`,
      },
      { kind: 'new_order', to: 'owner@clay.test', problem: messages.mail.failures.timeout },
    ]);
  });

  it('start with those given up', async () => {
    await create({ lastError: 'timeout', attempts: 1 });
    await create(given);
    const { mails } = await listUndeliveredMails(tenant.id);
    expect(mails.map(({ state }) => state)).toEqual(['given_up', 'failed']);
  });

  it('are listed up to a limit, and all counted', async () => {
    await Promise.all(Array.from({ length: 53 }, () => create(given)));
    const { mails, count: all } = await listUndeliveredMails(tenant.id);
    expect([mails.length, all]).toEqual([50, 53]);
    expect(await countUndeliveredMails(tenant.id)).toEqual({ givenUp: 53, waiting: 0 });
  });
});

it('an order’s mails are all of its mails, the oldest first', async () => {
  await create({ sentAt: new Date(), nextAttemptAt: null, createdAt: old });
  await create({ kind: 'order_completed' });
  expect(await listOrderMails(tenant.id, orderId)).toMatchObject([
    { kind: 'order_confirmation', state: 'sent', sentAt: expect.any(Date) },
    { kind: 'order_completed', state: 'waiting' },
  ]);
});

it('another shop sees none of them', async () => {
  await create(given);
  const other = await createTenant();
  expect(await listUndeliveredMails(other.id)).toEqual({ count: 0, mails: [] });
  expect(await listOrderMails(other.id, orderId)).toEqual([]);
  expect(await countUndeliveredMails(other.id)).toEqual({ givenUp: 0, waiting: 0 });
});
