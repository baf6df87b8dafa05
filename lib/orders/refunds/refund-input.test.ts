import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { refundInput } from './refund-input';

const input = (changes: object = {}) => ({
  refund_id: randomUUID(),
  order_id: randomUUID(),
  payment_id: randomUUID(),
  amount_cents: 2_000,
  seen_refundable_cents: 6_000,
  reason: '',
  cancel_from: null,
  ...changes,
});

it.each<[object, object]>([
  [{}, { amount_cents: 2_000, reason: '', cancel_from: null }],
  [{ reason: '  One\nmug\u0000broke ' }, { reason: 'One mug broke' }],
  [{ reason: '🏺'.repeat(255) }, { reason: '🏺'.repeat(255) }],
  [{ cancel_from: 'processing' }, { cancel_from: 'processing' }],
  [
    { amount_cents: 1, seen_refundable_cents: 0 },
    { amount_cents: 1, seen_refundable_cents: 0 },
  ],
  [{ amount_cents: 2 ** 31 - 1 }, { amount_cents: 2 ** 31 - 1 }],
  // Cleaned first, counted afterwards.
  [{ reason: ' '.repeat(2_550) }, { reason: '' }],
])('accepts %j', (changes, expected) => {
  expect(refundInput.parse(input(changes))).toMatchObject(expected);
});

it.each([
  { amount_cents: 0 },
  { amount_cents: -1 },
  { amount_cents: 19.5 },
  { amount_cents: '2000' },
  { amount_cents: 2 ** 31 },
  { seen_refundable_cents: null },
  { seen_refundable_cents: -1 },
  { seen_refundable_cents: 2 ** 31 },
  { reason: ' '.repeat(2_551) },
  { order_id: '1' },
  { payment_id: '1' },
  { refund_id: '1' },
  { reason: 'x'.repeat(256) },
  { cancel_from: 'gone' },
])('refuses %j', (changes) => {
  expect(refundInput.safeParse(input(changes)).success).toBe(false);
});
