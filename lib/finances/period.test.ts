import { expect, it } from 'vitest';
import { monthOf, monthPeriod, monthsOf, readMonth, readYear, yearPeriod } from './period';

it.each(['2026-11', '2000-01', '2100-12'])('reads the month %s', (text) => {
  expect(readMonth(text)).toBe(text);
});

it.each([
  '',
  '2026',
  '2026-00',
  '2026-13',
  '1999-12',
  '2026-11-01',
  '9999-01',
  ' 2026-11',
  ['2026-11'],
  undefined,
])('reads %j as no month', (text) => {
  expect(readMonth(text)).toBeNull();
});

it('reads a year, and nothing else', () => {
  expect([readYear('2026'), readYear('26'), readYear('2026-01'), readYear(undefined)]).toEqual([
    2026,
    null,
    null,
    null,
  ]);
});

it('begins a month at midnight in the zone, even if the clocks change in it', () => {
  expect(monthPeriod('2026-11', 'America/New_York')).toEqual({
    from: new Date('2026-11-01T04:00:00Z'),
    to: new Date('2026-12-01T05:00:00Z'),
  });
  expect(monthPeriod('2026-12', 'UTC').to).toEqual(new Date('2027-01-01T00:00:00Z'));
  expect(monthPeriod('2028-02', 'Asia/Tokyo').to).toEqual(new Date('2028-02-29T15:00:00Z'));
});

it.each(['America/New_York', 'UTC', 'Pacific/Auckland'])('leaves no gap between months in %s', (timeZone) => {
  const months = monthsOf(2026).map((month) => monthPeriod(month, timeZone));
  const year = yearPeriod(2026, timeZone);
  expect(months[0]?.from).toEqual(year.from);
  expect(months.at(-1)?.to).toEqual(year.to);
  for (const [index, { to }] of months.slice(0, -1).entries()) {
    expect(months[index + 1]?.from).toEqual(to);
  }
});

it('knows the current month in a time zone', () => {
  const moment = new Date('2026-12-01T03:00:00Z');
  expect([monthOf(moment, 'America/New_York'), monthOf(moment, 'UTC')]).toEqual(['2026-11', '2026-12']);
});
