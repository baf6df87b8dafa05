// The geometry of a chart of bars, in percent of its width and height, so that it fits any screen. Pure.

export type ChartBar = { x: number; width: number; height: number };
export type ChartTick = { y: number; label: string };

const MOST_STEPS = 4;
/** The share of a bar's slot; the rest is the gap. */
const BAR_SHARE = 0.72;
/** A day with a little must not look like a day without anything. */
const LEAST_HEIGHT = 1.5;

type ScaleOptions = {
  /** The smallest step of the scale: a dollar in cents, or one. */
  unit: number;
  label: (value: number) => string;
};

/** Bars on a scale from zero to a round value. */
export function barScale(values: readonly number[], { unit, label }: ScaleOptions) {
  const highest = Math.max(0, ...values);
  const step = roundStep(highest, unit);
  const top = step * Math.max(1, Math.ceil(highest / step));
  const slot = 100 / values.length;
  return {
    slot,
    bars: values.map(
      (value, index): ChartBar => ({
        x: (index + (1 - BAR_SHARE) / 2) * slot,
        width: slot * BAR_SHARE,
        height: value > 0 ? Math.max((value / top) * 100, LEAST_HEIGHT) : 0,
      }),
    ),
    ticks: Array.from(
      { length: top / step + 1 },
      (_, index): ChartTick => ({
        y: 100 - ((index * step) / top) * 100,
        label: label(index * step),
      }),
    ),
  };
}

/** The smallest round multiple of the unit that reaches `highest` in at most `MOST_STEPS` steps. */
function roundStep(highest: number, smallest: number): number {
  for (let unit = smallest; ; unit *= 10) {
    // 2.5 of the smallest is no round number: a dollar's half has cents.
    const factors = unit === smallest ? [1, 2, 5] : [1, 2, 2.5, 5];
    const factor = factors.find((candidate) => candidate * unit * MOST_STEPS >= highest);
    if (factor) {
      return factor * unit;
    }
  }
}
