import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { visitsCsv } from './visits-csv';
import { changeOf, chartParts, type DayTotals, shareOf, sumTotals } from './visits-report';
import { readRange, spanOf } from './visits-span';

const day = (isoDate: string, changes: Partial<DayTotals> = {}): DayTotals => ({
  ...{ isoDate, visits: 1, views: 2, carts: 0, checkouts: 0, sold: null },
  ...changes,
});
const sold = (orders: number, sales: number) => ({ orders, sales: cents(sales) });

describe('the days of the report', () => {
  it('end with the present one in the shop', () => {
    const now = new Date('2026-03-01T02:00:00Z');
    expect(spanOf(7, now, 'America/New_York')).toEqual({
      days: [22, 23, 24, 25, 26, 27, 28].map((number) => `2026-02-${number}`),
      before: '2026-02-15',
    });
    expect(spanOf(7, now, 'UTC').days.at(-1)).toBe('2026-03-01');
  });

  it('have none before a year, of which nothing is kept', () => {
    const { days, before } = spanOf(365, new Date('2026-03-01T12:00:00Z'), 'UTC');
    expect([days.length, days[0], before]).toEqual([365, '2025-03-02', null]);
  });

  it.each([
    ['7', 7],
    ['365', 365],
    ['8', 30],
    ['', 30],
    [undefined, 30],
    [['7'], 30],
  ])('are read of %j as %i', (text, range) => {
    expect(readRange(text)).toBe(range);
  });
});

it('compares with the time before, and with the step before', () => {
  expect([changeOf(12, 10), changeOf(5, 10), changeOf(0, 10), changeOf(3, 0)]).toEqual([20, -50, -100, null]);
  expect([shareOf(1, 40), shareOf(12, 40), shareOf(3, 0)]).toEqual([2.5, 30, null]);
});

it('adds days up, with what was sold if anybody may see it', () => {
  expect(sumTotals([day('a'), day('b', { carts: 3 })])).toEqual({
    ...{ visits: 2, views: 4, carts: 3, checkouts: 0, sold: null },
  });
  expect(sumTotals([day('a', { sold: sold(1, 500) }), day('b', { sold: sold(2, 250) })]).sold).toEqual(
    sold(3, 750),
  );
});

it('shows a year by week, the last one whole, and loses no visit', () => {
  const { days } = spanOf(365, new Date('2026-03-01T12:00:00Z'), 'UTC');
  const parts = chartParts(days.map((isoDate) => day(isoDate)));
  expect([parts.length, parts[0]?.visits, parts.at(-1)?.visits, parts.at(-1)?.isoDate]).toEqual([
    ...[53, 1, 7, '2026-02-23'],
  ]);
  expect(sumTotals(parts).visits).toBe(365);
  expect(chartParts(days.slice(0, 90).map((isoDate) => day(isoDate)))).toHaveLength(90);
});

it('writes the days as CSV, with sales only if they are in it', () => {
  expect(visitsCsv([day('2026-03-01')])).toBe(
    'Day,Visits,Product views,Carts,Checkouts\r\n2026-03-01,1,2,0,0\r\n',
  );
  expect(visitsCsv([day('2026-03-01', { sold: sold(1, 4_250) })])).toBe(
    'Day,Visits,Product views,Carts,Checkouts,Paid orders,Sales (USD)\r\n2026-03-01,1,2,0,0,1,42.50\r\n',
  );
});
