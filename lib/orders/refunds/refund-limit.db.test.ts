// What somebody with a limit may give back of an order.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { cents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { readOrder } from '@/lib/testing/rows/orders';
import { createPaidOrder, readRefunds } from '@/lib/testing/rows/paid-orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { getRefundAllowance } from './refund-allowance.queries';
import { type RefundWish, requestRefund } from './request-refund';

const paypal = await startPayPal();
let tenant: Tenant;
let paid: Awaited<ReturnType<typeof createPaidOrder>>;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  paid = await createPaidOrder(paypal, tenant);
});

const setLimit = (refundLimitCents: number | null) =>
  database().tenant.update({ where: { id: tenant.id }, data: { refundLimitCents } });

const ask = (amount: number, seen: number, changes: Partial<RefundWish> = {}) =>
  requestRefund(tenant.id, {
    refundId: randomUUID(),
    orderId: paid.orderId,
    paymentId: paid.paymentId,
    amount: cents(amount),
    seenRefundable: cents(seen),
    reason: '',
    actorName: 'Noor Halabi',
    isLimited: true,
    cancelFrom: null,
    ...changes,
  });
const overLimit = (limit: number | null, left: number) => ({
  ok: false,
  error: { code: 'over_limit', limit, left },
});
const atPayPal = async () => (await paypal.ledger()).refunds.map(({ amount }) => amount);

/** A second payment of the order, which somebody made in cash. */
async function payAgainInCash(amountCents: number): Promise<string> {
  const { paymentId: id } = paid;
  const { platformFeeCents: _, ...payment } = await database().payment.findFirstOrThrow({ where: { id } });
  const second = await database().payment.create({
    data: {
      ...payment,
      id: randomUUID(),
      attempt: 2,
      method: 'cash',
      note: 'At the market',
      actorName: 'Noor Halabi',
      paypalOrderId: null,
      paypalCaptureId: null,
      paypalClientId: null,
      captureAskedAt: null,
      paypalFeeCents: null,
      amountCents,
    },
  });
  return second.id;
}

describe('a refund of somebody with a limit', () => {
  it('is none at all in a shop that has set no limit', async () => {
    expect(await ask(1, 6_000)).toEqual(overLimit(null, 0));
    expect(await readRefunds(paid.orderId)).toEqual([]);
  });

  it('is made up to the limit, and not a cent above it', async () => {
    await setLimit(5_000);
    expect(await ask(5_001, 6_000)).toEqual(overLimit(5_000, 5_000));
    expect(await atPayPal()).toEqual([]);
    expect(await ask(5_000, 6_000)).toMatchObject({ ok: true, value: { status: 'completed' } });
    expect(await ask(1, 1_000)).toEqual(overLimit(5_000, 0));
    expect(await atPayPal()).toEqual(['50.00']);
  });

  it('counts with all refunds of its order, also an owner’s, who has no limit', async () => {
    await setLimit(3_000);
    expect((await ask(1_000, 6_000)).ok).toBe(true);
    expect((await ask(1_500, 5_000, { isLimited: false })).ok).toBe(true);
    expect(await getRefundAllowance(tenant.id, paid.orderId)).toEqual({ limit: 3_000, left: 500 });
    expect(await ask(501, 3_500)).toEqual(overLimit(3_000, 500));
    expect((await ask(500, 3_500)).ok).toBe(true);
    expect((await ask(3_000, 3_000, { isLimited: false })).ok).toBe(true);
  });

  it('does not count with those of another order', async () => {
    await setLimit(3_000);
    expect((await ask(3_000, 6_000)).ok).toBe(true);
    const { orderId, paymentId } = await createPaidOrder(paypal, tenant);
    expect((await ask(3_000, 6_000, { orderId, paymentId })).ok).toBe(true);
  });

  it('gets back what PayPal refused', async () => {
    await setLimit(3_000);
    const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'REFUND_NOT_ALLOWED' }] };
    await paypal.fail({ path: 'refund', status: 422, body });
    expect(await ask(3_000, 6_000)).toMatchObject({ value: { status: 'failed' } });
    expect(await ask(3_000, 6_000)).toMatchObject({ value: { status: 'completed' } });
  });

  it('is kept where PayPal does not answer: what is promised counts', async () => {
    await setLimit(3_000);
    await paypal.fail({ path: 'refund', status: 500, times: 2 });
    expect(await ask(3_000, 6_000)).toMatchObject({ value: { status: 'requested' } });
    expect(await ask(1, 3_000)).toEqual(overLimit(3_000, 0));
  });

  it('leaves out what PayPal took back, and money that went back by itself', async () => {
    await setLimit(3_000);
    const row = { tenantId: tenant.id, orderId: paid.orderId, paymentId: paid.paymentId, amountCents: 500 };
    const done = { status: 'completed', completedAt: new Date(), nextCheckAt: null };
    await database().refund.create({ data: { ...row, ...done, kind: 'reversal' } });
    await database().refund.create({ data: { ...row, ...done, reasonCode: 'second_capture' } });
    expect(await getRefundAllowance(tenant.id, paid.orderId)).toEqual({ limit: 3_000, left: 3_000 });
    await database().refund.create({ data: { ...row, ...done } });
    expect(await getRefundAllowance(tenant.id, paid.orderId)).toEqual({ limit: 3_000, left: 2_500 });
  });

  it('is one where two payments of an order are refunded at once, again and again', async () => {
    await setLimit(3_000);
    const cash = await payAgainInCash(6_000);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => ask(3_000, 6_000)),
      ...Array.from({ length: 4 }, () => ask(3_000, 6_000, { paymentId: cash })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const gone = (await readRefunds(paid.orderId)).reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(gone).toBe(3_000);
  });

  it('is the same one under its id, also where the limit is used up by then', async () => {
    await setLimit(3_000);
    const refundId = randomUUID();
    expect((await ask(3_000, 6_000, { refundId })).ok).toBe(true);
    expect(await ask(3_000, 6_000, { refundId })).toMatchObject({ value: { status: 'completed' } });
    expect(await atPayPal()).toEqual(['30.00']);
  });

  it('does not cancel an order of which it cannot give the money back', async () => {
    await setLimit(3_000);
    expect(await ask(6_000, 6_000, { cancelFrom: 'processing' })).toEqual(overLimit(3_000, 3_000));
    expect(await readOrder(paid.orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  });

  it('obeys a limit that was lowered below what went back already', async () => {
    await setLimit(5_000);
    expect((await ask(4_000, 6_000)).ok).toBe(true);
    await setLimit(1_000);
    expect(await ask(1, 2_000)).toEqual(overLimit(1_000, 0));
  });
});
