// What a change of many prices makes of one price. No I/O: the preview and the change itself use the same rule.
import { HIGHEST_PRICE } from '@/lib/catalog/product-limits';
import { type Cents, cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';

/** `by` is in hundredths of a percent, or in cents; below zero to lower prices. */
export type PriceChange = { kind: 'percent' | 'amount'; by: number };

export type PriceProblem = 'too_low' | 'too_high';

/** -50 % to +1,000 % would be a typing error beyond these. */
export const MOST_PERCENT = 100_000;
export const LEAST_PERCENT = -9_900;

/** The price after a change, rounded half up to a cent; a price of nothing, or above the highest, is refused. */
export function changedPrice(price: Cents, { kind, by }: PriceChange): Result<Cents, PriceProblem> {
  const changed = kind === 'amount' ? price + by : Math.floor((price * (10_000 + by) + 5_000) / 10_000);
  if (changed < 1) {
    return err('too_low');
  }
  return changed > HIGHEST_PRICE ? err('too_high') : ok(cents(changed));
}

/** The hundredths of a percent of a typed percentage such as '10' or '-7.5'; null for anything else. */
export function percentFromText(typed: string): number | null {
  const text = typed.trim().replace(/%$/, '').trim();
  return text.length <= 8 && /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 100)
    : null;
}
