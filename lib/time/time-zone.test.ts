import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone';

it.each(['UTC', 'America/New_York', 'Asia/Kathmandu', 'America/Argentina/ComodRivadavia'])(
  'accepts %s',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

it.each(['', ' ', 'Mars/Olympus', 'America/New York', '<script>', "'; DROP", `UTC${' '.repeat(70)}`])(
  'refuses "%s"',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
