// The geometry of the revenue chart, in percent of its width and height, so that it fits any screen.
import { type Cents, cents, formatCents } from '@/lib/money/cents';
import type { DayRevenue } from './dashboard-views';

export type ChartBar = { x: number; width: number; height: number };
export type ChartTick = { y: number; label: string };
export type ChartLabel = { x: number; isoDate: string };

export type RevenueChart = { bars: ChartBar[]; ticks: ChartTick[]; labels: ChartLabel[] };

const DOLLAR = 100;
const MOST_STEPS = 4;
/** How much of its day's width a bar takes; the rest is the gap to the next. */
const BAR_SHARE = 0.72;
/** A day on which a little was paid must not look like one on which nothing was. */
const LEAST_HEIGHT = 1.5;
const DAYS_PER_LABEL = 7;

/** Bars on a scale that starts at zero and ends at a round amount; labels a week apart, counted from today. */
export function revenueChart(days: readonly DayRevenue[]): RevenueChart {
  const highest = Math.max(0, ...days.map(({ revenue }) => revenue));
  const step = roundStep(highest);
  const top = step * Math.max(1, Math.ceil(highest / step));
  const slot = 100 / days.length;
  return {
    bars: days.map(({ revenue }, index) => ({
      x: (index + (1 - BAR_SHARE) / 2) * slot,
      width: slot * BAR_SHARE,
      height: revenue > 0 ? Math.max((revenue / top) * 100, LEAST_HEIGHT) : 0,
    })),
    ticks: Array.from({ length: top / step + 1 }, (_, index) => ({
      y: 100 - ((index * step) / top) * 100,
      label: formatDollars(cents(index * step)),
    })),
    labels: days
      .map(({ isoDate }, index) => ({ isoDate, x: (index + 0.5) * slot }))
      .filter((_, index) => (days.length - 1 - index) % DAYS_PER_LABEL === 0),
  };
}

/** The smallest round number of dollars, in cents, of which few steps reach `highest`. */
function roundStep(highest: number): number {
  for (let unit = DOLLAR; ; unit *= 10) {
    // 2.5 of a unit is a round number only where it has no cents.
    const factors = unit === DOLLAR ? [1, 2, 5] : [1, 2, 2.5, 5];
    const factor = factors.find((candidate) => candidate * unit * MOST_STEPS >= highest);
    if (factor) {
      return factor * unit;
    }
  }
}

const formatDollars = (amount: Cents): string => formatCents(amount).replace(/\.00$/, '');
