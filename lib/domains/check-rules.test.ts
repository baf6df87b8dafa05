import { describe, expect, it } from 'vitest';
import { afterCheck, type Checked, DAY, isOver, nextCheck } from './check-rules';

const MINUTE = 60_000;
const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const before = (values: Partial<Checked> = {}): Checked => ({
  status: 'working',
  statusSince: ago(2 * DAY),
  watchedSince: ago(2 * DAY),
  astraySince: null,
  told: 'working',
  ...values,
});

it.each([
  [0, MINUTE],
  [59 * MINUTE, MINUTE],
  [60 * MINUTE, 60 * MINUTE],
  [29 * DAY, 60 * MINUTE],
  [31 * DAY, DAY],
])('watched for %i ms, the next check is after %i ms', (age, pause) => {
  expect(nextCheck(ago(age), NOW).getTime() - NOW.getTime()).toBe(pause);
});

it('is watched closely again after a change', () => {
  const after = afterCheck(before(), { status: 'wrong_target', isAstray: true }, NOW);
  expect(after).toMatchObject({ statusSince: NOW, watchedSince: NOW, astraySince: NOW });
  expect(after.nextCheckAt).toEqual(new Date(NOW.getTime() + MINUTE));
});

describe('a mail is owed', () => {
  it.each<[string, Partial<Checked>, 'working' | 'not_found', 'working' | 'stopped' | null]>([
    ['when it works for the first time', { status: 'waiting', told: '' }, 'working', 'working'],
    ['not as long as it works', {}, 'working', null],
    ['not at the first bad look-up', {}, 'not_found', null],
    ['not a minute later', { status: 'not_found', statusSince: ago(MINUTE) }, 'not_found', null],
    [
      'when it is still so after three',
      { status: 'not_found', statusSince: ago(3 * MINUTE) },
      'not_found',
      'stopped',
    ],
    [
      'not again for the same',
      { status: 'not_found', statusSince: ago(DAY), told: 'stopped' },
      'not_found',
      null,
    ],
    ['when it works again', { status: 'not_found', told: 'stopped' }, 'working', 'working'],
    [
      'not for a claim that never worked',
      { status: 'not_found', statusSince: ago(DAY), told: '' },
      'not_found',
      null,
    ],
  ])('%s', (_when, was, status, tell) => {
    const after = afterCheck(before(was), { status, isAstray: false }, NOW);
    expect(after.tell).toBe(tell);
    expect(after.told).toBe(tell ?? was.told ?? 'working');
  });
});

it('is over after seven days astray without a break', () => {
  const first = afterCheck(
    before({ astraySince: ago(3 * DAY) }),
    { status: 'not_found', isAstray: true },
    NOW,
  );
  expect(first.astraySince).toEqual(ago(3 * DAY));
  const mended = afterCheck(
    before({ astraySince: ago(3 * DAY) }),
    { status: 'working', isAstray: false },
    NOW,
  );
  expect(mended.astraySince).toBeNull();
  expect([isOver(null, NOW), isOver(ago(7 * DAY - 1), NOW), isOver(ago(7 * DAY), NOW)]).toEqual([
    false,
    false,
    true,
  ]);
});
