import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { completeOrder, undoCompletion } from './complete-order';
import { UNDO_LIFE, UNDO_OFFERED } from './undo-life';

let tenant: Tenant;
let orderId: OrderId;
const paid = { paymentStatus: 'paid', paidAt: new Date() };
beforeEach(async () => {
  tenant = await freshTenant();
  orderId = await createOrderRow(tenant.id, { status: 'processing', ...paid });
});

const actorName = 'Dale Okafor';
const complete = (id = orderId) => completeOrder(tenant.id, { orderId: id, actorName });
const undo = (id = orderId) => undoCompletion(tenant.id, { orderId: id, actorName });
const done = { ok: true, value: null };

it('completes with one click, and delays the mail for as long as that can be undone', async () => {
  const before = Date.now();
  expect(await complete()).toEqual(done);
  const order = await readOrder(orderId);
  expect(order.status).toBe('completed');
  expect(order.events).toMatchObject([{ fromValue: 'processing', toValue: 'completed', actorName }]);
  expect(order.mails).toMatchObject([{ kind: 'order_completed', attempts: 0 }]);
  const waits = (order.mails[0]?.nextAttemptAt?.getTime() ?? 0) - before;
  expect(waits).toBeGreaterThanOrEqual(UNDO_LIFE);
  expect(waits).toBeLessThan(UNDO_LIFE + 5_000);
  expect(UNDO_OFFERED).toBeLessThan(UNDO_LIFE);
});

it('is undone together with its mail, with an event, and can be done again', async () => {
  await complete();
  expect(await undo()).toEqual(done);
  const order = await readOrder(orderId);
  expect([order.status, order.mails]).toEqual(['processing', []]);
  expect(order.events.map(({ kind }) => kind)).toEqual(['order.status', 'order.completion_undone']);
  expect(await undo()).toEqual({ ok: false, error: 'too_late' });
  expect(await complete()).toEqual(done);
  expect((await readOrder(orderId)).mails).toMatchObject([{ kind: 'order_completed' }]);
});

it.each([
  ['its time has come', { nextAttemptAt: new Date(0) }],
  ['it is in somebody’s hands', { attempts: 1 }],
  ['it has left', { sentAt: new Date(), nextAttemptAt: null }],
])('cannot be undone once the mail may have been sent: %s', async (_name, data) => {
  await complete();
  await database().outboxMail.updateMany({ data });
  expect(await undo()).toEqual({ ok: false, error: 'too_late' });
  const order = await readOrder(orderId);
  expect([order.status, order.mails.length]).toEqual(['completed', 1]);
});

it('also completes an order that nobody has started, once in a race, and no unpaid order', async () => {
  const fresh = await createOrderRow(tenant.id, { status: 'pending', ...paid });
  expect(await Promise.all([complete(fresh), complete(fresh), complete(fresh)])).toContainEqual(done);
  const order = await readOrder(fresh);
  expect([order.status, order.mails.length]).toEqual(['completed', 1]);
  for (const changes of [
    { status: 'processing', paymentStatus: 'unpaid' },
    { status: 'cancelled', ...paid },
  ]) {
    const id = await createOrderRow(tenant.id, changes);
    expect(await complete(id)).toEqual({ ok: false, error: 'moved_on' });
    expect((await readOrder(id)).status).toBe(changes.status);
  }
});

it('does nothing to another shop’s order', async () => {
  const other = (await createTenant()).id;
  expect(await completeOrder(other, { orderId, actorName })).toEqual({ ok: false, error: 'order_not_found' });
  await complete();
  expect(await undoCompletion(other, { orderId, actorName })).toEqual({ ok: false, error: 'too_late' });
  expect((await readOrder(orderId)).status).toBe('completed');
});
