import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vacationInput } from './vacation-input';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const fieldsOf = (first_day: unknown, last_day: unknown, message: unknown = '') => {
  const parsed = vacationInput.safeParse({ version: 0, first_day, last_day, message });
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
};

describe('days without orders', () => {
  it.each<[unknown, unknown, string[]]>([
    ['2026-12-24', '2026-12-24', []],
    ['2026-11-20', '2026-11-30', []],
    ['2026-12-24', '2027-12-24', []],
    ['2026-12-24', '2027-12-25', ['last_day']],
    ['2026-12-24', '2026-12-23', ['last_day']],
    ['2026-11-01', '2026-11-10', ['last_day']],
    ['2030-01-01', '2030-01-02', ['last_day']],
    ['', '2026-12-24', ['first_day']],
    ['2026-02-30', 'x', ['first_day', 'last_day']],
    [7, null, ['first_day', 'last_day']],
  ])('from %s to %s: wrong are %j', (from, to, wrong) => {
    expect(fieldsOf(from, to)).toEqual(wrong);
  });

  it('has a message of at most 500 characters, without what nobody sees', () => {
    expect(fieldsOf('2026-12-24', '2026-12-24', 'x'.repeat(501))).toEqual(['message']);
    const typed = { version: 0, first_day: '2026-12-24', last_day: '2026-12-24', message: ' Away\0\r\n🏔 ' };
    expect(vacationInput.parse(typed).message).toBe('Away\n🏔');
  });
});
