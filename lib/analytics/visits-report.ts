// The report of a shop's visits, and what follows from its numbers. Pure, and safe for the browser.
import { type Cents, cents } from '@/lib/money/cents';

/** What was sold; null for people who may not see it. */
export type Sold = { orders: number; sales: Cents } | null;

export type Totals = { visits: number; views: number; carts: number; checkouts: number; sold: Sold };

export type DayTotals = Totals & { isoDate: string };

export type SourceRow = { source: string | null; visits: number; sold: Sold };

export type ProductRow = {
  /** Null for one that was deleted. */
  id: string | null;
  name: string;
  views: number;
  sold: { pieces: number; sales: Cents } | null;
};

export type VisitsReport = {
  timeZone: string;
  /** The first day on which anything was counted; null if nothing ever was. */
  since: string | null;
  days: DayTotals[];
  totals: Totals;
  /** As many days before; null if the shop did not count on all of them. */
  before: Totals | null;
  sources: SourceRow[];
  products: ProductRow[];
  searches: { words: string; count: number }[];
};

const NOTHING: Totals = { visits: 0, views: 0, carts: 0, checkouts: 0, sold: null };

const addSold = (one: Sold, other: Sold): Sold =>
  one === null || other === null
    ? (one ?? other)
    : { orders: one.orders + other.orders, sales: cents(one.sales + other.sales) };

/** The sums of days, or of parts of a day. */
export const sumTotals = (parts: readonly Totals[]): Totals =>
  parts.reduce(
    (sum, part) => ({
      visits: sum.visits + part.visits,
      views: sum.views + part.views,
      carts: sum.carts + part.carts,
      checkouts: sum.checkouts + part.checkouts,
      sold: addSold(sum.sold, part.sold),
    }),
    NOTHING,
  );

/** How much more it is than before, in whole percent; null if there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** Of a hundred, with a decimal below ten; null without anything to compare with. */
export function shareOf(part: number, whole: number): number | null {
  if (whole === 0) {
    return null;
  }
  const share = (part / whole) * 100;
  return share < 10 ? Math.round(share * 10) / 10 : Math.round(share);
}

/** The days of a chart: one by one, or of a long time seven at a time, the last ones whole. */
export function chartParts(days: readonly DayTotals[]): DayTotals[] {
  if (days.length <= 90) {
    return [...days];
  }
  const parts: DayTotals[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    parts.unshift({ ...sumTotals(week), isoDate: week[0]?.isoDate ?? '' });
  }
  return parts;
}
