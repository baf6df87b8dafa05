import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createPayingTenant, createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { captureForBrowser, capturePayment } from './capture-payment';

const paypal = await startPayPal();
let tenant: Tenant;
let orderId: OrderId;
let paypalOrderId: string;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  ({ orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000));
});

const capture = () => capturePayment(tenant.id, paypalOrderId);
const completed = () => ({ ok: true, value: { status: 'COMPLETED', orderId } });
const answered = (status: string) => ({ ok: true, value: { status, orderId } });

describe('capturing an approved payment', () => {
  it("takes exactly the order's total, once, and settles the order", async () => {
    await paypal.shopA.approve(paypalOrderId);
    expect(await capture()).toEqual(completed());
    const { captures } = await paypal.ledger();
    expect(captures).toMatchObject([
      { orderId: paypalOrderId, clientId: 'shop-a', amount: '60.00', currency: 'USD', status: 'COMPLETED' },
    ]);
    expect(await readOrder(orderId)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      // PayPal's fee: 3.49% of 60.00, plus 49 cents.
      payments: [{ status: 'captured', paypalCaptureId: captures[0]?.id, paypalFeeCents: 258 }],
      mails: [{ kind: 'order_confirmation' }],
    });
  });

  it.each(['suspended', 'closed'])(
    'takes nothing for a shop that is %s, and all of it once it sells again',
    async (state) => {
      const put = (to: string) => database().tenant.update({ where: { id: tenant.id }, data: { state: to } });
      await paypal.shopA.approve(paypalOrderId);
      await put(state);
      expect(await capture()).toEqual({ ok: false, error: 'store_not_selling' });
      expect((await paypal.ledger()).captures).toEqual([]);
      expect((await readOrder(orderId)).payments).toMatchObject([
        { status: 'created', captureAskedAt: null },
      ]);
      // A pause lets a payment under way finish.
      await put('paused');
      expect(await capture()).toEqual(completed());
    },
  );

  it('gives the same answer when it is repeated, without asking PayPal again', async () => {
    await paypal.shopA.approve(paypalOrderId);
    await capture();
    expect([await capture(), await capture()]).toEqual([completed(), completed()]);
    expect(await paypal.calls()).toEqual(['create', 'capture']);
    expect((await readOrder(orderId)).events).toHaveLength(4);
  });

  it('charges once and settles once when five calls race', async () => {
    await paypal.shopA.approve(paypalOrderId);
    const answers = await Promise.all(Array.from({ length: 5 }, capture));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect((await paypal.ledger()).captures).toHaveLength(1);
    const { events, mails } = await readOrder(orderId);
    expect([events.length, mails.length]).toEqual([4, 1]);
  });

  it('finds the capture if PayPal took the money with another request id', async () => {
    await paypal.shopA.approve(paypalOrderId);
    await paypal.shopA.capture(paypalOrderId, { requestId: 'from-somewhere-else' });
    expect(await capture()).toEqual(completed());
    expect((await paypal.ledger()).captures).toHaveLength(1);
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
  });
});

it.each([
  ['cancelled', { status: 'cancelled' }, { ok: false, error: 'order_not_payable' }],
  ['paid by hand', { paymentStatus: 'paid' }, { ok: true, value: { status: 'COMPLETED' } }],
])(
  'takes nothing for an order that is %s while its payment’s row is waited for',
  async (_how, data, answer) => {
    await paypal.shopA.approve(paypalOrderId);
    const taking = await database().$transaction(
      async (db) => {
        await db.$queryRaw`SELECT 1 AS locked FROM payments WHERE paypal_order_id = ${paypalOrderId} FOR UPDATE`;
        const begun = { answer: capture() };
        await expect.poll(countLockWaits).toBeGreaterThan(0);
        await database().order.update({ where: { tenantId_id: { tenantId: tenant.id, id: orderId } }, data });
        return begun;
      },
      { timeout: 15_000 },
    );
    expect(await taking.answer).toMatchObject(answer);
    expect((await paypal.ledger()).captures).toEqual([]);
  },
);

it('marks no other payment of the shop as asked for', async () => {
  const other = await createStartedOrder(tenant, 6_000);
  const before = await readOrder(other.orderId);
  await capture();
  expect(await readOrder(other.orderId)).toEqual(before);
});

describe('capture requests over the internet', () => {
  const ask = (id = paypalOrderId) => captureForBrowser(tenant.id, id);
  const counted = () => database().rateLimit.findMany({ select: { key: true, points: true } });

  it('are counted by order, and refused when there were too many, before PayPal is asked', async () => {
    expect([await ask(), await ask()]).toMatchObject([
      answered('ORDER_NOT_APPROVED'),
      answered('ORDER_NOT_APPROVED'),
    ]);
    const isCapture = { key: { startsWith: 'paymentCaptureOrder' } };
    expect(await database().rateLimit.findMany({ where: isCapture })).toMatchObject([{ points: 2 }]);
    await database().rateLimit.updateMany({ where: isCapture, data: { points: 300 } });
    const calls = (await paypal.calls()).length;
    await paypal.shopA.approve(paypalOrderId);
    expect(await ask()).toMatchObject({ ok: false, error: { minutes: expect.any(Number) } });
    expect((await readOrder(orderId)).paymentStatus).toBe('unpaid');
    expect((await paypal.ledger()).captures).toEqual([]);
    expect(await paypal.calls()).toHaveLength(calls);
    const other = await createStartedOrder(tenant, 6_000);
    expect(await ask(other.paypalOrderId)).toMatchObject({ value: { status: 'ORDER_NOT_APPROVED' } });
  });

  it('are not counted if PayPal would not be asked', async () => {
    await paypal.shopA.approve(paypalOrderId);
    await capture();
    const before = await counted();
    expect([await ask(), await ask('unknown')]).toMatchObject([
      completed(),
      { ok: false, error: 'payment_not_found' },
    ]);
    expect(await counted()).toEqual(before);
  });

  it('tell whether the order has files that are to be copied', async () => {
    await paypal.shopA.approve(paypalOrderId);
    expect(await ask()).toMatchObject({ value: { hasUnstoredFiles: false } });
    const { store } = await emptyStore();
    const upload = await createUpload(store, tenant.id);
    await database().$transaction((db) =>
      addFilesTo(db, tenant.id, orderId, [{ uploadId: upload.id, kind: 'logo' }]),
    );
    expect(await ask()).toMatchObject({ value: { hasUnstoredFiles: true } });
    await database().orderFile.updateMany({
      where: { orderId },
      data: { storedAt: new Date(), sourceUploadId: null },
    });
    expect(await ask()).toMatchObject({ value: { hasUnstoredFiles: false } });
  });
});

describe('a payment that is not captured', () => {
  it('because the buyer has not approved it is captured after the approval', async () => {
    expect(await capture()).toEqual(answered('ORDER_NOT_APPROVED'));
    expect(await readOrder(orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', mails: [] });
    await paypal.shopA.approve(paypalOrderId);
    expect(await capture()).toEqual(completed());
  });

  it('because the card was declined is captured with another card', async () => {
    await paypal.shopA.approve(paypalOrderId, { choice: 'decline' });
    expect(await capture()).toEqual(answered('INSTRUMENT_DECLINED'));
    expect((await readOrder(orderId)).paymentStatus).toBe('unpaid');
    await paypal.shopA.approve(paypalOrderId);
    expect(await capture()).toEqual(completed());
    expect((await paypal.ledger()).captures).toHaveLength(1);
  });

  it("because it is another shop's", async () => {
    await paypal.shopA.approve(paypalOrderId);
    const other = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    expect(await capturePayment(other.id, paypalOrderId)).toEqual({ ok: false, error: 'payment_not_found' });
    expect(await paypal.calls()).toEqual(['create']);
    expect((await readOrder(orderId)).paymentStatus).toBe('unpaid');
  });

  it.each(['', 'unknown', "' OR 1=1", '../../v1/oauth2/token'])('because there is none: %o', async (id) => {
    expect(await capturePayment(tenant.id, id)).toEqual({ ok: false, error: 'payment_not_found' });
    expect(await paypal.calls()).toEqual(['create']);
  });
});
