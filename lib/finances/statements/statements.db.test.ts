import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { bookRefund } from '@/lib/orders/refunds/book-refund';
import { platformFeeFor } from '@/lib/payments/fees';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRows } from '@/lib/testing/rows/order-rows';
import { getYear } from '../finances.queries';
import { yearOf } from '../period';
import { issueStatements } from './issue-statements.commands';
import { checkStatementPayment, startStatementPayment } from './pay-statement.commands';
import { getFeeBalance, getStatement, listStatements } from './statements.queries';

process.env.PLATFORM_PAYPAL_CLIENT_ID = PAYPAL_ACCOUNTS.b.clientId;
process.env.PLATFORM_PAYPAL_SECRET = PAYPAL_ACCOUNTS.b.clientSecret;
process.env.FEE_TAX_NAME = 'VAT';
process.env.FEE_TAX_PERCENT = '19';
const paypal = await startPayPal();

let shop: TenantId;
beforeEach(async () => {
  await paypal.reset();
  await resetDatabase();
  shop = (await createTenant({ name: 'Clay & Kiln' })).id;
});

type Sale = { total: number; fee: number; refunds?: number[]; collection?: 'owed' | 'at_paypal' };

let made = 0;

/** The fee for so much of a sale, half a cent rounded up. */
const feePart = ({ total, fee }: Pick<Sale, 'total' | 'fee'>, refunded: number) =>
  Number((2n * BigInt(fee) * BigInt(refunded) + BigInt(total)) / (2n * BigInt(total)));

/** Books sales and their refunds as PayPal's answers are booked. */
async function sell(sales: readonly Sale[], tenantId = shop): Promise<void> {
  const ids = await createOrderRows(
    tenantId,
    sales.map(({ total, fee }) => ({ totalCents: total, platformFeeCents: fee })),
  );
  for (const [index, { total, fee, refunds = [], collection = 'owed' }] of sales.entries()) {
    made += 1;
    const orderId = ids[index];
    if (orderId === undefined) {
      throw new Error('An order was not made');
    }
    const order = `ORDER-${made}`;
    await database().payment.create({
      data: {
        tenantId,
        orderId,
        attempt: 1,
        paypalOrderId: order,
        amountCents: total,
        feeCollection: collection,
        ...(collection === 'at_paypal' && { paypalMerchantId: 'SELLER', partnerFeeCents: fee }),
      },
    });
    const capture = { id: `CAPTURE-${made}`, status: 'COMPLETED', currency: 'USD', fee: cents(59) } as const;
    await settlePayment(tenantId, order, { ...capture, amount: cents(total) });
    // PayPal's answer, the webhook and the reconciler all book it.
    await settlePayment(tenantId, order, { ...capture, amount: cents(total) });
    let refunded = 0;
    for (const [nth, amount] of refunds.entries()) {
      const returned = feePart({ total, fee }, refunded + amount) - feePart({ total, fee }, refunded);
      refunded += amount;
      const refund = {
        id: `REFUND-${made}-${nth}`,
        status: 'COMPLETED',
        currency: 'USD',
        reference: null,
        // Of a fee that PayPal passes on, it says itself what it gave back.
        ...(collection === 'at_paypal' && { platformFee: cents(returned) }),
      } as const;
      await bookRefund(tenantId, capture.id, { ...refund, amount: cents(amount) }, 'refund');
      await bookRefund(tenantId, capture.id, { ...refund, amount: cents(amount) }, 'refund');
    }
  }
}

/** Moves all that is on no statement to the middle of a month, so many months ago. */
const monthsAgo = (months: number) => database().$executeRaw`
  UPDATE fee_entries SET booked_at = date_trunc('month', now()) - make_interval(months => ${months}::int) + interval '14 days'
  WHERE statement_id IS NULL`;

const entries = () => database().feeEntry.findMany({ orderBy: { bookedAt: 'asc' } });
const only = async () => {
  const [statement] = await listStatements(shop);
  if (statement === undefined) {
    throw new Error('There is no statement');
  }
  return statement;
};
const mails = () => database().outboxMail.findMany({ where: { kind: 'fee_statement' } });

/** What the sales come to, worked out without the ledger. */
const expected = (sales: readonly Sale[], collection: 'owed' | 'at_paypal') => {
  const ours = sales.filter((sale) => (sale.collection ?? 'owed') === collection);
  const returned = ours.map((sale) =>
    feePart(
      sale,
      (sale.refunds ?? []).reduce((sum, one) => sum + one, 0),
    ),
  );
  const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
  return { fees: sum(ours.map(({ fee }) => fee)), returned: sum(returned) };
};

describe('the ledger', () => {
  it('has each booked fee and each returned one once, with the way it is collected', async () => {
    await sell([
      { total: 6_000, fee: 204, refunds: [2_000, 4_000] },
      { total: 1_000, fee: 59, collection: 'at_paypal', refunds: [500] },
      { total: 1_000, fee: 0 },
    ]);
    const amounts = (await entries()).map(({ kind, collection, amountCents }) => [
      kind,
      collection,
      amountCents,
    ]);
    expect(amounts.sort()).toEqual(
      [
        ['fee', 'owed', 204],
        ['returned', 'owed', -68],
        ['returned', 'owed', -136],
        ['fee', 'at_paypal', 59],
        ['returned', 'at_paypal', -30],
      ].sort(),
    );
    expect(await getFeeBalance(shop)).toEqual({ atPayPal: 29, paid: 0, open: 0, next: 0 });
  });

  it('is not written by a shop', async () => {
    await sell([{ total: 6_000, fee: 204 }]);
    await expect(
      tenantDb(shop, (db) => db.feeEntry.updateMany({ data: { amountCents: 1 } })),
    ).rejects.toThrow(/permission denied/);
    await expect(tenantDb(shop, (db) => db.feeEntry.deleteMany())).rejects.toThrow(/permission denied/);
  });
});

describe('a month of 200 orders with refunds, both ways of collecting', () => {
  it('adds up to no difference between orders, ledger, statement and finances', {
    timeout: 120_000,
  }, async () => {
    const sales = Array.from({ length: 200 }, (_, n): Sale => {
      const total = 700 + ((n * 7_919) % 23_000);
      const refunds =
        n % 5 === 0 ? [Math.floor(total / 3), Math.floor(total / 4)] : n % 7 === 0 ? [total] : [];
      return {
        total,
        fee: platformFeeFor(cents(total), { basisPoints: 290, fixedCents: cents(30) }),
        refunds,
        collection: n % 2 === 0 ? 'owed' : 'at_paypal',
      };
    });
    await sell(sales);
    const year = yearOf(new Date().toISOString().slice(0, 7));
    const { total } = await getYear(shop, { year, timeZone: 'UTC' });
    await monthsAgo(1);
    expect(await issueStatements()).toEqual({ statements: 1, reminders: 0, failures: 0 });

    const owed = expected(sales, 'owed');
    const atPayPal = expected(sales, 'at_paypal');
    const statement = await only();
    const tax = Math.round((owed.fees - owed.returned) * 0.19);
    expect(statement).toMatchObject({
      ...owed,
      tax: { name: 'VAT', basisPoints: 1_900, amount: tax },
      total: owed.fees - owed.returned + tax,
      state: 'open',
    });
    const lines = (await getStatement(shop, statement.id))?.lines ?? [];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed.fees - owed.returned);
    const balance = await getFeeBalance(shop);
    expect(balance).toEqual({
      atPayPal: atPayPal.fees - atPayPal.returned,
      paid: 0,
      open: statement.total,
      next: 0,
    });
    expect(balance.atPayPal + balance.open - tax - total.platformFee).toBe(0);
  });
});

describe('statements', () => {
  it('are made once by ten servers at once, with numbers that have no gap, and mailed to each owner once', async () => {
    const other = (await createTenant({ name: 'Quiet Loom' })).id;
    await sell([{ total: 60_000, fee: 1_770 }]);
    await sell([{ total: 60_000, fee: 1_770 }], other);
    await monthsAgo(1);
    await Promise.all(Array.from({ length: 10 }, () => issueStatements()));
    const rows = await database().feeStatement.findMany({ orderBy: { number: 'asc' } });
    expect(rows.map(({ number }) => number)).toEqual([1_001, 1_002]);
    expect(rows.map(({ tenantId }) => tenantId).sort()).toEqual([shop, other].sort());
    expect(await mails()).toHaveLength(2);
    expect(await issueStatements()).toMatchObject({ statements: 0 });
    expect(await getStatement(other, (await only()).id)).toBeNull();
  });

  it('leave small and negative sums to the next month, and name nothing of the present one', async () => {
    await sell([{ total: 6_000, fee: 204 }]);
    await monthsAgo(3);
    await sell([{ total: 9_000, fee: 290 }]);
    await monthsAgo(2);
    expect(await issueStatements()).toMatchObject({ statements: 0 });
    await sell([{ total: 1_000, fee: 59 }]);
    await database().$executeRaw`
      UPDATE fee_entries SET booked_at = date_trunc('month', now()) - interval '3 days' WHERE amount_cents = 59`;
    await sell([{ total: 50_000, fee: 1_480 }]);
    expect(await issueStatements()).toMatchObject({ statements: 1, failures: 0 });
    expect(await only()).toMatchObject({ fees: 553, number: 1_001 });
    expect((await getFeeBalance(shop)).next).toBe(1_480);
  });

  it('take what a later refund returns from the next month', async () => {
    await sell([{ total: 60_000, fee: 1_770, refunds: [60_000] }]);
    await database().$executeRaw`
      UPDATE fee_entries SET booked_at = booked_at - interval '2 months' WHERE kind = 'fee'`;
    expect(await issueStatements()).toMatchObject({ statements: 1 });
    expect((await only()).fees).toBe(1_770);
    await monthsAgo(1);
    expect(await issueStatements()).toMatchObject({ statements: 0 });
    expect((await getFeeBalance(shop)).next).toBe(-1_770);
  });

  it('of missed months are made up, one for each', async () => {
    await sell([{ total: 60_000, fee: 1_770 }]);
    await monthsAgo(3);
    await sell([{ total: 30_000, fee: 900 }]);
    await database().$executeRaw`
      UPDATE fee_entries SET booked_at = date_trunc('month', now()) - interval '2 days' WHERE amount_cents = 900`;
    expect(await issueStatements()).toMatchObject({ statements: 2 });
    expect((await listStatements(shop)).map(({ fees }) => fees)).toEqual([900, 1_770]);
  });

  it('are reminded of after 7 and 14 days, by one server, and never once they are paid', async () => {
    await sell([{ total: 60_000, fee: 1_770 }]);
    await monthsAgo(1);
    await issueStatements();
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000 + 60_000);
    expect(await issueStatements(inDays(6.9))).toMatchObject({ reminders: 0 });
    const runs = await Promise.all([issueStatements(inDays(7)), issueStatements(inDays(7))]);
    expect(runs.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(1);
    expect((await listStatements(shop, inDays(14)))[0]?.state).toBe('overdue');
    expect(await issueStatements(inDays(14))).toMatchObject({ reminders: 1 });
    expect(await issueStatements(inDays(40))).toMatchObject({ reminders: 0 });
    expect(await mails()).toHaveLength(3);
  });
});

describe('paying a statement', () => {
  const returnTo = { approved: 'http://shop.test/back', cancelled: 'http://shop.test/back' };
  const press = () => startStatementPayment(shop, id, returnTo);
  const orderOf = async () => (await database().feeStatement.findFirstOrThrow()).paypalOrderId ?? '';
  const captures = async () => (await paypal.ledger()).captures;
  let id: string;
  beforeEach(async () => {
    await sell([{ total: 60_000, fee: 1_770 }]);
    await monthsAgo(1);
    await issueStatements();
    id = (await only()).id;
  });

  it('sends two tabs to one order at PayPal, and books what PayPal took, once', async () => {
    const [one, two] = await Promise.all([press(), press()]);
    expect(one).toMatchObject({
      ok: true,
      value: { state: 'open', approvalUrl: expect.stringContaining('token=') },
    });
    expect(two).toEqual(one);
    expect(await checkStatementPayment(shop, id)).toEqual({ ok: true, value: 'open' });
    await paypal.shopB.approve(await orderOf());
    const checks = await Promise.all([checkStatementPayment(shop, id), checkStatementPayment(shop, id)]);
    expect(checks).toEqual([
      { ok: true, value: 'paid' },
      { ok: true, value: 'paid' },
    ]);
    expect(await captures()).toHaveLength(1);
    const statement = await only();
    expect(statement.state).toBe('paid');
    expect(await getFeeBalance(shop)).toEqual({ atPayPal: 0, paid: statement.total, open: 0, next: 0 });
    expect(await press()).toEqual({ ok: true, value: { state: 'paid', approvalUrl: null } });
    expect(await captures()).toHaveLength(1);
  });

  it('finds what PayPal took when its answer was lost, by the job if nobody comes back', async () => {
    await press();
    await paypal.shopB.approve(await orderOf());
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    await checkStatementPayment(shop, id);
    await issueStatements();
    expect((await only()).state).toBe('paid');
    expect(await captures()).toHaveLength(1);
  });

  it('opens another order after a decline', async () => {
    await press();
    const first = await orderOf();
    await paypal.shopB.approve(first, { choice: 'decline' });
    expect(await checkStatementPayment(shop, id)).toEqual({ ok: true, value: 'open' });
    await press();
    expect(await orderOf()).not.toBe(first);
    await paypal.shopB.approve(await orderOf());
    expect(await checkStatementPayment(shop, id)).toEqual({ ok: true, value: 'paid' });
  });

  it('is of its own shop alone', async () => {
    const other = (await createTenant()).id;
    expect(await startStatementPayment(other, id, returnTo)).toEqual({ ok: false, error: 'gone' });
    expect(await checkStatementPayment(other, id)).toEqual({ ok: false, error: 'gone' });
  });

  it('answers that PayPal is away, and leaves the statement as it is', async () => {
    await paypal.fail({ path: 'create', dropBeforeCommit: true, times: 5 });
    expect(await press()).toMatchObject({ ok: false });
    expect((await only()).state).toBe('open');
  });
});
