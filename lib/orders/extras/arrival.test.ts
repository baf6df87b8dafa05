import { describe, expect, it } from 'vitest';
import { deliveryStep, earliestArrival, makingStep, needByStanding } from './arrival';

describe('when an order arrives', () => {
  it('adds the days of all steps, and leaves out a step of which no time is known', () => {
    const delivery = { min: 3, max: 5 };
    expect(earliestArrival('2026-12-30', [delivery])).toEqual({ from: '2027-01-02', by: '2027-01-04' });
    expect(earliestArrival('2026-11-24', [{ min: 7, max: 10 }, delivery])).toEqual({
      from: '2026-12-04',
      by: '2026-12-09',
    });
    expect(earliestArrival('2026-11-24', [null, delivery])).toEqual({ from: '2026-11-27', by: '2026-11-29' });
    expect(earliestArrival('2026-11-24', [null, null])).toBeNull();
    expect(earliestArrival('2028-02-28', [{ min: 1, max: 2 }])).toEqual({
      from: '2028-02-29',
      by: '2028-03-01',
    });
  });

  it.each([
    ['2026-11-26', 'late'],
    ['2026-11-27', 'tight'],
    ['2026-11-28', 'tight'],
    ['2026-11-29', 'fine'],
    ['2026-12-24', 'fine'],
  ])('by %s: %s', (needBy, standing) => {
    expect(needByStanding(needBy, { from: '2026-11-27', by: '2026-11-29' })).toBe(standing);
  });

  it('is promised by nobody without times', () => {
    expect(needByStanding('2026-11-25', null)).toBe('fine');
    expect(deliveryStep({ minDays: null, maxDays: null })).toBeNull();
    expect(deliveryStep(null)).toBeNull();
    expect(deliveryStep({ minDays: 0, maxDays: 2 })).toEqual({ min: 0, max: 2 });
  });
});

describe('the step until an order is ready', () => {
  it('counts calendar days, comes before delivery, and is none if all is at hand', () => {
    expect(makingStep('2026-11-28', '2026-12-04')).toEqual({ min: 6, max: 6 });
    expect(makingStep('2026-12-04', '2026-12-01')).toEqual({ min: 0, max: 0 });
    expect(makingStep('2026-11-28', null)).toBeNull();
    const steps = [makingStep('2026-11-28', '2026-12-04'), { min: 3, max: 5 }];
    expect(earliestArrival('2026-11-28', steps)).toEqual({ from: '2026-12-07', by: '2026-12-09' });
  });
});
