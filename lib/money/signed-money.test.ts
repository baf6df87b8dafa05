import { expect, it } from 'vitest';
import { cents, centsToDecimal, sumCents } from './cents';
import { gone, goneText, moneyText } from './signed-money';

it('gives outgoing money a minus, returned money none, and zero no sign', () => {
  expect([cents(500), cents(-30), cents(0)].map(goneText)).toEqual(['−$5.00', '$0.30', '$0.00']);
  expect([cents(500), cents(-30), cents(0)].map(moneyText)).toEqual(['$5.00', '−$0.30', '$0.00']);
  expect(centsToDecimal(gone(cents(0)))).toBe('0.00');
  expect(Object.is(gone(cents(0)), -0)).toBe(false);
});

it('makes a row add up to its last amount', () => {
  const [gross, fee, refunded] = [cents(2_800), cents(111), cents(1_000)];
  expect(sumCents([gross, gone(fee), gone(refunded)])).toBe(1_689);
});
