import { expect, it } from 'vitest';
import * as times from './session-times';

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

it('a session has the times of the specification', () => {
  expect(times).toMatchObject({
    ACCESS_LIFE: 15 * MINUTE,
    SESSION_LIFE: 30 * DAY,
    CHECK_TICK: 30 * SECOND,
    REFRESH_MARGIN: 90 * SECOND,
    FIRST_RETRY_PAUSE: 200,
    REUSE_GRACE: 60 * SECOND,
    RESET_LIFE: 30 * MINUTE,
  });
});

it.each([
  ['at its end', 40 * DAY, 12 * DAY, 12 * DAY],
  ['30 days after it began, where its end was moved on', 0, 31 * DAY, 30 * DAY],
  ['then, where that is its end', 0, 30 * DAY, 30 * DAY],
])('a session is over %s', (_name, createdAt, expiresAt, end) => {
  expect(times.endOf({ createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) })).toBe(end);
});
