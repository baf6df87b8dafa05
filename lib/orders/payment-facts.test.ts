import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { type PaymentView, paymentFacts } from './payment-facts';
import type { RefundView } from './refunds/refund-view';

const payment = (changes: Partial<PaymentView> = {}): PaymentView => ({
  id: 'payment',
  attempt: 1,
  status: 'captured',
  method: 'paypal',
  note: '',
  actorName: null,
  paypalOrderId: 'ORDER',
  paypalCaptureId: 'CAPTURE',
  amountCents: cents(6_000),
  paypalFeeCents: cents(258),
  platformFeeCents: cents(204),
  refundedCents: cents(0),
  refundableCents: cents(6_000),
  createdAt: new Date(0),
  capturedAt: new Date(0),
  ...changes,
});

const refund = (changes: Partial<RefundView> = {}): RefundView => ({
  kind: 'refund',
  id: 'refund',
  paymentId: 'payment',
  amountCents: cents(1_000),
  isInDollars: true,
  platformFeeReturnedCents: cents(34),
  items: [],
  hasPostage: false,
  reason: '',
  status: 'completed',
  failure: null,
  actorName: 'Dale Okafor',
  paypalRefundId: 'REFUND',
  createdAt: new Date(0),
  completedAt: new Date(0),
  ...changes,
});

it('is null until money has come in', () => {
  expect(paymentFacts([], [])).toBeNull();
  expect(paymentFacts([payment({ status: 'created' }), payment({ status: 'failed' })], [])).toBeNull();
});

it('leaves the shop the captured amount minus refunds and the fees of PayPal and the platform', () => {
  const attempts = [payment({ status: 'failed' }), payment({ refundedCents: cents(1_000) })];
  const refunds = [refund(), refund({ status: 'failed' }), refund({ status: 'pending' })];
  expect(paymentFacts(attempts, refunds)).toEqual({
    captured: 6_000,
    refunded: 1_000,
    paypalFee: 258,
    platformFee: 204,
    platformFeeReturned: 34,
    net: 4_572,
  });
});

it("counts a second capture; of a refunded one, only PayPal's fee", () => {
  const second = payment({ platformFeeCents: cents(0) });
  expect(paymentFacts([payment(), second], [])).toMatchObject({
    captured: 12_000,
    paypalFee: 516,
    platformFee: 204,
    net: 11_280,
  });
  const given = { ...second, refundedCents: cents(6_000) };
  const back = refund({ amountCents: cents(6_000), platformFeeReturnedCents: cents(0) });
  expect(paymentFacts([payment(), given], [back])?.net).toBe(6_000 - 204 - 516);
});

it('calls no fee known before PayPal has told it', () => {
  expect(paymentFacts([payment(), payment({ paypalFeeCents: null })], [])).toMatchObject({
    paypalFee: null,
    net: 11_334,
  });
});
