import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { addDays, lastDays, startOfDay } from './days';
import { isoDate } from './format-date';

const HOUR = 3_600_000;

describe('startOfDay', () => {
  /** Of a day and a zone, such as `2026-11-21 UTC`. */
  const start = (dayInZone: string) => {
    const [day = '', timeZone = ''] = dayInZone.split(' ');
    return startOfDay(day, timeZone).toISOString();
  };

  examples('%s begins at %s', start, [
    ['2026-11-21 UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-07-04 America/New_York', '2026-07-04T04:00:00.000Z'],
    ['2026-12-25 America/New_York', '2026-12-25T05:00:00.000Z'],
    ['2026-05-01 Asia/Kolkata', '2026-04-30T18:30:00.000Z'],
    ['2026-05-01 Asia/Kathmandu', '2026-04-30T18:15:00.000Z'],
    ['2026-05-01 Pacific/Kiritimati', '2026-04-30T10:00:00.000Z'],
    ['2026-05-01 Pacific/Pago_Pago', '2026-05-01T11:00:00.000Z'],
  ]);

  it.each([
    ['forward in spring', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z', 23],
    ['back in autumn', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z', 25],
  ])('knows the day on which New York sets its clocks %s', (_, day, start, end, hours) => {
    const [from, to] = [startOfDay(day, 'America/New_York'), startOfDay(addDays(day, 1), 'America/New_York')];
    expect([from.toISOString(), to.toISOString()]).toEqual([start, end]);
    expect((to.getTime() - from.getTime()) / HOUR).toBe(hours);
  });

  examples('begins a day without a midnight when the zone’s date changes: %s', start, [
    // At midnight the clock went to 1:00, so the day began at 1:00.
    ['2018-11-04 America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2026-04-24 Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // From 23:30 to 0:30: the gap begins even before midnight.
    ['1919-03-31 America/Toronto', '1919-03-31T04:30:00.000Z'],
    // Samoa skipped this day.
    ['2011-12-30 Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ]);

  it('uses the first of two midnights', () => {
    expect(startOfDay('2026-11-01', 'America/Havana').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  });

  it('is where the date changes, on each day of two years in zones of every kind', () => {
    const zones = [
      'America/New_York',
      'America/Sao_Paulo',
      'Africa/Cairo',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Europe/Dublin',
      'America/Santiago',
    ];
    for (const timeZone of zones) {
      for (let day = '2025-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const start = startOfDay(day, timeZone);
        expect(isoDate(start, timeZone), timeZone).toBe(day);
        expect(isoDate(new Date(start.getTime() - 1), timeZone), timeZone).toBe(addDays(day, -1));
      }
    }
  });

  it.each(['', 'today', '2026-2-3', '2026-02-30', '2026-13-01', '2026-11-21T00:00', '+002026-11-21'])(
    'throws for "%s"',
    (text) => {
      expect(() => startOfDay(text, 'UTC')).toThrow(RangeError);
    },
  );
});

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });
});

describe('lastDays', () => {
  it("ends with the zone's own today", () => {
    const now = new Date('2026-11-21T03:00:00Z');
    expect(lastDays(3, now, 'America/New_York')).toEqual([
      { isoDate: '2026-11-18', startsAt: new Date('2026-11-18T05:00:00Z') },
      { isoDate: '2026-11-19', startsAt: new Date('2026-11-19T05:00:00Z') },
      { isoDate: '2026-11-20', startsAt: new Date('2026-11-20T05:00:00Z') },
    ]);
    expect(lastDays(1, now, 'Asia/Tokyo')[0]?.isoDate).toBe('2026-11-21');
  });

  it('skips and repeats no day when the clocks change', () => {
    const days = lastDays(30, new Date('2026-11-15T12:00:00Z'), 'America/New_York');
    expect(new Set(days.map((day) => day.isoDate)).size).toBe(30);
    const lengths = days.slice(1).map((day, index) => {
      const before = days[index];
      return (day.startsAt.getTime() - (before?.startsAt.getTime() ?? 0)) / HOUR;
    });
    expect(lengths.filter((hours) => hours !== 24)).toEqual([25]);
  });
});
