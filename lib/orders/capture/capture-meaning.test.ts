import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import type { GatewayCapture } from '@/lib/payments/gateway';
import { captureMeaning } from './capture-meaning';

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
const meaning = (capture: Partial<GatewayCapture>) =>
  captureMeaning({ status: 'COMPLETED', amount: cents(4_200), currency: 'USD', ...capture }, 4_200);

it.each(TAKEN)('captured money that is %s pays only with the exact amount in US dollars', (status) => {
  expect(meaning({ status })).toBe('paid');
  for (const amount of [cents(4_199), cents(4_201), cents(0), cents(420_000), null]) {
    expect(meaning({ status, amount })).toBe('mismatch');
  }
  for (const currency of ['EUR', 'usd', 'USDT', '']) {
    expect(meaning({ status, currency })).toBe('mismatch');
  }
});

it.each([
  ['PENDING', 'pending'],
  ['DECLINED', 'failed'],
  ['OTHER', 'unknown'],
] as const)('%s is %s, whatever the amount', (status, expected) => {
  for (const amount of [cents(4_200), cents(1), null]) {
    expect(meaning({ status, amount, currency: 'EUR' })).toBe(expected);
  }
});
