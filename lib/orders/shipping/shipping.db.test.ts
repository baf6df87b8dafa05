import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import { composeOrderMail } from '@/lib/orders/mails/compose-order-mail';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { collectShipment, correctShipment, withdrawShipment } from './change-shipment';
import { type ShipmentWish, shipOrder } from './ship-order';

const actorName = 'Wren Calloway';
const UPS = '1Z999AA10123456784';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const paid = { status: 'processing', paymentStatus: 'paid' } as const;
const pickup = {
  ...{ methodId: 'm', name: 'Workshop', isPickup: true, minDays: null, maxDays: null },
  ...{ pickupAddress: '1 Kiln Lane', pickupTimes: '' },
};

/** Sends pieces of the only line of an order, which has two. */
async function send(orderId: OrderId, pieces: number, changes: Partial<ShipmentWish> = {}) {
  const item = await database().orderItem.findFirstOrThrow({ where: { orderId } });
  const shipmentId = changes.shipmentId ?? randomUUID();
  const wish = {
    ...{ shipmentId, orderId, pieces: [{ itemId: item.id, pieces }], carrier: null, trackingNumber: UPS },
    actorName,
  };
  return { shipmentId, result: await shipOrder(tenant.id, { ...wish, ...changes }) };
}

const kindsOf = async (orderId: OrderId) => (await readOrder(orderId)).events.map(({ kind }) => kind);
const mailsOf = async (orderId: OrderId) =>
  (await readOrder(orderId)).mails.map(({ kind, subject }) => [kind, subject]);
/** As if the undo time of every mail were over and the mails had left. */
const letMailsLeave = (orderId: OrderId) =>
  database().outboxMail.updateMany({
    where: { orderId },
    data: { sentAt: new Date(), nextAttemptAt: null, attempts: 1 },
  });
const mailOf = async (orderId: OrderId, kind: string, subject?: string) => {
  const row = await database().outboxMail.findFirstOrThrow({
    where: { orderId, kind, subject },
    orderBy: { createdAt: 'desc' },
  });
  const queued = { id: row.id, orderId, kind: kind as 'order_shipped', subject: row.subject };
  return composeOrderMail(tenant.id, queued as Parameters<typeof composeOrderMail>[1]);
};

describe('the mails about what has left', () => {
  it('end for a day after twenty, because a shop can name anybody as its buyer; the order tells the rest', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const { shipmentId } = await send(orderId, 1);
    for (let version = 1; version <= 25; version += 1) {
      await letMailsLeave(orderId);
      const trackingNumber = `1Z999AA101234567${String(version).padStart(2, '0')}`;
      const corrected = await correctShipment(tenant.id, {
        ...{ orderId, shipmentId, version, carrier: null, trackingNumber, actorName },
      });
      expect(corrected.ok).toBe(true);
    }
    expect(await mailsOf(orderId)).toHaveLength(20);
    expect((await findOrder(tenant.id, orderId))?.shipments[0]?.trackingNumber).toBe('1Z999AA10123456725');
  });
});

describe('a parcel', () => {
  it('with a part of the pieces leaves the order in work, and the last one completes it without another mail', async () => {
    const orderId = await createOrderRow(tenant.id, { status: 'pending', paymentStatus: 'paid' });
    const first = await send(orderId, 1);
    expect(first.result.ok).toBe(true);
    expect(await readOrder(orderId)).toMatchObject({ status: 'processing' });
    const second = await send(orderId, 1, { trackingNumber: '' });
    expect(await readOrder(orderId)).toMatchObject({ status: 'completed' });
    expect(await kindsOf(orderId)).toEqual([
      'shipment.sent',
      'order.status',
      'shipment.sent',
      'order.status',
    ]);
    expect((await mailsOf(orderId)).toSorted()).toEqual(
      [
        ['order_shipped', first.shipmentId],
        ['order_shipped', second.shipmentId],
      ].toSorted(),
    );
    const view = await findOrder(tenant.id, orderId);
    expect(view?.shipments).toMatchObject([
      { carrier: 'ups', trackingUrl: `https://www.ups.com/track?tracknum=${UPS}`, lines: [{ pieces: 1 }] },
      { carrier: null, trackingUrl: null, lines: [{ pieces: 1 }] },
    ]);
    expect((await findGuestOrder(tenant.id, orderId))?.shipments).toEqual(view?.shipments);
    expect((await mailOf(orderId, 'order_shipped', first.shipmentId))?.text).toContain(
      'a part of your order',
    );
    expect((await mailOf(orderId, 'order_shipped', second.shipmentId))?.text).toContain(
      'the rest of your order',
    );
  });

  it('names what was chosen, for the shop, on the order’s page and in the mail', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const choices = [
      { kind: 'option:size', label: 'Size', value: 'Large' },
      { kind: 'option:yarn', label: 'Yarn', value: 'Madder' },
    ];
    await database().orderItem.updateMany({ where: { orderId }, data: { choices } });
    await send(orderId, 1);
    const lines = [{ name: 'Harvest Mug, Large, Madder', pieces: 1 }];
    expect((await findOrder(tenant.id, orderId))?.shipments).toMatchObject([{ lines }]);
    expect((await findGuestOrder(tenant.id, orderId))?.shipments).toMatchObject([{ lines }]);
    expect((await mailOf(orderId, 'order_shipped'))?.text).toContain('Harvest Mug, Large, Madder');
  });

  it('has no more pieces than are left, however many requests race', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const results = await Promise.all(Array.from({ length: 5 }, () => send(orderId, 1)));
    expect(results.filter(({ result }) => result.ok)).toHaveLength(2);
    expect(results.find(({ result }) => !result.ok)?.result).toEqual({ ok: false, error: 'too_many' });
    expect((await send(orderId, 3)).result).toEqual({ ok: false, error: 'too_many' });
  });

  it('is sent once, however often its request arrives', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const shipmentId = randomUUID();
    await send(orderId, 1, { shipmentId });
    expect((await send(orderId, 1, { shipmentId })).result.ok).toBe(true);
    expect(await mailsOf(orderId)).toHaveLength(1);
  });

  it.each([
    [{ status: 'cancelled', paymentStatus: 'paid' }, 'cancelled'],
    [{ status: 'pending', paymentStatus: 'unpaid' }, 'unpaid'],
    [{ status: 'pending', paymentStatus: 'pending' }, 'unpaid'],
  ] as const)('of an order that is %o is refused', async (changes, error) => {
    const orderId = await createOrderRow(tenant.id, changes);
    expect((await send(orderId, 1)).result).toEqual({ ok: false, error });
    expect(await readOrder(orderId)).toMatchObject({ events: [], mails: [] });
  });

  it('of another shop is not found, and neither is a piece of another order', async () => {
    const stranger = await createTenant();
    const theirs = await createOrderRow(stranger.id, paid);
    const ours = await createOrderRow(tenant.id, paid);
    const item = await database().orderItem.findFirstOrThrow({ where: { orderId: theirs } });
    expect((await send(theirs, 1)).result).toEqual({ ok: false, error: 'order_not_found' });
    const pieces = [{ itemId: item.id, pieces: 1 }];
    expect((await send(ours, 1, { pieces })).result).toEqual({ ok: false, error: 'too_many' });
  });
});

describe('taking a parcel back', () => {
  it('before its mail leaves tells nobody, and reopens the order that it completed', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const { shipmentId } = await send(orderId, 2);
    expect(await readOrder(orderId)).toMatchObject({ status: 'completed' });
    expect((await withdrawShipment(tenant.id, { orderId, shipmentId, actorName })).ok).toBe(true);
    expect(await readOrder(orderId)).toMatchObject({ status: 'processing', mails: [] });
    expect((await findOrder(tenant.id, orderId))?.shipments).toEqual([]);
    expect((await send(orderId, 2)).result.ok).toBe(true);
    expect(await withdrawShipment(tenant.id, { orderId, shipmentId, actorName })).toEqual({
      ok: false,
      error: 'shipment_not_found',
    });
  });

  it('after its mail has left sends a correction', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const { shipmentId } = await send(orderId, 1);
    await letMailsLeave(orderId);
    await withdrawShipment(tenant.id, { orderId, shipmentId, actorName });
    expect(await mailsOf(orderId)).toContainEqual(['shipment_corrected', `${shipmentId}/2`]);
    const mail = await mailOf(orderId, 'shipment_corrected');
    expect(mail?.text).toContain('has not left');
    expect(mail?.text).not.toContain(UPS);
    // A copy of the first mail that is tried again says nothing any more.
    expect(await mailOf(orderId, 'order_shipped')).toBeNull();
  });

  it('leaves an order completed that was completed before', async () => {
    const orderId = await createOrderRow(tenant.id, { status: 'completed', paymentStatus: 'paid' });
    const { shipmentId } = await send(orderId, 2);
    await withdrawShipment(tenant.id, { orderId, shipmentId, actorName });
    expect(await readOrder(orderId)).toMatchObject({ status: 'completed' });
  });
});

describe('a corrected number', () => {
  const number = 'EA123456785US';
  const correction = (orderId: OrderId, shipmentId: string, version = 1) =>
    correctShipment(tenant.id, {
      ...{ orderId, shipmentId, version, carrier: null, trackingNumber: number, actorName },
    });

  it('is in the first mail if that has not left, and in a mail of its own otherwise', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const { shipmentId } = await send(orderId, 1);
    expect((await correction(orderId, shipmentId)).ok).toBe(true);
    expect(await mailsOf(orderId)).toHaveLength(1);
    expect((await mailOf(orderId, 'order_shipped'))?.text).toContain(`USPS ${number}`);
    await letMailsLeave(orderId);
    const back = { orderId, shipmentId, version: 2, carrier: null, trackingNumber: UPS, actorName };
    await correctShipment(tenant.id, back);
    const mail = await mailOf(orderId, 'shipment_corrected');
    expect(mail?.html).toContain(`https://www.ups.com/track?tracknum=${UPS}`);
  });

  it('does not overwrite another correction', async () => {
    const orderId = await createOrderRow(tenant.id, paid);
    const { shipmentId } = await send(orderId, 1);
    await correction(orderId, shipmentId);
    expect(await correction(orderId, shipmentId)).toEqual({ ok: false, error: 'changed' });
  });
});

describe('a pickup', () => {
  it('is ready with a mail that says where, and completes the order once it is collected', async () => {
    const orderId = await createOrderRow(tenant.id, { ...paid, delivery: pickup });
    const { shipmentId } = await send(orderId, 2);
    expect(await readOrder(orderId)).toMatchObject({ status: 'processing' });
    const mail = await mailOf(orderId, 'pickup_ready');
    expect(mail?.text).toContain('1 Kiln Lane');
    expect(mail?.text).not.toContain(UPS);
    const collected = await collectShipment(tenant.id, { orderId, shipmentId, actorName });
    expect(collected.ok).toBe(true);
    expect(await readOrder(orderId)).toMatchObject({ status: 'completed' });
    expect(await kindsOf(orderId)).toEqual(['pickup.ready', 'pickup.collected', 'order.status']);
    // It is in the buyer's hands: nobody needs to be told that it waits.
    expect(await mailsOf(orderId)).toEqual([]);
    await collectShipment(tenant.id, { orderId, shipmentId, actorName });
    expect(await kindsOf(orderId)).toHaveLength(3);
  });
});
