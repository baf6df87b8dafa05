import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { withdrawShipment } from '@/lib/orders/shipping/change-shipment';
import { shipOrder } from '@/lib/orders/shipping/ship-order';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { changeOrderAddress } from './change-order-address';
import { orderAddressInput } from './order-address-input';

const actorName = 'Wren Calloway';
const OLD = 'Ada Lovelace\n12 Kiln Lane\nAsheville, NC 28801\nUS\n+1 555 0100';
const NEW = 'Ada Byron\n9 Mill Row\nFlat 2\nToronto, ON K1A 0B1\nCanada\n(503) 555-0142';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const body = {
  customer: { name: 'Ada Byron', phone: '(503) 555-0142' },
  shipping_address: {
    ...{ address: '9 Mill Row', address_line2: 'Flat 2', city: 'Toronto' },
    ...{ state: 'ontario', zip: 'k1a0b1', country: 'CA' },
  },
};
const change = (orderId: OrderId, startedFrom = OLD) =>
  changeOrderAddress(tenant.id, {
    ...orderAddressInput.parse({ order_id: orderId, started_from: startedFrom, ...body }),
    actorName,
  });

it('changes the address as the checkout writes it, keeps both in the history, and charges nothing', async () => {
  const orderId = await createOrderRow(tenant.id, { status: 'processing', paymentStatus: 'paid' });
  const before = await readOrder(orderId);
  expect((await change(orderId)).ok).toBe(true);
  const order = await readOrder(orderId);
  expect(order).toMatchObject({
    ...{ customerName: 'Ada Byron', shippingAddressLine2: 'Flat 2', shippingState: 'ON' },
    ...{ shippingZip: 'K1A 0B1', shippingCountry: 'CA', totalCents: before.totalCents, mails: [] },
    charges: before.charges,
  });
  expect(order.events).toMatchObject([
    { kind: 'order.address_changed', actorName, detail: { before: OLD, after: NEW } },
  ]);
  const words = (await findOrder(tenant.id, orderId))?.events[0]?.text ?? '';
  expect(words).toContain('12 Kiln Lane');
  expect(words).toContain('9 Mill Row');
});

it('is refused if somebody else has changed the address meanwhile', async () => {
  const orderId = await createOrderRow(tenant.id);
  await database().order.updateMany({ where: { id: orderId }, data: { shippingCity: 'Boone' } });
  expect(await change(orderId)).toEqual({ ok: false, error: 'changed' });
  expect((await readOrder(orderId)).shippingCity).toBe('Boone');
});

it('is refused once something has left, and allowed again if that was a mistake', async () => {
  const orderId = await createOrderRow(tenant.id, { status: 'processing', paymentStatus: 'paid' });
  const item = await database().orderItem.findFirstOrThrow({ where: { orderId } });
  const shipmentId = randomUUID();
  await shipOrder(tenant.id, {
    ...{ shipmentId, orderId, pieces: [{ itemId: item.id, pieces: 1 }] },
    ...{ carrier: null, trackingNumber: '', actorName },
  });
  expect(await change(orderId)).toEqual({ ok: false, error: 'sent' });
  await withdrawShipment(tenant.id, { orderId, shipmentId, actorName });
  expect((await change(orderId)).ok).toBe(true);
});

it('is refused for a cancelled order, and finds no order of another shop', async () => {
  const cancelled = await createOrderRow(tenant.id, { status: 'cancelled' });
  expect(await change(cancelled)).toEqual({ ok: false, error: 'cancelled' });
  const stranger = await createTenant();
  const theirs = await createOrderRow(stranger.id);
  expect(await change(theirs)).toEqual({ ok: false, error: 'order_not_found' });
});

it.each([
  ['customer.phone', { customer: { ...body.customer, phone: '12' } }],
  ['customer.name', { customer: { ...body.customer, name: ' ' } }],
  ['shipping_address.zip', { shipping_address: { ...body.shipping_address, zip: '97202' } }],
  ['shipping_address.country', { shipping_address: { ...body.shipping_address, country: 'XX' } }],
])('checks %s as the checkout does', (path, wrong) => {
  const parsed = orderAddressInput.safeParse({ order_id: randomUUID(), started_from: '', ...body, ...wrong });
  expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});
