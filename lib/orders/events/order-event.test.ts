import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { eventColumns, ORDER_EVENT_KINDS, type OrderEvent, readEvent } from './order-event';

const nothing = { fromValue: null, toValue: null, actorName: null, detail: {} };

it.each<[OrderEvent, object]>([
  [{ kind: 'order.created' }, { toValue: 'pending' }],
  [
    { kind: 'order.status', from: 'processing', to: 'completed', actorName: 'Ada' },
    { fromValue: 'processing', toValue: 'completed', actorName: 'Ada' },
  ],
  [{ kind: 'order.expired' }, { fromValue: 'pending', toValue: 'cancelled' }],
  [
    { kind: 'order.completion_undone', actorName: 'Ada' },
    { fromValue: 'completed', toValue: 'processing', actorName: 'Ada' },
  ],
  [
    { kind: 'payment.started', paypalOrderId: 'P1', attempt: 2 },
    { detail: { paypalOrderId: 'P1', attempt: 2 } },
  ],
  [{ kind: 'payment.pending' }, { toValue: 'pending' }],
  [
    { kind: 'payment.captured', paypalCaptureId: 'C1' },
    { toValue: 'paid', detail: { paypalCaptureId: 'C1' } },
  ],
  [
    { kind: 'payment.mismatch', to: null, paypalCaptureId: 'C1', amountCents: cents(100), currency: 'EUR' },
    { detail: { paypalCaptureId: 'C1', amountCents: 100, currency: 'EUR' } },
  ],
  [
    {
      kind: 'payment.refunded',
      to: 'refunded',
      paypalRefundId: 'R1',
      amountCents: cents(100),
      currency: 'USD',
      reason: 'One broke',
      actorName: 'Ada',
    },
    {
      toValue: 'refunded',
      actorName: 'Ada',
      detail: { paypalRefundId: 'R1', amountCents: 100, currency: 'USD', reason: 'One broke' },
    },
  ],
])('%o is stored in its columns', (event, columns) => {
  expect(eventColumns(event)).toEqual({ ...nothing, kind: event.kind, ...columns });
});

it('reads back what was written, and of a damaged row what is readable', () => {
  const row = eventColumns({ kind: 'order.status', from: 'pending', to: 'processing', actorName: null });
  expect(readEvent(row)).toEqual({ kind: 'order.status', to: 'processing', detail: {} });
  const damaged = { ...row, toValue: 'constructor', detail: { amountCents: 'much', reason: 'One broke' } };
  expect(readEvent(damaged)).toEqual({ kind: 'order.status', to: null, detail: { reason: 'One broke' } });
});

it('knows only its own kinds', () => {
  expect(ORDER_EVENT_KINDS).toHaveLength(21);
  expect(readEvent({ ...nothing, kind: 'parcel.sent' })).toBeNull();
  expect(readEvent({ ...nothing, kind: 'toString' })).toBeNull();
});

it('is written by one module', () => {
  const writers = ['app', 'lib', 'prisma'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated\/|^testing\//.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) =>
        /\.orderEvent\s*\.(create|upsert|update)|INTO order_events\b|insertRows\(\s*'order_events'/.test(
          readFileSync(file, 'utf8'),
        ),
      ),
  );
  expect(writers).toEqual(['lib/orders/events/order-events.commands.ts']);
});
