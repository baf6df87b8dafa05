import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { addDeliveryMethod, removeDeliveryMethod } from '@/lib/delivery/delivery-methods.commands';
import type { DeliveryFields } from '@/lib/delivery/read-delivery';
import { cents } from '@/lib/money/cents';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { quoteCart } from '@/lib/orders/pricing/quote-cart';
import { quoteInput } from '@/lib/orders/pricing/quote-input';
import { saveNotices } from '@/lib/tenants/front/shop-front.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';

const parcel: DeliveryFields = {
  name: 'Standard parcel',
  price: { kind: 'pieces', firstCents: cents(650), furtherCents: cents(150) },
  freeFromCents: null,
  minDays: 3,
  maxDays: 5,
  pickupAddress: '',
  pickupTimes: '',
  places: [{ country: 'US', states: null }],
};
const pickup: DeliveryFields = {
  ...parcel,
  name: 'Pick up at the studio',
  price: { kind: 'pickup' },
  minDays: null,
  maxDays: null,
  pickupAddress: '12 Kiln Lane',
  pickupTimes: 'Fridays',
  places: [],
};

let tenant: Tenant;
let line: { product_id: string; quantity: number };
beforeEach(async () => {
  tenant = await freshTenant();
  line = { product_id: (await createProduct(tenant.id, { priceCents: 2_800 })).id, quantity: 2 };
});

const add = async (fields: DeliveryFields) => {
  const result = await addDeliveryMethod(tenant.id, fields);
  return result.ok ? result.value.id : '';
};
const quote = (sent: object = {}) => {
  const {
    lines,
    shipping_to: destination = null,
    delivery_method_id: methodId = null,
  } = quoteInput.parse({
    lines: [line],
    ...sent,
  });
  return quoteCart(tenant.id, lines, { destination, methodId });
};
const place = (methodId?: string, key = randomUUID()) =>
  placeOrder(tenant, { ...orderOf(line), ...(methodId && { delivery_method_id: methodId }) }, key);

it('costs nothing and asks nothing in a shop without ways of delivery', async () => {
  expect(await quote({ shipping_to: { country: 'US', state: 'NC' } })).toMatchObject({
    delivery: null,
    price: { totalCents: 5_600 },
  });
  const placed = await place();
  expect(placed).toMatchObject({ ok: true, value: { totalCents: 5_600 } });
  expect((await database().order.findFirstOrThrow()).delivery).toBeNull();
});

it('is the same in the quote, in the order and on its page, whatever becomes of the way', async () => {
  const id = await add(parcel);
  await add(pickup);
  const quoted = await quote({ shipping_to: { country: 'US', state: 'north carolina' } });
  expect(quoted).toMatchObject({
    delivery: { state: 'offered', chosenId: id, offered: [{ priceCents: 0 }, { priceCents: 800 }] },
    price: { totalCents: 6_400 },
  });
  const placed = await place(id.toUpperCase());
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  expect(placed.value.totalCents).toBe(quoted.price?.totalCents);
  await removeDeliveryMethod(tenant.id, id);
  expect(await findGuestOrder(tenant.id, placed.value.id)).toMatchObject({
    totalCents: 6_400,
    charges: [{ kind: 'goods' }, { kind: 'shipping', name: 'Standard parcel', amountCents: 800 }],
    delivery: { name: 'Standard parcel', isPickup: false, minDays: 3, maxDays: 5 },
  });
  expect((await readOrder(placed.value.id)).charges).toEqual(quoted.price?.charges);
});

it('keeps where and when an order can be picked up', async () => {
  const placed = await place(await add(pickup));
  expect(placed).toMatchObject({ ok: true, value: { totalCents: 5_600 } });
  expect(placed.ok && (await findGuestOrder(tenant.id, placed.value.id))?.delivery).toEqual({
    methodId: expect.any(String),
    name: 'Pick up at the studio',
    isPickup: true,
    minDays: null,
    maxDays: null,
    pickupAddress: '12 Kiln Lane',
    pickupTimes: 'Fridays',
  });
});

it('asks for the address first, and knows a state that its country does not have as none', async () => {
  await add(parcel);
  for (const sent of [
    {},
    { shipping_to: { country: 'US', state: '' } },
    { shipping_to: { country: 'US', state: 'ON' } },
  ]) {
    expect(await quote(sent)).toMatchObject({
      delivery: { state: 'address_needed' },
      price: { totalCents: 5_600 },
    });
  }
});

it('says before an order that nothing goes there, and places none', async () => {
  await add({ ...parcel, places: [{ country: 'CA', states: null }] });
  expect(await quote({ shipping_to: { country: 'US', state: 'NC' } })).toMatchObject({
    delivery: { state: 'refused' },
    price: null,
  });
  expect(await place()).toEqual({ ok: false, error: { code: 'no_delivery' } });
  expect(await database().order.count()).toBe(0);
});

it('says that only a pickup is left for an address that no parcel goes to, and not of a shop that sends nothing', async () => {
  const id = await add(pickup);
  const far = { shipping_to: { country: 'AU', state: 'NSW' } };
  expect(await quote(far)).toMatchObject({ delivery: { state: 'offered', isOnlyPickup: false } });
  await add(parcel);
  expect(await quote(far)).toMatchObject({
    delivery: { state: 'offered', chosenId: id, isOnlyPickup: true },
  });
  expect(await quote({ shipping_to: { country: 'US', state: 'NC' } })).toMatchObject({
    delivery: { isOnlyPickup: false },
  });
});

it('places no order without a choice, or with one that is gone or of another shop', async () => {
  await add(parcel);
  expect(await place()).toEqual({ ok: false, error: { code: 'delivery_missing' } });
  expect(await place(randomUUID())).toEqual({ ok: false, error: { code: 'delivery_unavailable' } });
  expect(await database().order.count()).toBe(0);
});

it('is part of what an idempotency key stands for', async () => {
  const [one, other] = [await add(parcel), await add(pickup)];
  const key = randomUUID();
  const first = await place(one, key);
  expect(await place(one, key)).toEqual(first);
  expect(await place(other, key)).toEqual({ ok: false, error: { code: 'idempotency_key_reused' } });
});

it('tells the opening hours for a pickup without times of its own, and the order keeps them', async () => {
  await saveNotices(tenant.id, {
    announcement: '',
    announcementLink: '',
    announcementFrom: null,
    announcementUntil: null,
    links: {},
    hours: { friday: ['10:00', '16:00'] },
    timeZone: 'UTC',
  });
  const id = await add({ ...pickup, pickupTimes: '' });
  expect(await quote({ shipping_to: { country: 'US', state: 'NC' } })).toMatchObject({
    delivery: { offered: [{ method: { pickupTimes: 'Friday, 10:00 AM – 4:00 PM' } }] },
  });
  const placed = await place(id);
  expect(placed).toMatchObject({ ok: true });
  const { delivery } = await database().order.findFirstOrThrow();
  expect(delivery).toMatchObject({ pickupTimes: 'Friday, 10:00 AM – 4:00 PM' });
});
