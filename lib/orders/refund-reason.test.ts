import { expect, it } from 'vitest';
import { refundReasonText } from './refund-reason';

it.each([
  ['', 'second_capture', 'This order was paid twice'],
  ['', 'capture_mismatch', 'The amount taken was not the total of the order'],
  ['One mug broke', null, 'One mug broke'],
  ['', null, ''],
  ['', 'of_a_later_release', ''],
  // An older release still wrote texts while this one was deployed.
  ['This order was paid twice', null, 'This order was paid twice'],
])('%o with the code %o reads “%s”', (reason, code, text) => {
  expect(refundReasonText(reason, code)).toBe(text);
});
