import { describe, expect, it } from 'vitest';
import { type Announcement, isAnnounced, secondsToChange } from './announcement';

const sale: Announcement = {
  text: 'Autumn sale',
  link: '',
  from: '2026-11-01',
  until: '2026-11-02',
  timeZone: 'America/New_York',
};
const at = (time: string) => new Date(time);

describe('an announcement', () => {
  it.each([
    // The clock goes back an hour on the first day, which has 25 hours.
    ['2026-11-01T03:59:59Z', false, 1],
    ['2026-11-01T04:00:00Z', true, 49 * 3_600],
    ['2026-11-03T04:59:59Z', true, 1],
    ['2026-11-03T05:00:00Z', false, Number.POSITIVE_INFINITY],
  ])('of two days is at %s shown: %s, for %d more seconds', (time, isShown, seconds) => {
    expect(isAnnounced(sale, at(time))).toBe(isShown);
    expect(secondsToChange(sale, at(time))).toBe(seconds);
  });

  it('without days is always shown, and never changes', () => {
    const always = { ...sale, from: null, until: null };
    expect(isAnnounced(always, at('2026-11-03T05:00:00Z'))).toBe(true);
    expect(secondsToChange(always, at('2026-11-03T05:00:00Z'))).toBe(Number.POSITIVE_INFINITY);
  });

  it('without a text is never shown', () => {
    const none = { ...sale, text: '' };
    expect(isAnnounced(none, at('2026-11-02T12:00:00Z'))).toBe(false);
    expect(secondsToChange(none, at('2026-11-01T00:00:00Z'))).toBe(Number.POSITIVE_INFINITY);
  });
});
