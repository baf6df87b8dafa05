import { expect, it } from 'vitest';
import { canBeSent } from './unread-roster';

it.each([
  ['roster_unreadable', true],
  ['roster_not_a_table', true],
  ['roster_too_many_rows', true],
  ['roster_empty', false],
  ['roster_busy', false],
  ['upload_gone', false],
  ['no_answer', false],
])('after %s the file can be sent unread: %s', (code, isOffered) => {
  expect(canBeSent(code)).toBe(isOffered);
});
