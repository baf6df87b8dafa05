import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { withdrawShipment } from '@/lib/orders/shipping/change-shipment';
import { shipOrder } from '@/lib/orders/shipping/ship-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { listLabelOrders } from './label-orders.queries';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const paid = { status: 'processing', paymentStatus: 'paid' } as const;
const delivery = (isPickup: boolean) => ({
  ...{ methodId: 'm', name: 'Way', isPickup, minDays: null, maxDays: null },
  ...{ pickupAddress: '', pickupTimes: '' },
});
const namesOf = async () => (await listLabelOrders(tenant.id)).map(({ name }) => name);

it('lists paid parcels of which nothing has left, the oldest first, and of no other shop', async () => {
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
  await createOrderRow(tenant.id, { ...paid, customerName: 'Second', ...at(2), delivery: delivery(false) });
  await createOrderRow(tenant.id, { ...paid, customerName: 'First', ...at(1) });
  await createOrderRow(tenant.id, { ...paid, customerName: 'Pickup', delivery: delivery(true) });
  const test = { isTest: true, platformFeeCents: 0, orderNumber: 900_000_001 };
  await createOrderRow(tenant.id, { ...paid, ...test, customerName: 'Test' });
  await createOrderRow(tenant.id, { ...paid, customerName: 'Cancelled', status: 'cancelled' });
  await createOrderRow(tenant.id, { customerName: 'Unpaid', status: 'processing' });
  // It left before shipments were noted.
  const old = await createOrderRow(tenant.id, { ...paid, customerName: 'Completed', status: 'completed' });
  await createOrderRow((await createTenant()).id, { ...paid, customerName: 'Theirs' });
  expect((await listLabelOrders(tenant.id, old)).map(({ name }) => name)).toEqual(['Completed']);
  expect(await namesOf()).toEqual(['First', 'Second']);
});

it('leaves an order out once a part of it has left, and lists it again if that was a mistake', async () => {
  const orderId = await createOrderRow(tenant.id, { ...paid, customerName: 'Ada' });
  const item = await database().orderItem.findFirstOrThrow({ where: { orderId } });
  const [shipmentId, actorName] = [randomUUID(), 'Wren Calloway'];
  await shipOrder(tenant.id, {
    ...{ shipmentId, orderId, pieces: [{ itemId: item.id, pieces: 1 }] },
    ...{ carrier: null, trackingNumber: '', actorName },
  });
  expect(await namesOf()).toEqual([]);
  await withdrawShipment(tenant.id, { orderId, shipmentId, actorName });
  expect(await namesOf()).toEqual(['Ada']);
});

it('weighs an order only if the weight of each piece is known', async () => {
  const orderId: OrderId = await createOrderRow(tenant.id, paid);
  await createOrderRow(tenant.id, paid);
  const gramsOf = async () => (await listLabelOrders(tenant.id, orderId)).map(({ grams }) => grams);
  expect(await gramsOf()).toEqual([null]);
  const product = await createProduct(tenant.id, { weightGrams: 350 });
  await database().orderItem.updateMany({ where: { orderId }, data: { productId: product.id } });
  expect(await gramsOf()).toEqual([700]);
});
