// When an order arrives by the shop's own times, in calendar days. Runs in browsers too: no time zones and no formats.

/** Days that a step takes: the fewest and the most. */
export type DaySpan = { min: number; max: number };

/** From the earliest day to the latest, like '2026-12-04'. */
export type Arrival = { from: string; by: string };

/** `late`: the shop's times miss the day. `tight`: they may miss it. `fine`: they keep it, or say nothing. */
export type NeedByStanding = 'late' | 'tight' | 'fine';

/** The furthest day that an order can be needed by, from today. */
export const FURTHEST_NEED = 366;

const DAY = 24 * 3_600 * 1_000;

/** The calendar day `count` days after a valid one. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/**
 * When an order of `today` arrives if its steps follow one another, such as making and then delivery. A step whose time
 * is not known is null and adds nothing; null if none is known.
 */
export function earliestArrival(today: string, steps: readonly (DaySpan | null)[]): Arrival | null {
  const known = steps.filter((step) => step !== null);
  const sum = (end: 'min' | 'max') => known.reduce((days, step) => days + step[end], 0);
  return known.length === 0 ? null : { from: dayAfter(today, sum('min')), by: dayAfter(today, sum('max')) };
}

export function needByStanding(needBy: string, arrival: Arrival | null): NeedByStanding {
  if (arrival === null || arrival.by <= needBy) {
    return 'fine';
  }
  return arrival.from > needBy ? 'late' : 'tight';
}

/** The days of a way of delivery as a step; null if the shop has not said how long it takes. */
export const deliveryStep = (
  days: { minDays: number | null; maxDays: number | null } | null,
): DaySpan | null =>
  days === null || days.minDays === null || days.maxDays === null
    ? null
    : { min: days.minDays, max: days.maxDays };

/** The days until an order is ready to ship as a step; null if all is at hand. */
export function makingStep(today: string, readyBy: string | null): DaySpan | null {
  if (readyBy === null) {
    return null;
  }
  const days = Math.max(
    0,
    Math.round((Date.parse(`${readyBy}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY),
  );
  return { min: days, max: days };
}
