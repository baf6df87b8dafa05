// Whether a code may be used for an order, and why not.
import type { Cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { DiscountCode } from './discount-code';

/** How often a code is used: in all, and by the customer who asks (0 for a guest). */
export type CodeUses = { all: number; mine: number };

/** A code that somebody entered, as the shop knows it. */
export type EnteredCode = {
  /** As it was typed, in capital letters. */
  typed: string;
  /** Null if the shop has no such code. */
  found: { code: DiscountCode; uses: CodeUses } | null;
  /** Whether the shopper is signed in with a proven address. */
  isProven: boolean;
  now: Date;
};

export type CodeRefusal =
  | {
      why:
        | 'unknown'
        | 'off'
        | 'ended'
        | 'used_up'
        | 'used_by_you'
        | 'sign_in'
        | 'sign_in_free'
        | 'other_goods';
    }
  | { why: 'early'; from: Date }
  | { why: 'too_little'; leastCents: Cents; isOfGoods: boolean };

/** The code, or why it cannot be used. `coveredCents`: the price of the lines that it covers; null if it covers none. */
export function judgeCode(
  { found, isProven, now }: EnteredCode,
  coveredCents: (code: DiscountCode) => Cents | null,
): Result<DiscountCode, CodeRefusal> {
  if (found === null) {
    return err({ why: 'unknown' });
  }
  const { code, uses } = found;
  if (!code.isActive) {
    return err({ why: 'off' });
  }
  if (code.startsAt !== null && now < code.startsAt) {
    return err({ why: 'early', from: code.startsAt });
  }
  if (code.endsAt !== null && now >= code.endsAt) {
    return err({ why: 'ended' });
  }
  if (code.mostUses !== null && uses.all >= code.mostUses) {
    return err({ why: 'used_up' });
  }
  if (code.mostUsesEach !== null && !isProven) {
    return err({ why: 'sign_in' });
  }
  if (code.mostUsesEach !== null && uses.mine >= code.mostUsesEach) {
    return err({ why: 'used_by_you' });
  }
  const covered = coveredCents(code);
  if (covered === null) {
    return err({ why: 'other_goods' });
  }
  const isOfGoods = code.productIds.length + code.categoryIds.length > 0;
  return covered < code.leastCents
    ? err({ why: 'too_little', leastCents: code.leastCents, isOfGoods })
    : ok(code);
}
