import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import { previewKey } from '@/lib/uploads/store/object-key';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { deleteTestOrder } from './delete-test-order';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));

let shop: Tenant;
let other: Tenant;
let ownerId: string;
beforeEach(async () => {
  [shop, other] = await freshTenants();
  ({ store, everything } = await emptyStore());
  ownerId = (await database().tenantUser.findFirstOrThrow({ where: { tenantId: shop.id } })).userId;
});

let number = 900_000_000;
const test = (at = shop, changes: { paidAt?: Date } = {}) => {
  number += 1;
  return createOrderRow(at.id, {
    isTest: true,
    orderNumber: number,
    platformFeeCents: 0,
    ...changes,
  });
};
const press = (orderId: OrderId, actorId = ownerId) => deleteTestOrder(shop.id, { orderId, actorId });
const gone = { ok: false, error: 'gone' };

it('goes with its lines, payments, refunds, mails and files, and leaves a line in the log', async () => {
  const logo = await createUpload(store, shop.id);
  const orderId = await test(shop, { paidAt: new Date() });
  await tenantDb(shop.id, (db) => addFilesTo(db, shop.id, orderId, [{ uploadId: logo.id, kind: 'logo' }]));
  await storeOrderFiles(shop.id, orderId);
  const file = await database().orderFile.findFirstOrThrow({ where: { orderId } });
  expect(await everything()).toEqual(expect.arrayContaining([file.objectKey, previewKey(file.objectKey)]));
  const payment = await database().payment.create({
    data: {
      tenantId: shop.id,
      orderId,
      attempt: 1,
      paypalOrderId: 'PP-1',
      status: 'captured',
      capturedAt: new Date(),
      amountCents: 5_600,
      refundedCents: 100,
    },
  });
  await database().refund.create({
    data: {
      tenantId: shop.id,
      id: randomUUID(),
      orderId,
      paymentId: payment.id,
      amountCents: 100,
      reason: 'Test',
      actorName: 'Dale',
      status: 'completed',
      completedAt: new Date(),
    },
  });
  await database().outboxMail.create({ data: { tenantId: shop.id, orderId, kind: 'order_confirmation' } });
  expect(await press(orderId)).toEqual({ ok: true, value: null });
  expect([
    await database().order.count(),
    await database().orderItem.count(),
    await database().payment.count(),
    await database().refund.count(),
    await database().outboxMail.count(),
    await database().orderFile.count(),
  ]).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await everything()).filter((key) => key.includes(orderId))).toEqual([]);
  expect(await database().auditEvent.findMany()).toMatchObject([
    { kind: 'order.test_deleted', actorId: ownerId, detail: { orderNumber: number } },
  ]);
  expect(await press(orderId)).toEqual(gone);
});

it('is all that is deleted: no real order, and none of another shop', async () => {
  const real = await createOrderRow(shop.id);
  const theirs = await test(other);
  expect([await press(real), await press(theirs)]).toEqual([gone, gone]);
  expect(await database().order.count()).toBe(2);
});

it.each(['order-manager', 'product-manager'])('is not for a %s to delete', async (role) => {
  const orderId = await test();
  const { id } = await database().user.create({
    data: { email: `${randomUUID()}@example.test`, passwordHash: '' },
  });
  await database().tenantUser.create({ data: { tenantId: shop.id, userId: id, role } });
  const theirOwner = await database().tenantUser.findFirstOrThrow({ where: { tenantId: other.id } });
  expect(await press(orderId, id)).toEqual({ ok: false, error: 'denied' });
  expect(await press(orderId, theirOwner.userId)).toEqual({ ok: false, error: 'denied' });
  expect(await database().order.count()).toBe(1);
});

it.each([
  ['while PayPal reviews its payment', { status: 'pending' }, false],
  ['while its capture runs', { status: 'created', captureAskedAt: new Date() }, false],
  ['after a decline', { status: 'created', captureAskedAt: new Date(), declinedAt: new Date() }, true],
  ['that nobody approved', { status: 'created' }, true],
])('%s, is deleted or kept', async (_when, payment, isDeleted) => {
  const orderId = await test();
  await database().payment.create({
    data: { tenantId: shop.id, orderId, attempt: 1, paypalOrderId: 'PP-1', amountCents: 5_600, ...payment },
  });
  expect(await press(orderId)).toEqual(isDeleted ? { ok: true, value: null } : { ok: false, error: 'busy' });
  expect(await database().order.count()).toBe(isDeleted ? 0 : 1);
});
