import { expect, it } from 'vitest';
import { isRefusalOfAmount, refundSentences } from './refund';

it.each(['REFUND_FAILED_INSUFFICIENT_FUNDS', 'CAPTURE_FULLY_REFUNDED', 'NOT_CONNECTED'])(
  'explains %s without its code',
  (issue) => {
    expect(refundSentences.refused(issue)).not.toMatch(/[A-Z]+_[A-Z]/);
  },
);

it.each(['SOMETHING_NEW', 'toString', '__proto__'])('names an unknown refusal, %s, by its code', (issue) => {
  expect(refundSentences.refused(issue)).toContain(`(${issue})`);
});

it('knows which refusals are about the amount', () => {
  expect([isRefusalOfAmount('REFUND_AMOUNT_EXCEEDED'), isRefusalOfAmount('REFUND_NOT_ALLOWED')]).toEqual([
    true,
    false,
  ]);
});
