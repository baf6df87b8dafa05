import { expect, test } from 'vitest';
import { checkGrowth } from './order-book';

const before = { orders: 20, highestNumber: 1_020 };

test.each([
  ['an order that was answered and is not there', { orders: 24, highestNumber: 1_024 }],
  ['an order that nobody was told of', { orders: 26, highestNumber: 1_026 }],
  ['a gap in the numbers', { orders: 25, highestNumber: 1_026 }],
])('%s is detected', (_name, after) => {
  expect(() => checkGrowth(before, after, 5)).toThrow('5 orders were answered with 201');
});

test('accepts as many orders and numbers as answers', () => {
  expect(() => checkGrowth(before, { orders: 25, highestNumber: 1_025 }, 5)).not.toThrow();
});
