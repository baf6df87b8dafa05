import { describe, expect, it } from 'vitest';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { feeInput, moveInput } from './platform-input';

const id = '0190a1b2-0000-7000-8000-000000000001';
const fee = (changes: object) =>
  feeInput.safeParse({ id, percentage: '2.9', fixed: '0.30', from: '', ...changes });
const problem = (changes: object) => fee(changes).error?.issues[0]?.message;

describe('a fee that is typed', () => {
  it.each([
    ['2.9', 290],
    ['2.95%', 295],
    [' 0 ', 0],
    ['100', 10_000],
    ['0.05', 5],
  ])('of %s is %d hundredths of a percent', (percentage, basisPoints) => {
    expect(fee({ percentage }).data?.percentage).toBe(basisPoints);
  });

  it.each(['', '-1', '101', '100.01', '2.955', '2,9', '1e2', 'free'])(
    'of %o percent is none',
    (percentage) => {
      expect(problem({ percentage })).toBe(say.feeInvalid);
    },
  );

  it.each(['', '-1', '1000.01', 'free'])('of %o dollars is none', (fixed) => {
    expect(problem({ fixed })).toBe(say.fixedInvalid);
  });

  it('begins now, or on a day that is not over', () => {
    expect(Math.abs((fee({}).data?.from.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(fee({ from: '2199-01-31' }).data?.from.toISOString()).toBe('2199-01-31T00:00:00.000Z');
    for (const from of ['2020-01-01', '2199-02-3x', 'soon', '2199-13-01']) {
      expect(problem({ from }), from).toBe(say.dayInvalid);
    }
  });
});

it('a move needs a reason', () => {
  const move = (reason: string) =>
    moveInput.safeParse({ id, seen: 'live', to: 'suspended', reason, message: '' }).success;
  expect([move('Stolen pictures'), move(' \n '), move('x'.repeat(501))]).toEqual([true, false, false]);
});
