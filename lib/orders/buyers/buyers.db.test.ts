import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/account/data/delete-account.commands';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { markPaid } from '@/lib/orders/mark-paid/mark-paid';
import { requestRefund } from '@/lib/orders/refunds/request-refund';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { createCustomer } from '@/lib/testing/rows/shopper-browser';
import { buyerCsvRows } from './buyer-csv';
import { type BuyerFilter, decodeBuyerCursor } from './buyer-filter';
import { removeOldBuyerNotes, saveBuyerNote } from './buyer-notes.commands';
import { exportBuyers, findBuyer, listBuyers } from './buyers.queries';

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant();
});

const actorName = 'Rosalind Harker';

/** An order of $56.00, paid in cash. */
async function paidOrder(changes: Partial<Omit<Prisma.OrderUncheckedCreateInput, 'charges'>> = {}) {
  const orderId = await createOrderRow(tenant.id, changes);
  expect(await pay(orderId)).toEqual({ ok: true, value: null });
  return orderId;
}
const pay = (orderId: OrderId) => markPaid(tenant.id, { orderId, method: 'cash', note: 'Market', actorName });

async function refund(orderId: OrderId, amountCents: number) {
  const payment = await database().payment.findFirstOrThrow({ where: { orderId } });
  await database().payment.update({
    where: { tenantId_id: { tenantId: tenant.id, id: payment.id } },
    data: { refundedCents: { increment: amountCents } },
  });
}

const list = async (filter: Partial<BuyerFilter> = {}, cursor: string | null = null) =>
  listBuyers(tenant.id, { search: '', sort: 'last', ...filter }, decodeBuyerCursor(cursor));
const rows = async (filter: Partial<BuyerFilter> = {}) => (await list(filter)).buyers;
const idOf = async (search: string) => (await rows({ search }))[0]?.id ?? '';

describe('the customers of a shop', () => {
  it('are the addresses of paid orders, in one case, with their sums', async () => {
    await createOrderRow(tenant.id, { customerEmail: 'nobody@example.test' });
    const first = await paidOrder({ customerEmail: 'Ada@Example.test', createdAt: new Date('2026-01-01') });
    await paidOrder({ customerName: 'Countess Lovelace', createdAt: new Date('2026-03-01') });
    await paidOrder({ customerName: 'Ada of old', createdAt: new Date('2026-02-01') });
    await refund(first, 1_000);
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...{ email: 'ada@example.test', name: 'Countess Lovelace', orderCount: 3, isProven: false },
        ...{ paidCents: 3 * 5_600 - 1_000, lastOrderAt: new Date('2026-03-01') },
      }),
    ]);
    await refund(first, 4_600);
    expect((await rows())[0]?.paidCents).toBe(2 * 5_600);
  });

  it('have no test order in a sum', async () => {
    const orderId = await createOrderRow(tenant.id, {
      isTest: true,
      paidAt: new Date(),
      platformFeeCents: 0,
    });
    await database().payment.create({
      data: {
        tenantId: tenant.id,
        orderId,
        attempt: 1,
        amountCents: 5_600,
        status: 'captured',
        method: 'cash',
      },
    });
    expect(await rows()).toEqual([]);
  });

  it('count an order that cost nothing', async () => {
    await createOrderRow(tenant.id, { totalCents: 0, paidAt: new Date(), platformFeeCents: 0 });
    expect(await rows()).toMatchObject([{ orderCount: 1, paidCents: 0 }]);
  });

  it('lose nothing if ten orders of one address are paid at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => createOrderRow(tenant.id)));
    await Promise.all(ids.map(pay));
    expect(await rows()).toMatchObject([{ orderCount: 10, paidCents: 56_000 }]);
  });

  it('lose what a refund by hand gives back', async () => {
    const orderId = await paidOrder();
    const { id: paymentId } = await database().payment.findFirstOrThrow({ where: { orderId } });
    await requestRefund(tenant.id, {
      ...{ refundId: randomUUID(), orderId, paymentId, amount: cents(600), seenRefundable: cents(5_600) },
      ...{ reason: 'Chipped', actorName, isLimited: false, cancelFrom: null },
    });
    const { refundedCents } = await database().payment.findFirstOrThrow({ where: { orderId } });
    expect((await rows())[0]?.paidCents).toBe(5_600 - refundedCents);
    expect(refundedCents).toBe(600);
  });

  it('are marked if an account has proven the address', async () => {
    await paidOrder();
    await paidOrder({ customerEmail: 'grace@example.test' });
    await createCustomer(tenant);
    expect((await rows({ sort: 'email' })).map(({ isProven }) => isProven)).toEqual([true, false]);
  });

  it('are found, sorted and paged in both directions', async () => {
    for (let index = 0; index < 60; index += 1) {
      await createOrderRow(tenant.id, {
        ...{
          customerEmail: `buyer${String(index).padStart(2, '0')}@example.test`,
          customerName: `Buyer ${index % 7}`,
        },
        ...{ paidAt: new Date(), createdAt: new Date(Date.UTC(2026, 0, 1, index % 5)) },
      });
    }
    for (const sort of ['last', 'paid', 'orders', 'email'] as const) {
      const first = await list({ sort });
      const second = await list({ sort }, first.after);
      const third = await list({ sort }, second.after);
      const emails = [first, second, third].flatMap(({ buyers }) => buyers.map(({ email }) => email));
      expect(new Set(emails).size, sort).toBe(60);
      expect([first.before, third.after]).toEqual([null, null]);
      expect((await list({ sort }, third.before)).buyers, sort).toEqual(second.buyers);
      expect((await list({ sort }, second.before)).buyers, sort).toEqual(first.buyers);
    }
    expect((await rows({ sort: 'email' }))[0]?.email).toBe('buyer00@example.test');
    expect((await list({ search: 'BUYER 3' })).count).toBe(9);
    expect((await list({ search: 'buyer4%' })).count).toBe(0);
  });

  it('show nothing of another shop', async () => {
    await paidOrder();
    const neighbour = await createTenant();
    expect((await listBuyers(neighbour.id, { search: '', sort: 'last' }, null)).buyers).toEqual([]);
    expect(await findBuyer(neighbour.id, await idOf('ada'))).toBeNull();
    expect(await findBuyer(tenant.id, 'ada')).toBeNull();
  });

  it('are a file in which no text is a formula', async () => {
    await paidOrder({ customerName: '=HYPERLINK("evil")' });
    await saveBuyerNote(tenant.id, { buyerId: await idOf('ada'), version: 0, note: '+1' });
    const batches = [];
    for await (const batch of exportBuyers(tenant.id, '')) {
      batches.push(batch);
    }
    const csv = buyerCsvRows(batches.flat(), 'UTC');
    expect(csv).toMatch(/^ada@example.test,"'=HYPERLINK\(""evil""\)",1,56.00,/);
    expect(csv).toContain(",'+1");
  });
});

describe('the page of a customer', () => {
  it('has their newest orders, also unpaid ones, and none of a test', async () => {
    await paidOrder();
    await createOrderRow(tenant.id, { customerEmail: 'ADA@example.test' });
    await createOrderRow(tenant.id, { isTest: true, orderNumber: 900_000_002, platformFeeCents: 0 });
    await createOrderRow(tenant.id, { customerEmail: 'grace@example.test' });
    const buyer = await findBuyer(tenant.id, await idOf('ada'));
    expect(buyer?.orders).toHaveLength(2);
    expect(buyer).toMatchObject({ note: '', noteVersion: 0, hasMoreOrders: false });
  });

  it('has a note, of which nobody overwrites another’s', async () => {
    await paidOrder();
    const buyerId = await idOf('ada');
    const save = (version: number, note: string) => saveBuyerNote(tenant.id, { buyerId, version, note });
    expect(await save(0, 'Likes blue')).toEqual({ ok: true, value: { note: 'Likes blue', version: 1 } });
    expect(await save(0, 'Likes red')).toEqual({
      ok: false,
      error: { code: 'changed', note: 'Likes blue', version: 1 },
    });
    expect(await save(0, 'Likes blue')).toMatchObject({ ok: true });
    const racers = await Promise.all(['a', 'b', 'c'].map((note) => save(1, note)));
    expect(racers.filter(({ ok }) => ok)).toHaveLength(1);
    // Cleared and written anew: the first version does not count again.
    expect(await save(2, '')).toEqual({ ok: true, value: { note: '', version: 3 } });
    expect((await save(1, 'Old')).ok).toBe(false);
    expect(await saveBuyerNote((await createTenant()).id, { buyerId, version: 0, note: 'x' })).toEqual({
      ok: false,
      error: { code: 'gone' },
    });
  });

  it('loses the note with the account, and long after the last order', async () => {
    await paidOrder();
    const buyerId = await idOf('ada');
    const customer = await createCustomer(tenant);
    await saveBuyerNote(tenant.id, { buyerId, version: 0, note: 'Likes blue' });
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600 * 1_000);
    expect(await removeOldBuyerNotes(inDays(549))).toEqual({ done: 0, failures: 0 });
    expect(await removeOldBuyerNotes(inDays(551))).toEqual({ done: 1, failures: 0 });
    await saveBuyerNote(tenant.id, { buyerId, version: 0, note: 'Likes red' });
    await deleteAccount({ tenant, customer, sessionId: randomUUID(), provedAt: new Date() });
    expect(await database().buyerNote.count()).toBe(0);
  });
});
