import { expect, it } from 'vitest';
import { isRefusalOfAmount, refundSentences } from './refund';

it.each(['REFUND_FAILED_INSUFFICIENT_FUNDS', 'CAPTURE_FULLY_REFUNDED', 'NOT_CONNECTED'])(
  'says %s without its name',
  (issue) => {
    expect(refundSentences.refused(issue)).not.toMatch(/[A-Z]+_[A-Z]/);
  },
);

it.each(['SOMETHING_NEW', 'toString', '__proto__'])(
  'says what it does not know, %s, by its name',
  (issue) => {
    expect(refundSentences.refused(issue)).toContain(`(${issue})`);
  },
);

it('knows which refusals are about the amount', () => {
  expect([isRefusalOfAmount('REFUND_AMOUNT_EXCEEDED'), isRefusalOfAmount('REFUND_NOT_ALLOWED')]).toEqual([
    true,
    false,
  ]);
});
