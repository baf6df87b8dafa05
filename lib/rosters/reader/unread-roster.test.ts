import { expect, it } from 'vitest';
import { canBeSent } from './unread-roster';

it.each(['roster_unreadable', 'roster_not_a_table', 'roster_too_many_rows'])(
  'after %s the file can be sent unread',
  (code) => {
    expect(canBeSent(code)).toBe(true);
  },
);

it.each(['roster_empty', 'roster_busy', 'upload_gone', 'no_answer'])('after %s it cannot', (code) => {
  expect(canBeSent(code)).toBe(false);
});
