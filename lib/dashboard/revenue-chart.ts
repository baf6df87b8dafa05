// The geometry of the revenue chart, in percent of its width and height, so that it fits any screen.
import { type Cents, cents, formatCents } from '@/lib/money/cents';
import type { DayRevenue } from './dashboard-views';

export type ChartBar = { x: number; width: number; height: number };
export type ChartTick = { y: number; label: string };
export type ChartLabel = { x: number; isoDate: string };

export type RevenueChart = { bars: ChartBar[]; ticks: ChartTick[]; labels: ChartLabel[] };

const DOLLAR = 100;
const MOST_STEPS = 4;
/** The share of a day's width for its bar; the rest is the gap. */
const BAR_SHARE = 0.72;
/** A day with a little revenue must not look like a day without any. */
const LEAST_HEIGHT = 1.5;
const DAYS_PER_LABEL = 7;

/** Bars on a scale from zero to a round amount; labels a week apart, counted back from today. */
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

/** The smallest round number of dollars, in cents, that reaches `highest` in at most `MOST_STEPS` steps. */
function roundStep(highest: number): number {
  for (let unit = DOLLAR; ; unit *= 10) {
    // For a unit of one dollar, 2.5 is no round number: it has cents.
    const factors = unit === DOLLAR ? [1, 2, 5] : [1, 2, 2.5, 5];
    const factor = factors.find((candidate) => candidate * unit * MOST_STEPS >= highest);
    if (factor) {
      return factor * unit;
    }
  }
}

const formatDollars = (amount: Cents): string => formatCents(amount).replace(/\.00$/, '');
