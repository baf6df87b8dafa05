import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { addDays } from '@/lib/time/days';
import { revenueChart } from './revenue-chart';

/** Days up to November 21, with these amounts in cents. */
const daysOf = (...amounts: number[]) =>
  amounts.map((amount, index) => ({
    isoDate: addDays('2026-11-21', index - amounts.length + 1),
    revenue: cents(amount),
  }));

const labelsOf = (...amounts: number[]) => revenueChart(daysOf(...amounts)).ticks.map(({ label }) => label);

describe('the scale', () => {
  it.each([
    [
      [0, 0],
      ['$0', '$1'],
    ],
    [[1], ['$0', '$1']],
    [[400], ['$0', '$1', '$2', '$3', '$4']],
    [[401], ['$0', '$2', '$4', '$6']],
    [
      [5_000, 12_000],
      ['$0', '$50', '$100', '$150'],
    ],
    [[9_999], ['$0', '$25', '$50', '$75', '$100']],
    [[123_456], ['$0', '$500', '$1,000', '$1,500']],
    [[9_000_000_00], ['$0', '$2,500,000', '$5,000,000', '$7,500,000', '$10,000,000']],
  ])('for %j cents is %j', (amounts, labels) => {
    expect(labelsOf(...amounts)).toEqual(labels);
  });

  it('goes from the bottom to the very top', () => {
    const { ticks } = revenueChart(daysOf(5_000, 12_000));
    expect(ticks.at(0)?.y).toBe(100);
    expect(ticks.at(-1)?.y).toBe(0);
  });
});

describe('the bars', () => {
  it('have no height on days without revenue', () => {
    expect(revenueChart(daysOf(0, 0, 0)).bars.map(({ height }) => height)).toEqual([0, 0, 0]);
  });

  it('are as high as their share of the scale', () => {
    expect(revenueChart(daysOf(5_000, 15_000)).bars.map(({ height }) => Math.round(height))).toEqual([
      33, 100,
    ]);
  });

  it('stay visible beside one huge day', () => {
    const [small, none, huge] = revenueChart(daysOf(100, 0, 5_000_000)).bars;
    expect(small?.height).toBe(1.5);
    expect(none?.height).toBe(0);
    expect(huge?.height).toBeGreaterThan(80);
  });

  it('are side by side inside the chart, for any revenue', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 60 }),
        (amounts) => {
          const { bars, ticks } = revenueChart(daysOf(...amounts));
          let right = 0;
          for (const { x, width, height } of bars) {
            expect(x).toBeGreaterThan(right);
            expect(height).toBeGreaterThanOrEqual(0);
            expect(height).toBeLessThanOrEqual(100);
            right = x + width;
          }
          expect(right).toBeLessThan(100);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(5);
        },
      ),
    );
  });
});

describe('the labels', () => {
  it('are a week apart and end with today', () => {
    const { labels } = revenueChart(daysOf(...Array.from({ length: 30 }, () => 0)));
    expect(labels.map(({ isoDate }) => isoDate)).toEqual([
      '2026-10-24',
      '2026-10-31',
      '2026-11-07',
      '2026-11-14',
      '2026-11-21',
    ]);
    expect(labels.at(-1)?.x).toBeCloseTo(98.33, 1);
  });
});
