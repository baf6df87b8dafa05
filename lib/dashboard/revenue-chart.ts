import { cents, formatCents } from '@/lib/money/cents';
import { barScale, type ChartBar, type ChartTick } from './bar-scale';
import type { DayRevenue } from './dashboard-views';

export type ChartLabel = { x: number; isoDate: string };

export type RevenueChart = { bars: ChartBar[]; ticks: ChartTick[]; labels: ChartLabel[] };

const DOLLAR = 100;
const DAYS_PER_LABEL = 7;

/** Bars on a scale from zero to a round amount; labels a week apart, counted back from today. */
export function revenueChart(days: readonly DayRevenue[]): RevenueChart {
  const { slot, ...chart } = barScale(
    days.map(({ revenue }) => revenue),
    { unit: DOLLAR, label: (value) => formatCents(cents(value)).replace(/\.00$/, '') },
  );
  return {
    ...chart,
    labels: days
      .map(({ isoDate }, index) => ({ isoDate, x: (index + 0.5) * slot }))
      .filter((_, index) => (days.length - 1 - index) % DAYS_PER_LABEL === 0),
  };
}
