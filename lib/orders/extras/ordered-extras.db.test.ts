import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { addDeliveryMethod } from '@/lib/delivery/delivery-methods.commands';
import { asOrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import { listOrders } from '@/lib/orders/list/admin-orders.queries';
import { NO_FILTER } from '@/lib/orders/list/order-filter';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { orderOf } from '@/lib/testing/rows/orders';
import { dayAfter } from './arrival';
import type { ExtrasInput } from './extras-input';

const today = new Date().toISOString().slice(0, 10);

let tenant: Tenant;
let line: { product_id: string; quantity: number };
beforeEach(async () => {
  tenant = await freshTenant();
  line = { product_id: (await createProduct(tenant.id, { priceCents: 2_800 })).id, quantity: 2 };
});

const place = (extras?: ExtrasInput, key = randomUUID(), methodId?: string) =>
  placeOrder(
    tenant,
    {
      ...orderOf(line),
      ...(methodId !== undefined && { delivery_method_id: methodId }),
      ...(extras && { extras }),
    },
    key,
  );
const placedId = async (extras?: ExtrasInput, methodId?: string) => {
  const placed = await place(extras, randomUUID(), methodId);
  return asOrderId(placed.ok ? placed.value.id : '');
};

it('is kept with the order, with the arrival by the times of that moment', async () => {
  const added = await addDeliveryMethod(tenant.id, {
    name: 'Parcel',
    price: { kind: 'pieces', firstCents: cents(500), furtherCents: cents(0) },
    ...{ freeFromCents: null, minDays: 3, maxDays: 5, pickupAddress: '', pickupTimes: '' },
    places: [{ country: 'US', states: null }],
  });
  const needBy = dayAfter(today, 4);
  const wishes = { note: 'Ring twice', is_gift: true, gift_message: 'For Ada', need_by: needBy };
  const id = await placedId(wishes, added.ok ? added.value.id : '');
  await database().deliveryMethod.deleteMany({ where: { tenantId: tenant.id } });
  const kept = {
    ...{ note: 'Ring twice', isGift: true, giftMessage: 'For Ada', needBy, areTextsRemoved: false },
    arrival: { from: dayAfter(today, 3), by: dayAfter(today, 5) },
  };
  expect((await findOrder(tenant.id, id))?.extras).toEqual(kept);
  expect((await findGuestOrder(tenant.id, id))?.extras).toEqual(kept);
  const list = await listOrders(tenant.id, { filter: NO_FILTER, timeZone: 'UTC', cursor: null });
  expect(list.orders[0]?.wishes).toMatchObject({ needBy, arrival: kept.arrival });
});

it('is no row without anything in it', async () => {
  const ids = [await placedId(), await placedId({}), await placedId({ is_gift: false })];
  expect(await database().orderExtras.count({ where: { orderId: { in: ids } } })).toBe(0);
});

it('is part of what was ordered: a retry with another note is another order', async () => {
  const key = randomUUID();
  const first = await place({ note: 'one' }, key);
  expect(await place({ note: 'one' }, key)).toEqual(first);
  expect(await place({ note: 'two' }, key)).toEqual({ ok: false, error: { code: 'idempotency_key_reused' } });
});
