import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatWeekday,
  isoDate,
  isoDateTime,
} from './format-date';

const moment = new Date('2026-11-21T21:05:09Z');

describe('formatDate', () => {
  it('shows the day in the zone', () => {
    expect(formatDate(moment, 'America/New_York')).toBe('Nov 21, 2026');
    expect(formatDate(moment, 'Asia/Tokyo')).toBe('Nov 22, 2026');
  });
});

describe('formatDateTime', () => {
  examples('names day and minute in %s, with plain spaces', (zone: string) => formatDateTime(moment, zone), [
    ['America/New_York', 'Nov 21, 2026, 4:05 PM'],
    ['Asia/Kathmandu', 'Nov 22, 2026, 2:50 AM'],
    ['UTC', 'Nov 21, 2026, 9:05 PM'],
  ]);

  it('shows midnight as 12 AM', () => {
    expect(formatDateTime(new Date('2026-01-02T00:00:00Z'), 'UTC')).toBe('Jan 2, 2026, 12:00 AM');
  });
});

describe('isoDate', () => {
  examples('of %j is %s', ([instant, zone]: [string, string]) => isoDate(new Date(instant), zone), [
    [['2026-11-21T21:05:09Z', 'America/New_York'], '2026-11-21'],
    [['2026-11-21T21:05:09Z', 'Pacific/Auckland'], '2026-11-22'],
    [['2026-01-01T00:00:00Z', 'UTC'], '2026-01-01'],
    [['2026-01-01T00:00:00Z', 'America/Los_Angeles'], '2025-12-31'],
  ]);

  it('throws for an unknown zone', () => {
    expect(() => isoDate(moment, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('is still right after more zones than are cached', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(300);
    for (const zone of zones) {
      isoDate(moment, zone);
    }
    expect(isoDate(moment, 'Asia/Tokyo')).toBe('2026-11-22');
  });
});

describe('a calendar day', () => {
  it('is shown with or without its weekday, independent of zones', () => {
    expect(formatDay('2026-11-01')).toBe('Nov 1');
    expect(formatLongDate('2026-11-01')).toBe('November 1, 2026');
    expect(formatWeekday('2026-11-21')).toBe('Sat, Nov 21');
  });
});

describe('isoDateTime', () => {
  examples('of %j is %s', ([instant, zone]: [string, string]) => isoDateTime(new Date(instant), zone), [
    [['2026-11-21T21:05:09Z', 'America/New_York'], '2026-11-21 16:05'],
    [['2026-11-21T21:05:59Z', 'Pacific/Auckland'], '2026-11-22 10:05'],
    [['2026-01-01T00:00:00Z', 'UTC'], '2026-01-01 00:00'],
  ]);
});
