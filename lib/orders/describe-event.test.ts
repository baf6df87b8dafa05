import { expect, it } from 'vitest';
import { describeEvent, type OrderEventRow } from './describe-event';

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
  [event('order.status', { fromValue: 'pending', toValue: 'processing' }), 'Moved to Processing', null],
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
    'PayPal took an amount that is not the total of this order. Please check it at PayPal.',
    '$19.99 EUR, PayPal transaction 9AB',
  ],
  [
    event('payment.mismatch', { detail: { amountCents: 'much' } }),
    'PayPal took an amount that is not the total of this order. Please check it at PayPal.',
    null,
  ],
  [
    event('payment.pending'),
    'PayPal is checking the payment',
    'It has not been paid yet. This can take some days.',
  ],
  [event('payment.failed'), 'PayPal declined the payment', 'No money was taken.'],
  [event('payment.expired'), 'Not approved at PayPal in time', 'No money was taken.'],
  [event('order.expired', { toValue: 'cancelled' }), 'Cancelled', 'Nobody paid it within 24 hours'],
  [event('parcel.sent', { detail: ['?'] }), 'parcel.sent', null],
])('$kind is told as "%s"', (row, title, text) => {
  expect(describeEvent(row)).toEqual({ title, text });
});

it('tells an owner what to do about a second payment', () => {
  expect(describeEvent(event('payment.second_capture')).title).toMatch(/give the second payment back/);
});
