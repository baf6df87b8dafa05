import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { cancelFacts } from './cancel-facts';

const payment = (status: PaymentView['status'], refundable = 0): PaymentView => ({
  id: `${status}-${refundable}`,
  attempt: 1,
  status,
  method: 'paypal',
  note: '',
  actorName: null,
  paypalOrderId: 'ORDER',
  paypalCaptureId: null,
  amountCents: cents(6_000),
  paypalFeeCents: null,
  platformFeeCents: cents(0),
  refundedCents: cents(0),
  refundableCents: cents(refundable),
  createdAt: new Date(0),
  capturedAt: null,
});

it.each<[PaymentView[], ReturnType<typeof cancelFacts>['waiting']]>([
  [[], null],
  [[payment('failed'), payment('expired')], null],
  [[payment('captured', 100)], null],
  [[payment('failed'), payment('created')], 'opened'],
  [[payment('created'), payment('pending')], 'pending'],
])('of %j it says whether money may still come: %s', (payments, waiting) => {
  expect(cancelFacts(payments).waiting).toBe(waiting);
});

it('names the payments that can be refunded', () => {
  const left = payment('captured', 1_000);
  expect(cancelFacts([payment('captured'), left]).refundable).toEqual([left]);
});
