import { describe, expect, it } from 'vitest';
import { orderReadyDay, readyDay, USUAL_CALENDAR } from './work-calendar';

// A Friday.
const FRIDAY = '2026-12-04';

describe('the day on which something is ready', () => {
  it.each([
    [0, FRIDAY, '2026-12-04'],
    [0, '2026-12-05', '2026-12-07'],
    [1, FRIDAY, '2026-12-07'],
    [1, '2026-12-05', '2026-12-07'],
    [5, FRIDAY, '2026-12-11'],
    [10, '2026-12-07', '2026-12-21'],
  ])('%d working days from %s on is %s', (days, today, expected) => {
    expect(readyDay(days, USUAL_CALENDAR, today)).toBe(expected);
  });

  it('leaves out days off, and counts a shop’s own working days', () => {
    const calendar = {
      ...USUAL_CALENDAR,
      daysOff: [{ from: '2026-12-24', until: '2027-01-01' }],
    };
    expect(readyDay(3, calendar, '2026-12-22')).toBe('2027-01-05');
    expect(readyDay(2, { ...USUAL_CALENDAR, workingDays: [6, 7] }, FRIDAY)).toBe('2026-12-06');
  });

  it('ends also for a shop that never works', () => {
    const never = { ...USUAL_CALENDAR, daysOff: [{ from: '2000-01-01', until: '9999-12-31' }] };
    expect(readyDay(1, never, FRIDAY) > FRIDAY).toBe(true);
  });
});

it('is that of the slowest product of an order; none if all are at hand', () => {
  const ready = (...days: (number | null)[]) =>
    orderReadyDay(
      days.map((readyDays) => ({ readyDays })),
      USUAL_CALENDAR,
      FRIDAY,
    );
  expect(ready(2, null, 5)).toBe('2026-12-11');
  expect(ready(null, null)).toBeNull();
  expect(ready(0)).toBe(FRIDAY);
});
