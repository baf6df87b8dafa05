import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/account/data/delete-account.commands';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { createCustomer } from '@/lib/testing/rows/shopper-browser';
import { removeOrderTexts } from './remove-order-texts';

const DAY = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant();
});

async function order(changes: Partial<Omit<Prisma.OrderUncheckedCreateInput, 'charges'>>): Promise<OrderId> {
  const orderId = await createOrderRow(tenant.id, changes);
  await database().orderExtras.create({
    data: {
      ...{ tenantId: tenant.id, orderId, note: 'For Annabella', isGift: true },
      ...{ giftMessage: 'Happy birthday, Annabella', needBy: new Date('2026-12-04') },
    },
  });
  return orderId;
}

const extrasOf = (orderId: OrderId) =>
  database().orderExtras.findUniqueOrThrow({ where: { tenantId_orderId: { tenantId: tenant.id, orderId } } });

const GONE = { note: '', giftMessage: '', isGift: true, needBy: new Date('2026-12-04') };

it('removes texts of orders that are over for half a year, and keeps gift and day', async () => {
  const over = await order({ status: 'completed' });
  const open = await order({ status: 'processing' });
  expect(await removeOrderTexts(inDays(179))).toEqual({ done: 0, failures: 0 });
  expect(await extrasOf(over)).toMatchObject({ note: 'For Annabella', textsRemovedAt: null });
  expect(await removeOrderTexts(inDays(181))).toEqual({ done: 1, failures: 0 });
  expect(await extrasOf(over)).toMatchObject(GONE);
  expect(await extrasOf(open)).toMatchObject({ note: 'For Annabella' });
  expect(await removeOrderTexts(inDays(181))).toEqual({ done: 0, failures: 0 });
  // Forgotten for a year.
  expect(await removeOrderTexts(inDays(181 + 366))).toEqual({ done: 1, failures: 0 });
});

it('goes with the account of the shopper, for orders that are over', async () => {
  const customer = await createCustomer(tenant);
  const own = { customerId: customer.id };
  const over = await order({ status: 'completed', ...own });
  const open = await order({ status: 'processing', ...own });
  const another = await order({ status: 'completed', customerEmail: 'grace@example.test' });
  await deleteAccount({ tenant, customer, sessionId: randomUUID(), provedAt: new Date() });
  expect(await extrasOf(over)).toMatchObject(GONE);
  expect(await extrasOf(open)).toMatchObject({ note: 'For Annabella' });
  expect(await extrasOf(another)).toMatchObject({ note: 'For Annabella' });
});
