import { expect, it } from 'vitest';
import { knownRefusal, rememberRefusal } from './read-refusals';

it('remembers an unreadable file for ten minutes, and not that the server was busy', () => {
  expect(knownRefusal('a', 0)).toBeNull();
  rememberRefusal('a', 'roster_too_slow', 0);
  rememberRefusal('b', 'roster_busy', 0);
  expect(knownRefusal('a', 599_999)).toBe('roster_too_slow');
  expect(knownRefusal('a', 600_000)).toBeNull();
  expect(knownRefusal('b', 1)).toBeNull();
});
