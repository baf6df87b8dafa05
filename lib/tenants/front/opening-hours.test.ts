import { describe, expect, it } from 'vitest';
import { clockTime, hoursRows, readOpeningHours } from './opening-hours';
import { openingHoursLines } from './opening-hours-lines';

describe('opening hours', () => {
  it('are rows of days with the same times', () => {
    const week = {
      monday: ['10:00', '17:00'],
      tuesday: ['10:00', '17:00'],
      thursday: ['10:00', '17:00'],
      friday: ['10:00', '19:30'],
      sunday: ['10:00', '19:30'],
    } as const;
    expect(hoursRows(week)).toEqual([
      { first: 'monday', last: 'tuesday', times: ['10:00', '17:00'] },
      { first: 'thursday', last: 'thursday', times: ['10:00', '17:00'] },
      { first: 'friday', last: 'friday', times: ['10:00', '19:30'] },
      { first: 'sunday', last: 'sunday', times: ['10:00', '19:30'] },
    ]);
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:30', '12:30 PM'],
    ['23:59', '11:59 PM'],
  ])('show %s as %s', (time, shown) => {
    expect(clockTime(time)).toBe(shown);
  });

  it.each([
    [null],
    [[]],
    [{ monday: ['10:00'] }],
    [{ monday: ['25:00', '26:00'] }],
    [{ someday: ['10:00', '11:00'] }],
  ])('that are stored as %j are none', (json) => {
    expect(readOpeningHours(json)).toEqual({});
  });
});

it('says the hours in lines', () => {
  const hours = {
    monday: ['10:00', '17:00'],
    tuesday: ['10:00', '17:00'],
    saturday: ['09:30', '12:00'],
  } as const;
  expect(openingHoursLines(hours)).toEqual([
    'Monday to Tuesday, 10:00 AM – 5:00 PM',
    'Saturday, 9:30 AM – 12:00 PM',
  ]);
  expect(openingHoursLines({})).toEqual([]);
});
