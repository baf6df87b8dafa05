import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId, TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { createPaidOrder, readRefunds } from '@/lib/testing/rows/paid-orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { workOffRefund as workOff } from './work-off-refund';

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
});

/** An order whose capture had a wrong amount, so that a full refund is requested. Returns the refund's id. */
async function mismatch(fault: object = { overrideCaptureAmount: '75.00' }) {
  const { orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000);
  await paypal.shopA.approve(paypalOrderId);
  await paypal.fail({ path: 'capture', ...fault });
  await capturePayment(tenant.id, paypalOrderId);
  return { orderId, refundId: await onlyRefund(orderId) };
}

async function onlyRefund(orderId: OrderId): Promise<string> {
  const rows = await readRefunds(orderId);
  expect(rows).toMatchObject([{ status: 'requested' }]);
  return rows[0]?.id ?? '';
}

const refusal = (issue: string) => ({
  path: 'refund',
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

/** Makes the refund due, and works it off. */
async function workOffRefund(tenantId: TenantId, refundId: string) {
  await database().refund.updateMany({
    where: { nextCheckAt: { not: null } },
    data: { nextCheckAt: new Date(Date.now() - 1) },
  });
  return workOff(tenantId, refundId);
}

const HOUR = 60 * 60_000;

/** Gives all refunds this age in milliseconds. */
const age = (milliseconds: number) =>
  database().refund.updateMany({ data: { createdAt: new Date(Date.now() - milliseconds) } });

const openAlerts = () =>
  database().orderAlert.findMany({ where: { resolvedAt: null }, orderBy: { createdAt: 'asc' } });

const alertKinds = async () => (await database().orderAlert.findMany()).map(({ kind }) => kind).sort();

describe('money that should not have been captured', () => {
  it('is refunded in full, and the order stays unpaid', async () => {
    const { orderId, refundId } = await mismatch();
    await Promise.all([workOffRefund(tenant.id, refundId), workOffRefund(tenant.id, refundId)]);
    await workOffRefund(tenant.id, refundId);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '75.00' }]);
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'completed', nextCheckAt: null }]);
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      paymentStatus: 'unpaid',
      payments: [{ status: 'failed', refundedCents: 0 }],
    });
    expect(order.events.filter(({ kind }) => kind === 'payment.refunded')).toMatchObject([
      { detail: { amountCents: 7_500, reasonCode: 'capture_mismatch' } },
    ]);
    expect(order.mails.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('in another currency is refunded in full, in that currency, and no mail names dollars', async () => {
    const { orderId, refundId } = await mismatch({ overrideCaptureCurrency: 'EUR' });
    await workOffRefund(tenant.id, refundId);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '60.00', currency: 'EUR' }]);
    expect(await readRefunds(orderId)).toMatchObject([
      { status: 'completed', amountCents: 6_000, platformFeeReturnedCents: 0 },
    ]);
    const { events, mails, payments } = await readOrder(orderId);
    expect(payments).toMatchObject([{ status: 'failed', refundedCents: 0 }]);
    expect(events.at(-1)).toMatchObject({ kind: 'payment.refunded', detail: { currency: 'EUR' } });
    expect(mails).toEqual([]);
    expect(await alertKinds()).toEqual(['capture_mismatch']);
  });

  it.each([
    ['CAPTURE_FULLY_REFUNDED', ['capture_mismatch']],
    ['REFUND_AMOUNT_EXCEEDED', ['capture_mismatch', 'refund_failed']],
  ])('that PayPal calls %s without listing a refund: %o', async (issue, kinds) => {
    const { orderId, refundId } = await mismatch();
    await paypal.fail(refusal(issue));
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([
      { status: 'failed', failure: issue, nextCheckAt: null },
    ]);
    expect(await alertKinds()).toEqual(kinds);
    expect(await paypal.calls()).toContain('get');
  });

  it('stays owed if PayPal calls it refunded and cannot be asked for details', async () => {
    const { orderId, refundId } = await mismatch();
    await paypal.fail(refusal('CAPTURE_FULLY_REFUNDED'));
    await paypal.fail({ path: 'get', status: 503, times: 2 });
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([
      { status: 'requested', failure: null, nextCheckAt: expect.any(Date) },
    ]);
  });

  it('of a second payment is refunded without a change to the first', async () => {
    const { orderId } = await createPaidOrder(paypal, tenant);
    const other = await createPaidOrder(paypal, tenant);
    // The order was paid by another attempt, whose capture the stand-in for PayPal has.
    const second = await database().payment.findFirstOrThrow({ where: { orderId: other.orderId } });
    await database().payment.delete({ where: { tenantId_id: { tenantId: tenant.id, id: second.id } } });
    await database().payment.create({
      data: {
        tenantId: tenant.id,
        orderId,
        attempt: 2,
        paypalOrderId: other.paypalOrderId,
        amountCents: 6_000,
      },
    });
    await settlePayment(tenant.id, other.paypalOrderId, {
      id: other.captureId,
      status: 'COMPLETED',
      amount: cents(6_000),
      currency: 'USD',
      fee: cents(258),
    });
    await workOffRefund(tenant.id, await onlyRefund(orderId));
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'paid',
      payments: [{ refundedCents: 0 }, { refundedCents: 6_000, platformFeeCents: 0 }],
    });
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '60.00' }]);
  });

  it('stays owed while PayPal is down, and is requested again later', async () => {
    const { orderId, refundId } = await mismatch();
    await paypal.fail({ path: 'refund', status: 503, times: 2 });
    await workOffRefund(tenant.id, refundId);
    const [row] = await readRefunds(orderId);
    expect(row?.status).toBe('requested');
    expect(row?.nextCheckAt?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await workOffRefund(tenant.id, refundId);
    expect((await paypal.ledger()).refunds).toHaveLength(1);
  });

  it('that PayPal refuses to refund raises one alert', async () => {
    const { orderId, refundId } = await mismatch();
    await paypal.fail(refusal('REFUND_FAILED_INSUFFICIENT_FUNDS'));
    await workOffRefund(tenant.id, refundId);
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([
      { status: 'failed', failure: 'REFUND_FAILED_INSUFFICIENT_FUNDS', nextCheckAt: null },
    ]);
    expect(await alertKinds()).toEqual(['capture_mismatch', 'refund_failed']);
  });

  it('stays owed by a shop without a PayPal account, with an alert', async () => {
    const { orderId, refundId } = await mismatch();
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    await workOffRefund(tenant.id, refundId);
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'requested', failure: null }]);
    expect(await alertKinds()).toEqual(['capture_mismatch', 'refund_unanswered']);
  });

  it('raises another alert when PayPal refuses in the end, even if the first was resolved', async () => {
    const { orderId, refundId } = await mismatch();
    await database().payment.updateMany({ data: { paypalClientId: 'the account of before' } });
    await workOffRefund(tenant.id, refundId);
    await database().orderAlert.updateMany({ data: { resolvedAt: new Date(), resolvedBy: 'Dale Okafor' } });
    await database().payment.updateMany({ data: { paypalClientId: PAYPAL_ACCOUNTS.a.clientId } });
    await paypal.fail(refusal('REFUND_FAILED_INSUFFICIENT_FUNDS'));
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'failed' }]);
    expect(await openAlerts()).toMatchObject([{ kind: 'refund_failed', subject: refundId }]);
  });

  it('raises an alert after a day without an answer, until there is one', async () => {
    const { refundId } = await mismatch();
    const isAway = () => paypal.fail({ path: 'refund', status: 503, times: 2 });
    await age(23 * HOUR);
    await isAway();
    await workOffRefund(tenant.id, refundId);
    expect(await alertKinds()).toEqual(['capture_mismatch']);
    await age(25 * HOUR);
    for (const _again of [1, 2]) {
      await isAway();
      await workOffRefund(tenant.id, refundId);
    }
    expect(await alertKinds()).toEqual(['capture_mismatch', 'refund_unanswered']);
    await workOffRefund(tenant.id, refundId);
    expect(await openAlerts()).toMatchObject([{ kind: 'capture_mismatch' }]);
  });

  it('is not refunded by another shop', async () => {
    const { orderId, refundId } = await mismatch();
    const stranger = await createTenant();
    await workOffRefund(stranger.id, refundId);
    expect(await onlyRefund(orderId)).toBe(refundId);
    expect((await paypal.ledger()).refunds).toEqual([]);
  });
});

describe('a refund that is pending at PayPal', () => {
  it('is checked by its id until it has arrived', async () => {
    const { orderId, refundId } = await mismatch();
    const pending = { id: 'PENDING-1', status: 'PENDING' };
    await paypal.fail({ path: 'refund', status: 201, body: pending });
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'pending', paypalRefundId: 'PENDING-1' }]);

    await paypal.fail({ path: 'getRefund', status: 200, body: pending });
    await workOffRefund(tenant.id, refundId);
    expect((await readRefunds(orderId))[0]?.nextCheckAt?.getTime()).toBeGreaterThan(Date.now());

    await paypal.fail({ path: 'getRefund', status: 200, body: { ...pending, status: 'COMPLETED' } });
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'completed' }]);
    expect((await paypal.ledger()).refunds).toEqual([]);
  });

  it('raises an alert if it does not finish for days', async () => {
    const { refundId } = await mismatch();
    const pending = { id: 'PENDING-1', status: 'PENDING' };
    await paypal.fail({ path: 'refund', status: 201, body: pending });
    await workOffRefund(tenant.id, refundId);
    for (const [hours, kinds] of [
      [71, ['capture_mismatch']],
      [73, ['capture_mismatch', 'refund_unanswered']],
    ] as const) {
      await age(hours * HOUR);
      await paypal.fail({ path: 'getRefund', status: 200, body: pending });
      await workOffRefund(tenant.id, refundId);
      expect(await alertKinds()).toEqual(kinds);
    }
    await paypal.fail({ path: 'getRefund', status: 200, body: { ...pending, status: 'FAILED' } });
    await workOffRefund(tenant.id, refundId);
    expect((await openAlerts()).map(({ kind }) => kind)).toEqual(['capture_mismatch', 'refund_failed']);
  });

  it('raises an alert if it fails', async () => {
    const { orderId, refundId } = await mismatch();
    await paypal.fail({ path: 'refund', status: 201, body: { id: 'PENDING-1', status: 'PENDING' } });
    await workOffRefund(tenant.id, refundId);
    await paypal.fail({ path: 'getRefund', status: 200, body: { id: 'PENDING-1', status: 'CANCELLED' } });
    await workOffRefund(tenant.id, refundId);
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'failed', failure: 'FAILED' }]);
    expect(await alertKinds()).toEqual(['capture_mismatch', 'refund_failed']);
  });
});

/** Lets PayPal answer next that the order has these refunds. */
const payPalHas = (refunds: unknown[]) =>
  paypal.fail({
    path: 'get',
    status: 200,
    body: { status: 'COMPLETED', purchase_units: [{ payments: { captures: [], refunds } }] },
  });

it('looks at PayPal before repeating an old request, and finds the refund', async () => {
  const { orderId, refundId } = await mismatch();
  await database().refund.updateMany({ data: { createdAt: new Date(Date.now() - 5 * 3_600_000) } });
  const refunds = [
    {
      id: 'MADE-1',
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '75.00' },
      custom_id: refundId,
    },
  ];
  await payPalHas(refunds);
  await workOffRefund(tenant.id, refundId);
  expect(await readRefunds(orderId)).toMatchObject([{ status: 'completed', paypalRefundId: 'MADE-1' }]);
  expect((await paypal.ledger()).refunds).toEqual([]);
});

describe('an old request for a partial refund', () => {
  /** Our refund of 20 dollars, still without an answer. */
  async function oldRefund() {
    const { orderId, paymentId, paypalOrderId, captureId } = await createPaidOrder(paypal, tenant);
    const { id } = await database().refund.create({
      data: {
        tenantId: tenant.id,
        orderId,
        paymentId,
        amountCents: 2_000,
        createdAt: new Date(Date.now() - 2 * 3_600_000),
      },
    });
    return { orderId, paypalOrderId, captureId, id };
  }

  it("is not repeated after somebody refunded the same amount on PayPal's own pages", async () => {
    const { orderId, captureId, id } = await oldRefund();
    const { body: made } = await paypal.shopA.refund(captureId, {
      body: { amount: { currency_code: 'USD', value: '20.00' } },
      headers: { prefer: 'return=representation' },
    });
    await payPalHas([made]);
    await workOffRefund(tenant.id, id);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '20.00' }]);
    expect(await readRefunds(orderId)).toMatchObject([{ id, status: 'completed', amountCents: 2_000 }]);
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 2_000 }]);
  });

  it('is not repeated while PayPal has the refund with an unknown status', async () => {
    const { orderId, id } = await oldRefund();
    const made = {
      id: 'MADE-1',
      status: 'ON_HOLD',
      amount: { currency_code: 'USD', value: '20.00' },
      custom_id: id,
    };
    await payPalHas([made]);
    expect(await workOffRefund(tenant.id, id)).toBe('answered');
    expect((await paypal.ledger()).refunds).toEqual([]);
    expect(await readRefunds(orderId)).toMatchObject([{ id, status: 'requested' }]);
  });

  it('is not repeated while PayPal does not say what it has', async () => {
    const { orderId, id } = await oldRefund();
    await paypal.fail({ path: 'get', status: 503, times: 99 });
    expect(await workOffRefund(tenant.id, id)).toBe('unavailable');
    expect((await paypal.ledger()).refunds).toEqual([]);
    expect(await readRefunds(orderId)).toMatchObject([{ id, status: 'requested' }]);
  });

  it('is repeated if PayPal has no such refund', async () => {
    const { orderId, id } = await oldRefund();
    await workOffRefund(tenant.id, id);
    expect((await paypal.ledger()).refunds).toMatchObject([{ amount: '20.00' }]);
    expect(await readRefunds(orderId)).toMatchObject([{ id, status: 'completed' }]);
  });
});

it('repeats a recent request without looking first, because PayPal still knows its request id', async () => {
  const { refundId } = await mismatch();
  await age(59 * 60_000);
  await workOffRefund(tenant.id, refundId);
  expect(await paypal.calls()).toEqual(['create', 'capture', 'refund']);
});

describe('a worker', () => {
  it('throws for a payment that was never captured, which is a contradiction', async () => {
    const { orderId } = await createStartedOrder(tenant, 6_000);
    const payment = await database().payment.findFirstOrThrow({ where: { orderId } });
    const row = { tenantId: tenant.id, orderId, paymentId: payment.id, amountCents: 100 };
    const { id } = await database().refund.create({ data: { ...row, nextCheckAt: new Date() } });
    await expect(workOff(tenant.id, id)).rejects.toThrow('of a payment that was never captured');
    expect(await paypal.calls()).toEqual(['create']);
  });

  it('leaves a refund alone that another process asks for at the moment', async () => {
    const { refundId } = await mismatch();
    await database().refund.updateMany({ data: { nextCheckAt: new Date(Date.now() + 60_000) } });
    expect(await workOff(tenant.id, refundId)).toBe('nothing');
    expect((await paypal.ledger()).refunds).toEqual([]);
  });

  it('asks once, however many workers race', async () => {
    const { refundId } = await mismatch();
    const asked = await Promise.all(Array.from({ length: 6 }, () => workOff(tenant.id, refundId)));
    expect(asked.filter((answer) => answer !== 'nothing')).toEqual(['answered']);
  });

  it('reports that PayPal gave no answer', async () => {
    const { refundId } = await mismatch();
    await paypal.fail({ path: 'refund', status: 503, times: 2 });
    expect(await workOff(tenant.id, refundId)).toBe('unavailable');
  });
});

it('a refusal does not undo an answer that was booked meanwhile', async () => {
  const { orderId, refundId } = await mismatch();
  await paypal.fail({ ...refusal('REFUND_NOT_ALLOWED'), hold: true });
  const refused = workOffRefund(tenant.id, refundId);
  await paypal.untilHeld();
  await database().refund.updateMany({ data: { status: 'pending', paypalRefundId: 'PENDING-1' } });
  await paypal.release();
  await refused;
  expect(await readRefunds(orderId)).toMatchObject([{ status: 'pending', failure: null }]);
});

it('stays owed, with an alert, while another account is connected than the one that took the money', async () => {
  const { orderId, refundId } = await mismatch();
  await database().payment.updateMany({ data: { paypalClientId: 'the account of before' } });
  expect(await workOffRefund(tenant.id, refundId)).toBe('answered');
  await workOffRefund(tenant.id, refundId);
  expect(await readRefunds(orderId)).toMatchObject([{ status: 'requested', failure: null }]);
  expect(await alertKinds()).toEqual(['capture_mismatch', 'refund_unanswered']);
  expect((await paypal.ledger()).refunds).toEqual([]);
  await database().payment.updateMany({ data: { paypalClientId: PAYPAL_ACCOUNTS.a.clientId } });
  await workOffRefund(tenant.id, refundId);
  expect(await readRefunds(orderId)).toMatchObject([{ status: 'completed' }]);
});
