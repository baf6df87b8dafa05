import { expect, it } from 'vitest';
import { describeEvent } from './describe-event';
import type { OrderEventRow } from './order-event';

const event = (kind: string, changes: Partial<OrderEventRow> = {}): OrderEventRow => ({
  kind,
  fromValue: null,
  toValue: null,
  detail: {},
  actorName: null,
  ...changes,
});

it.each<[OrderEventRow, string, string | null]>([
  [event('order.created', { toValue: 'pending' }), 'Order placed', null],
  [event('order.created', { detail: { origin: 'hand' } }), 'Order created by hand', null],
  [event('order.expired'), 'Cancelled', 'Nobody paid it within 24 hours'],
  [
    event('order.expired', { detail: { origin: 'payment_link' } }),
    'Cancelled',
    'Nobody paid it before its payment link ended',
  ],
  [event('order.status', { fromValue: 'pending', toValue: 'processing' }), 'Moved to Processing', null],
  [
    event('order.status', {
      toValue: 'cancelled',
      detail: { piecesBack: 0, keptCents: 4_686, reason: 'The kiln broke' },
    }),
    'Moved to Cancelled',
    '$46.86 was not given back · Nothing went back into stock · The kiln broke',
  ],
  [
    event('order.status', { toValue: 'cancelled', detail: { piecesBack: 2, reason: '' } }),
    'Moved to Cancelled',
    null,
  ],
  [event('order.status', { toValue: 'constructor' }), 'Status changed', null],
  [event('payment.started', { detail: { attempt: 1 } }), 'Payment opened at PayPal', null],
  [event('payment.started', { detail: { attempt: 3 } }), 'Payment opened at PayPal', 'Attempt 3'],
  [
    event('payment.captured', { detail: { paypalCaptureId: '9AB' } }),
    'Payment received',
    'PayPal transaction 9AB',
  ],
  [event('payment.captured', { detail: null }), 'Payment received', null],
  [
    event('payment.mismatch', { detail: { paypalCaptureId: '9AB', amountCents: 1_999, currency: 'EUR' } }),
    'PayPal took an amount that is not the total of this order. It is given back automatically.',
    '19.99 EUR, PayPal transaction 9AB',
  ],
  [
    event('payment.mismatch', { detail: { amountCents: 'much' } }),
    'PayPal took an amount that is not the total of this order. It is given back automatically.',
    null,
  ],
  [
    event('payment.pending'),
    'PayPal is checking the payment',
    'It has not been paid yet. This can take some days.',
  ],
  [event('payment.failed'), 'PayPal declined the payment', 'No money was taken.'],
  [event('payment.expired'), 'Not paid at PayPal in time', 'No money was taken.'],
  [event('order.expired', { toValue: 'cancelled' }), 'Cancelled', 'Nobody paid it within 24 hours'],
  [
    event('payment.refunded', {
      detail: { paypalRefundId: '9RF', amountCents: 1_999, currency: 'USD', reason: 'One broke' },
    }),
    'Refunded $19.99',
    'One broke · PayPal transaction 9RF',
  ],
  [event('payment.refunded', { detail: { reason: '' } }), 'Refunded', null],
  [
    event('payment.reversed', { detail: { amountCents: 6_000, currency: 'USD' } }),
    'PayPal took money back: $60.00',
    null,
  ],
  [
    event('payment.refund_failed', { detail: { amountCents: 6_000, issue: 'toString' } }),
    'Not refunded: $60.00',
    'PayPal refused this refund (toString). Its page at PayPal says more.',
  ],
  [event('parcel.sent', { detail: ['?'] }), 'parcel.sent', null],
])('$kind is described as "%s"', (row, title, text) => {
  expect(describeEvent(row)).toEqual({ title, text });
});

it('tells an owner what happens with a second payment', () => {
  expect(describeEvent(event('payment.second_capture')).title).toMatch(/second payment is given back/);
});
