import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { cents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { readOrder } from '@/lib/testing/rows/orders';
import { createPaidOrder, readRefunds } from '@/lib/testing/rows/paid-orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { type RefundWish, requestRefund } from './request-refund';
import { workOffRefund } from './work-off-refund';

const paypal = await startPayPal();
let tenant: Tenant;
let paid: Awaited<ReturnType<typeof createPaidOrder>>;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  paid = await createPaidOrder(paypal, tenant);
});

const wish = (amount: number, seen: number, changes: Partial<RefundWish> = {}): RefundWish => ({
  refundId: randomUUID(),
  orderId: paid.orderId,
  paymentId: paid.paymentId,
  amount: cents(amount),
  seenRefundable: cents(seen),
  reason: 'One mug broke',
  actorName: 'Dale Okafor',
  isLimited: false,
  cancelFrom: null,
  ...changes,
});

const ask = (...values: Parameters<typeof wish>) => requestRefund(tenant.id, wish(...values));
const alerts = () => database().orderAlert.findMany();
const refundMails = async () => (await readOrder(paid.orderId)).mails.filter(({ kind }) => kind === 'refund');

describe('a refund that PayPal makes', () => {
  it('in full changes row, payment and order, and enqueues one mail', async () => {
    const refund = wish(6_000, 6_000);
    expect(await requestRefund(tenant.id, refund)).toEqual({
      ok: true,
      value: { status: 'completed', failure: null, amount: 6_000 },
    });
    const order = await readOrder(paid.orderId);
    expect(order).toMatchObject({ status: 'processing', paymentStatus: 'refunded' });
    expect(order.payments).toMatchObject([{ status: 'captured', refundedCents: 6_000 }]);
    expect(await readRefunds(paid.orderId)).toMatchObject([
      {
        id: refund.refundId,
        status: 'completed',
        platformFeeReturnedCents: order.platformFeeCents,
        actorName: 'Dale Okafor',
        nextCheckAt: null,
      },
    ]);
    const { paypalRefundId } = (await readRefunds(paid.orderId))[0] ?? {};
    expect(order.events.at(-1)).toMatchObject({
      kind: 'payment.refunded',
      toValue: 'refunded',
      actorName: 'Dale Okafor',
      detail: { paypalRefundId, amountCents: 6_000, currency: 'USD', reason: 'One mug broke' },
    });
    expect(await refundMails()).toMatchObject([{ subject: refund.refundId }]);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '60.00', customId: refund.refundId }]);
    expect(await alerts()).toEqual([]);
  });

  it('in parts returns the whole platform fee, and then nothing is left', async () => {
    const { platformFeeCents } = await readOrder(paid.orderId);
    await ask(1_999, 6_000);
    expect((await readOrder(paid.orderId)).paymentStatus).toBe('partially_refunded');
    await ask(1, 4_001);
    await ask(4_000, 4_000);
    const { events, paymentStatus } = await readOrder(paid.orderId);
    expect(paymentStatus).toBe('refunded');
    // An event contains a payment status only if the order's changed.
    const moves = events.filter(({ kind }) => kind === 'payment.refunded').map(({ toValue }) => toValue);
    expect(moves).toEqual(['partially_refunded', null, 'refunded']);
    const returned = (await readRefunds(paid.orderId)).map((row) => row.platformFeeReturnedCents);
    expect(returned.reduce((sum, fee) => sum + fee, 0)).toBe(platformFeeCents);
    expect(await ask(1, 0)).toEqual({ ok: false, error: { code: 'too_much', refundable: 0 } });
    expect((await paypal.ledger()).refunds).toHaveLength(3);
  });

  it('is one refund for one id, in ten racing calls and a later one', async () => {
    const refund = wish(2_000, 6_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestRefund(tenant.id, refund)));
    answers.push(await requestRefund(tenant.id, refund));
    expect(answers.every((answer) => answer.ok && answer.value.status === 'completed')).toBe(true);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '20.00' }]);
    expect(await refundMails()).toHaveLength(1);
    const { events, payments } = await readOrder(paid.orderId);
    expect(events.filter(({ kind }) => kind === 'payment.refunded')).toHaveLength(1);
    expect(payments[0]?.refundedCents).toBe(2_000);
  });

  it('is refused for another payment with an id that was used', async () => {
    const refund = wish(6_000, 6_000);
    await requestRefund(tenant.id, refund);
    const other = await createPaidOrder(paypal, tenant);
    const { orderId, paymentId } = other;
    expect(await requestRefund(tenant.id, { ...refund, orderId, paymentId })).toEqual({
      ok: false,
      error: { code: 'asked_already', amount: 6_000 },
    });
    expect(await readRefunds(orderId)).toEqual([]);
  });

  it('is refused for another amount with an id that was used', async () => {
    const refund = wish(2_000, 6_000);
    await requestRefund(tenant.id, refund);
    const other = { ...refund, amount: cents(3_000), seenRefundable: cents(4_000) };
    expect(await requestRefund(tenant.id, other)).toEqual({
      ok: false,
      error: { code: 'asked_already', amount: 2_000 },
    });
    expect(await readRefunds(paid.orderId)).toHaveLength(1);
  });
});

describe('the refundable amount', () => {
  it('is returned to a tab that saw more, and nothing is refunded', async () => {
    await ask(2_000, 6_000);
    expect(await ask(4_000, 6_000)).toEqual({ ok: false, error: { code: 'changed', refundable: 4_000 } });
    expect((await paypal.ledger()).refunds).toHaveLength(1);
  });

  it('is never exceeded by ten racing refunds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(6_000, 6_000)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '60.00' }]);
  });

  it('is at most what was captured', async () => {
    expect(await ask(6_001, 6_000)).toEqual({ ok: false, error: { code: 'too_much', refundable: 6_000 } });
  });

  it('is zero for a payment that was not captured', async () => {
    await database().payment.updateMany({ data: { status: 'failed' } });
    expect(await ask(1_000, 6_000)).toEqual({ ok: false, error: { code: 'not_captured' } });
  });

  it('is zero with the id of another order, and for another shop', async () => {
    const other = await createPaidOrder(paypal, tenant);
    expect(await ask(1_000, 6_000, { orderId: other.orderId })).toEqual({
      ok: false,
      error: { code: 'payment_not_found' },
    });
    const stranger = await createTenant();
    expect(await requestRefund(stranger.id, wish(1_000, 6_000))).toEqual({
      ok: false,
      error: { code: 'payment_not_found' },
    });
    expect(await readRefunds(paid.orderId)).toEqual([]);
  });
});

describe('PayPal does not answer', () => {
  it.each<[string, object]>([
    ['drops its answer after it gave the money back', { dropAnswerAfterCommit: true }],
    ['answers half a JSON after it gave the money back', { rawBody: '{"id":', afterCommit: true }],
    ['drops the request', { dropBeforeCommit: true }],
    ['answers 503', { status: 503 }],
  ])('and %s, but the second try within the call gets the answer', async (_name, fault) => {
    await paypal.fail({ path: 'refund', ...fault });
    expect(await ask(2_000, 6_000)).toMatchObject({ ok: true, value: { status: 'completed' } });
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '20.00' }]);
  });

  it.each([true, false])(
    'for a long time: the refund stays requested and is made once (made at first: %s)',
    async (made) => {
      await paypal.fail({ path: 'refund', status: 500, afterCommit: made, times: 2 });
      const refund = wish(2_000, 6_000);
      expect(await requestRefund(tenant.id, refund)).toMatchObject({
        ok: true,
        value: { status: 'requested' },
      });
      const [row] = await readRefunds(paid.orderId);
      expect(row?.nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
      expect(row?.reason).toBe('One mug broke');
      // The amount stays reserved for it.
      expect(await ask(6_000, 6_000)).toEqual({ ok: false, error: { code: 'changed', refundable: 4_000 } });
      await database().refund.updateMany({ data: { nextCheckAt: new Date() } });
      await workOffRefund(tenant.id, refund.refundId);
      expect(await readRefunds(paid.orderId)).toMatchObject([{ status: 'completed', nextCheckAt: null }]);
      expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '20.00' }]);
      expect(await alerts()).toEqual([]);
    },
  );
});

describe('PayPal refuses', () => {
  const no = (issue: string) => ({
    path: 'refund',
    status: 422,
    body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
  });

  it.each(['REFUND_FAILED_INSUFFICIENT_FUNDS', 'REFUND_TIME_LIMIT_EXCEEDED', 'REFUND_NOT_ALLOWED'])(
    '(%s): the refund has failed and its amount is free',
    async (issue) => {
      await paypal.fail(no(issue));
      expect(await ask(6_000, 6_000)).toMatchObject({
        ok: true,
        value: { status: 'failed', failure: issue },
      });
      const { events, paymentStatus } = await readOrder(paid.orderId);
      expect(events.at(-1)).toMatchObject({ kind: 'payment.refund_failed', detail: { issue } });
      expect(paymentStatus).toBe('paid');
      expect(await alerts()).toEqual([]);
      expect(await ask(6_000, 6_000)).toMatchObject({ ok: true, value: { status: 'completed' } });
    },
  );

  it('because the shop no longer has an account: no money has moved', async () => {
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    expect(await ask(6_000, 6_000)).toMatchObject({
      ok: true,
      value: { status: 'failed', failure: 'NOT_CONNECTED' },
    });
    // The person who asked reads it on the screen.
    expect(await alerts()).toEqual([]);
    expect(await ask(6_000, 6_000, { cancelFrom: 'processing' })).toMatchObject({
      value: { status: 'failed', failure: 'NOT_CONNECTED' },
    });
    expect(await alerts()).toMatchObject([{ kind: 'refund_failed', detail: { issue: 'NOT_CONNECTED' } }]);
  });

  it('a second try after the account was disconnected: the refund is kept, and the person is told', async () => {
    await paypal.fail({ path: 'refund', status: 500, afterCommit: true, times: 2 });
    const refund = wish(6_000, 6_000);
    await requestRefund(tenant.id, refund);
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    expect(await requestRefund(tenant.id, refund)).toMatchObject({
      ok: true,
      value: { status: 'requested', failure: null },
    });
    expect(await alerts()).toEqual([]);
  });

  it('because another account is connected than the one that took the money: the refund is kept, with an alert', async () => {
    await database().payment.updateMany({ data: { paypalClientId: 'the account of before' } });
    const refund = wish(6_000, 6_000);
    expect(await requestRefund(tenant.id, refund)).toMatchObject({
      ok: true,
      value: { status: 'requested' },
    });
    expect(await alerts()).toMatchObject([
      {
        orderId: paid.orderId,
        kind: 'refund_unanswered',
        subject: refund.refundId,
        detail: { refundId: refund.refundId, amountCents: 6_000, issue: 'NOT_CONNECTED' },
      },
    ]);
    expect((await paypal.ledger()).refunds).toEqual([]);
  });

  it.each([
    ['all of it', {}, 'CAPTURE_FULLY_REFUNDED', 6_000, 'refunded'],
    [
      'a part of it',
      { amount: { currency_code: 'USD', value: '50.00' } },
      'REFUND_AMOUNT_EXCEEDED',
      5_000,
      'partially_refunded',
    ],
  ])(
    'because %s was refunded on its own pages: that refund is booked',
    async (_name, body, issue, gone, status) => {
      const { body: made } = await paypal.shopA.refund(paid.captureId, {
        body,
        headers: { prefer: 'return=representation' },
      });
      await paypal.fail({
        path: 'get',
        status: 200,
        body: {
          status: 'COMPLETED',
          purchase_units: [{ payments: { captures: [], refunds: [made] } }],
        },
      });
      expect(await ask(2_000, 6_000)).toMatchObject({
        ok: true,
        value: { status: 'failed', failure: issue },
      });
      const order = await readOrder(paid.orderId);
      expect(order).toMatchObject({ paymentStatus: status, payments: [{ refundedCents: gone }] });
      const rows = await readRefunds(paid.orderId);
      expect(rows.map((row) => [row.status, row.amountCents, row.actorName])).toEqual([
        ['failed', 2_000, 'Dale Okafor'],
        ['completed', gone, null],
      ]);
    },
  );
});

describe('cancelling and refunding in one step', () => {
  it('does both', async () => {
    expect(await ask(6_000, 6_000, { cancelFrom: 'processing' })).toMatchObject({
      ok: true,
      value: { status: 'completed' },
    });
    const order = await readOrder(paid.orderId);
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(order.events.at(-2)).toMatchObject({
      kind: 'order.status',
      fromValue: 'processing',
      toValue: 'cancelled',
      actorName: 'Dale Okafor',
    });
  });

  it('does neither for a payment of another order', async () => {
    const other = await createPaidOrder(paypal, tenant);
    const cancelled = await ask(6_000, 6_000, { orderId: other.orderId, cancelFrom: 'processing' });
    expect(cancelled).toEqual({ ok: false, error: { code: 'payment_not_found' } });
    expect((await readOrder(other.orderId)).status).toBe('processing');
  });

  it('does neither for an order that has moved on', async () => {
    await database().order.updateMany({ data: { status: 'completed' } });
    expect(await ask(6_000, 6_000, { cancelFrom: 'processing' })).toEqual({
      ok: false,
      error: { code: 'moved_on', status: 'completed' },
    });
    expect(await readRefunds(paid.orderId)).toEqual([]);
    expect((await paypal.ledger()).refunds).toEqual([]);
  });

  it('does not cancel if the amount is refused', async () => {
    expect(await ask(6_000, 5_000, { cancelFrom: 'processing' })).toMatchObject({ ok: false });
    expect((await readOrder(paid.orderId)).status).toBe('processing');
  });

  it('raises an alert if PayPal refuses the refund', async () => {
    await paypal.fail({
      path: 'refund',
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }] },
    });
    expect(await ask(6_000, 6_000, { cancelFrom: 'processing' })).toMatchObject({
      ok: true,
      value: { status: 'failed' },
    });
    expect((await readOrder(paid.orderId)).status).toBe('cancelled');
    expect(await alerts()).toMatchObject([{ kind: 'refund_failed' }]);
  });
});
