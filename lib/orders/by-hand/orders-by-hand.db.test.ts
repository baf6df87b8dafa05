import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { correctStock, setStockKind } from '@/lib/catalog/stocktaking/save-stock';
import { getStock } from '@/lib/catalog/stocktaking/stock.queries';
import { database } from '@/lib/db/client';
import { listExpirableOrders } from '@/lib/jobs/due-work.queries';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { changeOrderStatus } from '@/lib/orders/change-order-status';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import { orderOfToken, orderToken } from '@/lib/orders/guest/order-path';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { oweOrderLink } from '@/lib/orders/mails/order-links.commands';
import { expireOrders } from '@/lib/orders/payments/expire-orders';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { placeOrder } from '@/lib/orders/placing/place-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createProduct } from '@/lib/testing/rows/factories';
import { createPayingTenant, orderOf, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { createHandOrder } from './create-hand-order';
import { findHandGoods } from './hand-goods.queries';
import { type HandOrderInput, handOrderInput } from './hand-order-input';
import { owePaymentLink } from './payment-link.commands';
import { quoteHandOrder } from './quote-hand-order';

// Both throw outside of Next.
const smtp = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Mail) => Promise<void>>() }));
vi.mock('@/lib/mail/smtp/smtp-sender', () => smtp);

const DAY = 24 * 60 * 60 * 1_000;
const ENTERING = { actorName: 'Rosalind Harker', storeUrl: 'http://clay.localhost:3000/' };
const PARCEL = { address: '12 Kiln Lane', city: 'Asheville', state: 'NC', zip: '28801', country: 'US' };

const paypal = await startPayPal();
let tenant: Tenant;
let productId: string;
beforeEach(async () => {
  smtp.sendMail.mockReset().mockResolvedValue();
  tenant = await freshPayingShop(paypal);
  productId = (await createProduct(tenant.id, { priceCents: 6_000 })).id;
});

type Changes = { email?: string; [field: string]: unknown };

const inputOf = ({ email = '', ...changes }: Changes = {}): HandOrderInput =>
  handOrderInput.parse({
    key: randomUUID(),
    customer: { name: 'Ada Lovelace', email, phone: '' },
    lines: [{ product_id: productId, quantity: 2 }],
    is_handed_over: true,
    delivery_method_id: null,
    payment: { kind: 'paid', method: 'cash' },
    note: '',
    ...changes,
  });
const LINK: Changes = { email: 'ada@example.test', payment: { kind: 'link' } };
const create = (changes: Changes = {}, shop = tenant) => createHandOrder(shop, inputOf(changes), ENTERING);
async function created(changes: Changes = {}) {
  const made = await create(changes);
  if (!made.ok) {
    throw new Error(made.error.code);
  }
  return made.value;
}
const put = (data: object) => database().tenant.update({ where: { id: tenant.id }, data });
const endLink = (id: string) =>
  database().order.updateMany({ where: { id }, data: { payUntil: new Date(Date.now() - 1_000) } });

async function count(onHand: number) {
  await setStockKind(tenant.id, { productId, kind: 'counted', lowStockAt: null, counts: [] }, 'Ada');
  const rows = (await getStock(tenant.id, productId))?.rows ?? [];
  const counts = rows.map(({ variantId }) => ({ variantId, seen: 0, onHand }));
  await correctStock(tenant.id, { productId, counts, reason: '' }, 'Ada');
}
const onHand = async () => (await getStock(tenant.id, productId))?.rows[0]?.onHand;

describe('an order that is paid already', () => {
  it('is booked in one step, without PayPal, a fee, an address or a mail', async () => {
    const { id, totalCents } = await created({ note: 'Wants blue' });
    const order = await readOrder(id);
    expect(order).toMatchObject({
      // In the customer's hands: nothing is left to do.
      status: 'completed',
      paymentStatus: 'paid',
      customerEmail: '',
      shippingAddress: '',
      internalNote: 'Wants blue',
      payUntil: null,
      cartId: null,
      delivery: { methodId: 'handed-over', name: 'Handed over', isPickup: true },
    });
    expect(totalCents).toBe(12_000);
    // Nothing is delivered, so no line says what that costs.
    expect(order.charges).toMatchObject([{ kind: 'goods' }]);
    expect(order.payments).toMatchObject([
      { method: 'cash', amountCents: 12_000, platformFeeCents: 0, actorName: 'Rosalind Harker' },
    ]);
    expect(order.events.map(({ kind }) => kind)).toEqual([
      'order.created',
      'payment.by_hand',
      'order.status',
      'order.status',
    ]);
    expect(order.events[0]).toMatchObject({ actorName: 'Rosalind Harker', detail: { origin: 'hand' } });
    expect(order.mails).toEqual([]);
    expect(await paypal.calls()).toEqual([]);
    // Known by no address, so it is nobody's among the customers.
    expect(await database().buyer.count()).toBe(0);
  });

  it('without an address owes its customer no mail, whatever is done with it', async () => {
    const { id } = await created({ is_handed_over: false, shipping_address: PARCEL });
    const move = { orderId: id, from: 'processing', to: 'cancelled', actorName: 'Ada' } as const;
    expect((await changeOrderStatus(tenant.id, move)).ok).toBe(true);
    expect((await readOrder(id)).mails).toEqual([]);
  });

  it('with an address for mails gets the confirmation, and is the customer’s', async () => {
    const { id } = await created({ email: 'ada@example.test' });
    expect((await readOrder(id)).mails.map(({ kind }) => kind)).toEqual(['order_confirmation']);
    expect(await database().buyer.findMany()).toMatchObject([
      { email: 'ada@example.test', paidCents: 12_000n },
    ]);
  });

  it('is one order, however often the form is sent', async () => {
    const key = randomUUID();
    const all = await Promise.all([created({ key }), created({ key }), created({ key })]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await database().payment.count()).toBe(1);
    expect(await create({ key, note: 'another' })).toMatchObject({
      error: { code: 'idempotency_key_reused' },
    });
  });

  it('takes its pieces out of the stock, and the last one is sold once', async () => {
    await count(3);
    const one = { lines: [{ product_id: productId, quantity: 2 }] };
    const answers = await Promise.all([create(one), create(one), create(one)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && 'left' in answer.error)).toHaveLength(2);
    expect(await onHand()).toBe(1);
  });

  it('is refused in a shop whose orders are tests, and leaves nothing behind', async () => {
    await put({ paypalEnvironment: 'sandbox' });
    expect(await create()).toMatchObject({ error: { code: 'test_order' } });
    expect(await database().order.count()).toBe(0);
    const { orderNumber } = await created(LINK);
    expect(orderNumber).toBeGreaterThan(900_000_000);
  });
});

describe('where an order may be entered', () => {
  it.each([
    ['live', true],
    ['paused', true],
    ['draft', false],
    ['suspended', false],
    ['closed', false],
  ])('in a shop that is %s: %s', async (state, isTaken) => {
    await put({ state });
    expect((await create()).ok).toBe(isTaken);
    expect((await create(LINK)).ok).toBe(isTaken);
    // Shoppers buy in one that is live only.
    const bought = await placeOrder(tenant, orderOf({ product_id: productId, quantity: 1 }), randomUUID());
    expect(bought.ok).toBe(state === 'live');
  });

  it('by nobody with the product of another shop', async () => {
    const other = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    expect(await create({}, other)).toMatchObject({ error: { code: 'product_unavailable', index: 0 } });
    expect(await findHandGoods(other.id, '')).toEqual([]);
    expect(await findHandGoods(tenant.id, '')).toMatchObject([{ id: productId, isTeamOrder: false }]);
  });

  it('from a list that says today’s price', async () => {
    const sale = { saleKind: 'percent', saleValue: 1_500, saleFrom: new Date('2026-01-01') };
    await database().productTerms.create({ data: { tenantId: tenant.id, productId, ...sale } });
    expect(await findHandGoods(tenant.id, '')).toMatchObject([{ id: productId, priceCents: 5_100 }]);
  });

  it('with a link in a shop with PayPal only', async () => {
    expect(await create(LINK, { ...tenant, paypalClientId: null })).toMatchObject({
      error: { code: 'no_paypal' },
    });
  });
});

describe('the figures', () => {
  const parcelOf = async () => {
    const id = randomUUID();
    const places = [{ country: 'US', states: null }];
    await database().deliveryMethod.createMany({
      data: [
        {
          tenantId: tenant.id,
          id,
          name: 'Parcel',
          kind: 'pieces',
          firstCents: 500,
          furtherCents: 100,
          places,
          position: 0,
        },
      ],
    });
    return id;
  };

  it('are those of the quote: with the postage of a parcel, and without any when handed over', async () => {
    const id = await parcelOf();
    const lines = inputOf().lines.map((line) => ({ ...line }));
    const sent = { lines, is_handed_over: false, delivery_method_id: id };
    const to = { shipping_to: { country: 'US', state: 'NC' } };
    const quoted = await quoteHandOrder(tenant.id, { ...sent, ...to });
    expect(quoted.price?.totalCents).toBe(12_600);
    const parcel = await created({ is_handed_over: false, delivery_method_id: id, shipping_address: PARCEL });
    expect(parcel.totalCents).toBe(12_600);
    expect((await readOrder(parcel.id)).status).toBe('processing');
    expect(await quoteHandOrder(tenant.id, sent)).toMatchObject({
      isAddressNeeded: true,
      price: { totalCents: 12_000 },
    });
    const here = await quoteHandOrder(tenant.id, { lines, is_handed_over: true, delivery_method_id: null });
    expect(here).toMatchObject({ isAddressNeeded: false, price: { totalCents: 12_000 } });
    expect((await created()).totalCents).toBe(12_000);
    expect(await create({ is_handed_over: false, delivery_method_id: id })).toMatchObject({
      error: { code: 'address_missing' },
    });
    expect(
      await create({
        is_handed_over: false,
        delivery_method_id: randomUUID(),
        shipping_address: PARCEL,
      }),
    ).toMatchObject({ error: { code: 'delivery_unavailable' } });
  });
});

describe('an order with a payment link', () => {
  it('waits, is mailed once to its address, and is paid by PayPal from its live rows', async () => {
    const { id, totalCents, linkMail } = await created(LINK);
    expect(linkMail).toBe(null);
    const waiting = await readOrder(id);
    expect(waiting).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', payments: [] });
    const days = ((waiting.payUntil?.getTime() ?? 0) - Date.now()) / DAY;
    expect(Math.round(days)).toBe(14);
    await deliverOrderMails(tenant.id, id);
    const [mail, ...more] = smtp.sendMail.mock.calls.map(([one]) => one);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@example.test' });
    expect(mail?.text).toContain(`/orders/open#${orderToken(tenant.id, id)}`);
    expect(mail?.text).toContain('$120.00');

    const started = await startPayment(tenant.id, id, totalCents);
    const paypalOrderId = started.ok ? started.value.paypalOrderId : '';
    await paypal.shopA.approve(paypalOrderId);
    expect(await capturePayment(tenant.id, paypalOrderId)).toMatchObject({ value: { status: 'COMPLETED' } });
    expect(await findGuestOrder(tenant.id, id)).toMatchObject({
      // In the customer's hands already, as an order that was paid at once.
      status: 'completed',
      paymentStatus: 'paid',
      totalCents: 12_000,
    });
    const paid = await readOrder(id);
    expect(paid.events.slice(-3).map(({ kind, toValue }) => [kind, toValue])).toEqual([
      ['payment.captured', 'paid'],
      ['order.status', 'processing'],
      ['order.status', 'completed'],
    ]);
    expect(paid.seenAt).toBe(null);
    expect(paid.mails.map(({ kind }) => kind)).not.toContain('order_completed');
    expect(await owePaymentLink(tenant.id, id)).toMatchObject({ error: { code: 'not_payable' } });
  });

  it('is taken once, however many tabs pay it', async () => {
    const { id, totalCents } = await created(LINK);
    const starts = await Promise.all([1, 2, 3].map(() => startPayment(tenant.id, id, totalCents)));
    const ids = new Set(starts.flatMap((start) => (start.ok ? [start.value.paypalOrderId] : [])));
    for (const paypalOrderId of ids) {
      await paypal.shopA.approve(paypalOrderId);
    }
    const one = [...ids][0] ?? '';
    await Promise.all([1, 2, 3].map(() => capturePayment(tenant.id, one)));
    const order = await readOrder(id);
    expect(order.paymentStatus).toBe('paid');
    expect(order.payments.filter(({ status }) => status === 'captured')).toHaveLength(1);
  });

  it('opens in its own shop only, and no other order', async () => {
    const { id } = await created(LINK);
    const other = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    const token = orderToken(tenant.id, id);
    expect(orderOfToken(tenant.id, token)).toBe(id);
    expect(orderOfToken(other.id, token)).toBe(null);
    expect(await findGuestOrder(other.id, id)).toBe(null);
    expect(await owePaymentLink(other.id, id)).toMatchObject({ error: { code: 'order_not_found' } });
  });

  it('whose link has ended is not opened for payment, and is cancelled by the job', async () => {
    const { id, totalCents } = await created(LINK);
    const now = new Date();
    const later = new Date(now.getTime() + 13 * DAY);
    expect((await listExpirableOrders(later, 10, [])).size).toBe(0);
    expect(await expireOrders(tenant.id, [id], later)).toBe(0);
    await endLink(id);
    expect(await startPayment(tenant.id, id, totalCents)).toEqual({ ok: false, error: 'order_not_payable' });
    expect(await owePaymentLink(tenant.id, id)).toMatchObject({ error: { code: 'not_payable' } });
    expect((await listExpirableOrders(now, 10, [])).get(tenant.id)).toEqual([id]);
    expect(await expireOrders(tenant.id, [id], now)).toBe(1);
    const order = await readOrder(id);
    expect(order.status).toBe('cancelled');
    expect(order.events.at(-1)).toMatchObject({ kind: 'order.expired', detail: { origin: 'payment_link' } });
  });

  it('that is cancelled cannot be paid, and its mail is not sent', async () => {
    const { id, totalCents } = await created(LINK);
    await changeOrderStatus(tenant.id, { orderId: id, from: 'pending', to: 'cancelled', actorName: 'Ada' });
    expect(await startPayment(tenant.id, id, totalCents)).toEqual({ ok: false, error: 'order_not_payable' });
    await database().outboxMail.deleteMany({ where: { kind: 'order_cancelled' } });
    await deliverOrderMails(tenant.id, id);
    expect(smtp.sendMail).not.toHaveBeenCalled();
  });

  it('holds its pieces for minutes, and takes them again before money is asked for', async () => {
    await count(2);
    const { id, totalCents } = await created(LINK);
    expect((await create()).ok).toBe(false);
    await database().stockHold.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect((await create()).ok).toBe(true);
    expect(await startPayment(tenant.id, id, totalCents)).toEqual({ ok: false, error: 'out_of_stock' });
    expect(await onHand()).toBe(0);
  });

  it('is sent again a few times an hour, and no address gets many mails in a day', async () => {
    const { id } = await created(LINK);
    const again = async () => (await owePaymentLink(tenant.id, id)).ok;
    expect([await again(), await again(), await again(), await again()]).toEqual([true, true, true, false]);
    // From the order's own page too, whose link the shop's people know.
    expect((await oweOrderLink(tenant.id, id)).ok).toBe(true);
    const made = [];
    for (let index = 0; index < 6; index += 1) {
      made.push((await create(LINK)).ok);
    }
    expect(made).toEqual([...Array(5).fill(true), false]);
    expect(await oweOrderLink(tenant.id, id)).toMatchObject({ error: { code: 'too_many_attempts' } });
    // A paid order can still be created without an address.
    expect(await create({ email: 'ADA@example.test' })).toMatchObject({ error: { code: 'too_many_mails' } });
    expect((await create()).ok).toBe(true);
  });

  it('that is refused uses no mail up', async () => {
    for (let index = 0; index < 12; index += 1) {
      expect((await create({ ...LINK, lines: [{ product_id: randomUUID(), quantity: 1 }] })).ok).toBe(false);
    }
    expect((await create(LINK)).ok).toBe(true);
  });

  it('of a test order is not mailed', async () => {
    await put({ paypalEnvironment: 'sandbox', state: 'draft' });
    const { id, linkMail } = await created(LINK);
    expect(linkMail).toEqual({ code: 'test_order' });
    expect((await oweOrderLink(tenant.id, id)).ok).toBe(false);
    expect((await readOrder(id)).mails).toEqual([]);
  });
});

describe('the form', () => {
  const refused = (changes: object) =>
    handOrderInput.safeParse({ ...inputOf(), ...changes }).error?.issues.map(({ path }) => path.join('.'));

  it('needs an address for a link, and takes no logo and no roster', () => {
    expect(refused({ payment: { kind: 'link' } })).toEqual(['customer.email']);
    expect(refused({ customer: { name: '', email: '', phone: '' } })).toEqual(['customer.name']);
    expect(refused({ customer: { name: 'Ada', email: 'no', phone: '' } })).toEqual(['customer.email']);
    expect(refused({ customer: { name: 'Ada', email: '', phone: '12' } })).toEqual(['customer.phone']);
    const logo = { product_id: productId, quantity: 1, logo_upload_id: randomUUID() };
    expect(refused({ lines: [logo] })).toEqual(['lines.0']);
    expect(refused({ lines: [] })).toEqual(['lines']);
  });

  it('names all that is missing at once', () => {
    const shipping_address = { address: '', city: '', state: '', zip: '', country: 'US' };
    const customer = { name: '', email: '', phone: '12' };
    expect(refused({ customer, shipping_address, payment: { kind: 'link' } })?.toSorted()).toEqual([
      ...['customer.email', 'customer.name', 'customer.phone'],
      ...['shipping_address.address', 'shipping_address.city'],
      ...['shipping_address.state', 'shipping_address.zip'],
    ]);
  });
});
