import { expect, it } from 'vitest';
import { asOrderId } from '@/lib/ids';
import { examples } from '@/lib/testing/examples';
import { failed, isFresh, NOT_ASKED, nothing, outcomeOf, unanswered } from './event-outcome';

const now = new Date('2026-11-21T12:00:00Z');
const ok = { ok: true, value: { orderId: 'order' } };
const because = (code: string, reason: string) => ({ ok: false, error: { code, reason } });

it.each([
  ['settled', ok],
  ['open', ok],
  ['expired', ok],
  ['unavailable', because('unavailable', 'unavailable')],
  ['unreachable', because('failed', "the payment's account cannot be asked")],
  ['unknown', because('failed', 'the payment could not be recorded')],
] as const)('a payment that was checked and is %s', (reconciled, expected) => {
  expect(outcomeOf(reconciled, asOrderId('order'))).toEqual(expected);
});

examples('a question that PayPal answers with %o', unanswered, [
  [
    { kind: 'unavailable', reason: 'PayPal answered 503' } as const,
    because('unavailable', 'PayPal answered 503'),
  ],
  [{ kind: 'misconfigured' } as const, NOT_ASKED],
  [{ kind: 'refused', issue: 'PERMISSION_DENIED' } as const, NOT_ASKED],
]);

it('a failure has its reason, and nothing is no failure', () => {
  expect(failed('a reason')).toEqual(because('failed', 'a reason'));
  expect(nothing).toEqual({ ok: true, value: { orderId: null } });
});

it.each([
  [0, true],
  [15 * 60_000 - 1, true],
  [15 * 60_000, false],
])('a message that came %i milliseconds ago is fresh: %s', (age, expected) => {
  expect(isFresh(new Date(now.getTime() - age), now)).toBe(expected);
});
