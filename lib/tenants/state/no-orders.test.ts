import { expect, it } from 'vitest';
import { noOrdersBecause } from './no-orders';

const open = { isOnVacation: false, hasPayPal: true, takesTestsOnly: false };

it('says why an open store takes no orders', () => {
  expect(noOrdersBecause(open)).toBeNull();
  expect(noOrdersBecause({ ...open, isOnVacation: true })).toBe('vacation');
  expect(noOrdersBecause({ ...open, takesTestsOnly: true, isOnVacation: true })).toBe('sandbox');
  expect(noOrdersBecause({ ...open, hasPayPal: false, takesTestsOnly: true })).toBe('paypal');
});
