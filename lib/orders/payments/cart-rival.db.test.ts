import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createOrdersOfCart, createPayingTenant, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { findCartRival } from './cart-rival';
import { startPayment } from './start-payment';

const MINUTE = 60_000;
const CART = 'c'.repeat(32);

type Opened = Awaited<ReturnType<typeof createOrdersOfCart>>[number];

const paypal = await startPayPal();
let tenant: Tenant;
let one: Opened;
let other: Opened;
const open = async (cartId: string, of = tenant): Promise<Opened> => {
  const [opened] = await createOrdersOfCart(of, cartId, 1);
  if (opened === undefined) {
    throw new Error('No order was made');
  }
  return opened;
};
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  // Both are open before either is paid, as in two windows.
  [one, other] = (await createOrdersOfCart(tenant, CART, 2)) as [Opened, Opened];
});

const approve = async (...orders: Opened[]) => {
  for (const { paypalOrderId } of orders) {
    await paypal.shopA.approve(paypalOrderId);
  }
};
const capture = ({ paypalOrderId }: Opened) => capturePayment(tenant.id, paypalOrderId);
const completed = ({ orderId }: Opened) => ({ ok: true, value: { status: 'COMPLETED', orderId } });
const paidBy = ({ orderId }: Opened) => ({ ok: false, error: { code: 'cart_paid', orderId } });
const beingPaidBy = ({ orderId }: Opened) => ({ ok: false, error: { code: 'cart_being_paid', orderId } });
const captures = async () => (await paypal.ledger()).captures;
const statusOf = async ({ orderId }: Opened) => (await readOrder(orderId)).paymentStatus;
const askedAt = async ({ paypalOrderId }: Opened) =>
  (await database().payment.findFirstOrThrow({ where: { paypalOrderId } })).captureAskedAt;
/** Sets the mark as a process leaves it that claimed the cart this long ago and died. */
const claimed = ({ paypalOrderId }: Opened, milliseconds = 1_000) =>
  database().payment.updateMany({
    where: { paypalOrderId },
    data: { captureAskedAt: new Date(Date.now() - milliseconds) },
  });

describe('two orders of one cart', () => {
  it('that are approved both are captured once, whichever comes first', async () => {
    await approve(one, other);
    expect(await capture(other)).toEqual(completed(other));
    const calls = await paypal.calls();
    expect([await capture(one), await capture(one)]).toEqual([paidBy(other), paidBy(other)]);
    // PayPal was not even asked.
    expect(await paypal.calls()).toEqual(calls);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['unpaid', 'paid']);
    expect(await askedAt(one)).toBeNull();
  });

  it('are captured once if all captures race', async () => {
    const more = await createOrdersOfCart(tenant, CART, 3);
    const all = [one, other, ...more];
    await approve(...all);
    const answers = await Promise.all([...all, ...all].map(capture));
    expect(await captures()).toHaveLength(1);
    const paid = answers.filter((answer) => answer.ok);
    expect(new Set(paid.map((answer) => answer.ok && answer.value.orderId)).size).toBe(1);
    expect(answers.filter(({ ok }) => !ok).length).toBe(8);
    expect(await database().order.count({ where: { paymentStatus: 'paid' } })).toBe(1);
  });

  it('are rivals also if one of them becomes paid between the two queries', async () => {
    await approve(one);
    await claimed(one);
    let looks = 0;
    const db = database();
    const interrupted = {
      $queryRaw: async (query: Prisma.Sql) => {
        const found = await db.$queryRaw(query);
        looks += 1;
        if (looks === 1) {
          await capture(one);
        }
        return found;
      },
    } as unknown as Database;
    const rival = await findCartRival(interrupted, tenant.id, { id: other.orderId, cartId: CART });
    expect(looks).toBe(2);
    expect(rival).toMatchObject({ orderId: one.orderId });
  });

  it('wait for the one whose answer was lost, and then read that it is paid', async () => {
    await approve(one, other);
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    expect(await capture(one)).toEqual({ ok: false, error: 'unavailable' });
    expect(await capture(other)).toEqual(beingPaidBy(one));
    expect(await reconcilePayment(tenant.id, one.paypalOrderId)).toBe('settled');
    expect(await capture(other)).toEqual(paidBy(one));
    expect(await captures()).toHaveLength(1);
  });

  it('leave the cart to the other one after a decline', async () => {
    await paypal.shopA.approve(one.paypalOrderId, { choice: 'decline' });
    await approve(other);
    expect(await capture(one)).toMatchObject({ ok: true, value: { status: 'INSTRUMENT_DECLINED' } });
    expect(await capture(other)).toEqual(completed(other));
    await approve(one);
    expect(await capture(one)).toEqual(paidBy(other));
  });

  it('leave it also if PayPal declined the capture, or the buyer had not approved', async () => {
    await approve(one, other);
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
    expect(await capture(one)).toMatchObject({ ok: true, value: { status: 'DECLINED' } });
    expect(await capture(other)).toEqual(completed(other));
    const [early, late] = (await createOrdersOfCart(tenant, 'd'.repeat(32), 2)) as [Opened, Opened];
    expect(await capture(early)).toMatchObject({ ok: true, value: { status: 'ORDER_NOT_APPROVED' } });
    await approve(late);
    expect(await capture(late)).toEqual(completed(late));
  });

  it('do not leave it for a decline that is older than the last capture request', async () => {
    await paypal.shopA.approve(one.paypalOrderId, { choice: 'decline' });
    await approve(other);
    await paypal.fail({ path: 'capture', hold: true });
    const asking = capture(one);
    await paypal.untilHeld();
    // Meanwhile another process has requested the capture again and waits for its answer.
    await claimed(one, 0);
    await paypal.release();
    await asking;
    expect(await capture(other)).toEqual(beingPaidBy(one));
  });

  it('block the cart while PayPal reviews the payment of one', async () => {
    await approve(one, other);
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'PENDING' });
    expect(await capture(one)).toMatchObject({ ok: true, value: { status: 'PENDING' } });
    expect(await capture(other)).toEqual(paidBy(one));
    expect(await captures()).toHaveLength(1);
  });
});

describe('a claim whose process died', () => {
  it('ends with a capture, if the buyer had approved', async () => {
    await approve(one, other);
    await claimed(one);
    expect(await capture(other)).toEqual(beingPaidBy(one));
    expect(await reconcilePayment(tenant.id, one.paypalOrderId)).toBe('settled');
    expect([await statusOf(one), await capture(other)]).toEqual(['paid', paidBy(one)]);
  });

  it('ends with a free cart, if the buyer had not approved and no request can be running any more', async () => {
    await approve(other);
    await claimed(one);
    await reconcilePayment(tenant.id, one.paypalOrderId);
    expect(await capture(other)).toEqual(beingPaidBy(one));
    await claimed(one, 16 * MINUTE);
    await reconcilePayment(tenant.id, one.paypalOrderId);
    expect(await capture(other)).toEqual(completed(other));
  });

  it('ends when the shop cancels its order', async () => {
    await approve(other);
    await claimed(one);
    await database().order.updateMany({ where: { id: one.orderId }, data: { status: 'cancelled' } });
    expect(await capture(other)).toEqual(completed(other));
  });
});

describe('the reconciler', () => {
  it('captures nothing for an approved order whose cart is paid, and expires it in the end', async () => {
    await approve(one, other);
    await capture(one);
    expect(await reconcilePayment(tenant.id, other.paypalOrderId)).toBe('open');
    await database().payment.updateMany({
      where: { paypalOrderId: other.paypalOrderId },
      data: { createdAt: new Date(Date.now() - 7 * 60 * MINUTE) },
    });
    expect(await reconcilePayment(tenant.id, other.paypalOrderId)).toBe('expired');
    expect(await captures()).toHaveLength(1);
  });

  it('retries an order whose cart is being paid, and captures it if the other one failed', async () => {
    await approve(other);
    await claimed(one);
    expect(await reconcilePayment(tenant.id, other.paypalOrderId)).toBe('open');
    expect(await captures()).toEqual([]);
    await claimed(one, 16 * MINUTE);
    await reconcilePayment(tenant.id, one.paypalOrderId);
    expect(await reconcilePayment(tenant.id, other.paypalOrderId)).toBe('settled');
    expect(await statusOf(other)).toBe('paid');
  });
});

describe('opening another order of the cart', () => {
  const start = ({ orderId, totalCents }: Opened) => startPayment(tenant.id, orderId, totalCents);

  it('is refused while one is being paid, and once one is paid', async () => {
    await claimed(one);
    expect(await start(other)).toEqual(beingPaidBy(one));
    await approve(one);
    await capture(one);
    expect(await start(other)).toEqual(paidBy(one));
    expect(await start(one)).toMatchObject({ ok: true, value: { isDecided: true } });
  });

  it('is refused if one is paid by hand or refunded', async () => {
    await database().order.updateMany({ where: { id: one.orderId }, data: { paymentStatus: 'refunded' } });
    expect(await start(other)).toEqual(paidBy(one));
  });
});

describe('other carts do not matter', () => {
  it('a new cart can be paid right after, and so can orders without a cart', async () => {
    const again = await open('e'.repeat(32));
    const [old, older] = (await createOrdersOfCart(tenant, CART, 2)) as [Opened, Opened];
    await database().order.updateMany({
      where: { id: { in: [old.orderId, older.orderId] } },
      data: { cartId: null },
    });
    await approve(one, again, old, older);
    for (const order of [one, again, old, older]) {
      expect(await capture(order)).toEqual(completed(order));
    }
  });

  it('nor does a cart with the same id at another shop', async () => {
    await approve(one);
    await capture(one);
    const shopB = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    const theirs = await open(CART, shopB);
    await paypal.shopB.approve(theirs.paypalOrderId);
    expect(await capturePayment(shopB.id, theirs.paypalOrderId)).toEqual(completed(theirs));
  });
});
