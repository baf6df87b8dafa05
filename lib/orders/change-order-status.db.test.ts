import { beforeEach, describe, expect, it } from 'vitest';
import { asOrderId, type OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { changeOrderStatus } from './change-order-status';
import { ORDER_STATUSES, type OrderStatus, orderMovesFrom } from './status/status';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const actorName = 'Wren Calloway';
const move = (orderId: OrderId, from: OrderStatus, to: OrderStatus) =>
  changeOrderStatus(tenant.id, { orderId, from, to, actorName });

const everyMove = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
const allowed = everyMove.filter(([from, to]) => orderMovesFrom(from).includes(to));
const refused = everyMove.filter(([from, to]) => from !== to && !orderMovesFrom(from).includes(to));

describe('the mail to the shopper', () => {
  it('is enqueued once when the order is completed, however many requests race', async () => {
    const orderId = await createOrderRow(tenant.id, { status: 'processing' });
    await Promise.all(Array.from({ length: 5 }, () => move(orderId, 'processing', 'completed')));
    expect((await readOrder(orderId)).mails).toMatchObject([{ kind: 'order_completed', sentAt: null }]);
  });

  it.each(['pending', 'processing'] as const)(
    'is enqueued once when a %s order is cancelled',
    async (from) => {
      const orderId = await createOrderRow(tenant.id, { status: from });
      await Promise.all(Array.from({ length: 5 }, () => move(orderId, from, 'cancelled')));
      expect((await readOrder(orderId)).mails).toMatchObject([{ kind: 'order_cancelled', sentAt: null }]);
    },
  );

  it.each([
    ['pending', 'processing'],
    ['cancelled', 'completed'],
  ] as const)('is not enqueued for %s to %s', async (from, to) => {
    const orderId = await createOrderRow(tenant.id, { status: from });
    await move(orderId, from, to);
    expect((await readOrder(orderId)).mails).toEqual([]);
  });
});

describe('a status change', () => {
  it.each(allowed)('from %s to %s succeeds, and its event names the person', async (from, to) => {
    const orderId = await createOrderRow(tenant.id, { status: from });
    expect(await move(orderId, from, to)).toEqual({ ok: true, value: to });
    const order = await readOrder(orderId);
    expect(order.status).toBe(to);
    expect(order.events).toMatchObject([{ kind: 'order.status', fromValue: from, toValue: to, actorName }]);
  });

  it.each(refused)('from %s to %s is refused, and changes nothing', async (from, to) => {
    const orderId = await createOrderRow(tenant.id, { status: from });
    expect(await move(orderId, from, to)).toEqual({ ok: false, error: { code: 'moved_on', status: from } });
    expect(await readOrder(orderId)).toMatchObject({ status: from, events: [] });
  });

  it('is refused if the order has moved on, even if the new status would allow it', async () => {
    const orderId = await createOrderRow(tenant.id, { status: 'processing', paymentStatus: 'paid' });
    expect(await move(orderId, 'pending', 'cancelled')).toEqual({
      ok: false,
      error: { code: 'moved_on', status: 'processing' },
    });
    expect(await readOrder(orderId)).toMatchObject({ status: 'processing', events: [] });
  });

  it('happens once when five equal requests race', async () => {
    const orderId = await createOrderRow(tenant.id, { status: 'processing' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => move(orderId, 'processing', 'completed')),
    );
    expect(answers).toEqual(Array(5).fill({ ok: true, value: 'completed' }));
    expect((await readOrder(orderId)).events).toHaveLength(1);
  });

  it('succeeds for one of two requests with different targets', async () => {
    const orderId = await createOrderRow(tenant.id, { status: 'processing' });
    const answers = await Promise.all([
      move(orderId, 'processing', 'completed'),
      move(orderId, 'processing', 'cancelled'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const order = await readOrder(orderId);
    expect(order.events).toMatchObject([{ toValue: order.status }]);
  });

  it('does not reach an order of another shop, nor an order that does not exist', async () => {
    const theirs = await createOrderRow((await createTenant()).id, { status: 'pending' });
    for (const orderId of [theirs, asOrderId('0190a1b2-0000-7000-8000-0000000000ff')]) {
      expect(await move(orderId, 'pending', 'processing')).toEqual({
        ok: false,
        error: { code: 'order_not_found' },
      });
    }
    expect(await readOrder(theirs)).toMatchObject({ status: 'pending', events: [] });
  });
});
