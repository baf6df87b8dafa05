import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { type PaymentView, paymentFacts } from './payment-facts';

const payment = (changes: Partial<PaymentView> = {}): PaymentView => ({
  id: 'payment',
  attempt: 1,
  status: 'captured',
  paypalOrderId: 'ORDER',
  paypalCaptureId: 'CAPTURE',
  amountCents: cents(6_000),
  paypalFeeCents: cents(258),
  refundedCents: cents(0),
  createdAt: new Date(0),
  capturedAt: new Date(0),
  ...changes,
});

const platformFee = cents(204);

it('is nothing as long as no money has come in', () => {
  expect(paymentFacts([], platformFee)).toBeNull();
  expect(
    paymentFacts([payment({ status: 'created' }), payment({ status: 'failed' })], platformFee),
  ).toBeNull();
});

it('leaves the shop what neither PayPal, nor the platform, nor a refund took', () => {
  const attempts = [payment({ status: 'failed' }), payment({ refundedCents: cents(1_000) })];
  expect(paymentFacts(attempts, platformFee)).toEqual({
    captured: 6_000,
    refunded: 1_000,
    paypalFee: 258,
    platformFee: 204,
    net: 4_538,
  });
});

it('counts a second capture, but the platform fee once', () => {
  expect(paymentFacts([payment(), payment()], platformFee)).toMatchObject({
    captured: 12_000,
    paypalFee: 516,
    net: 11_280,
  });
});

it('does not call a fee known that PayPal has not told', () => {
  expect(paymentFacts([payment(), payment({ paypalFeeCents: null })], platformFee)).toMatchObject({
    paypalFee: null,
    net: 11_538,
  });
});
