import { describe, expect, it } from 'vitest';
import { markOf, withoutMark } from './name-marks';

describe('a mark beside a name', () => {
  it.each([
    ['Ava Torres*', 'Ava Torres', '*'],
    ['* Ava Torres', 'Ava Torres', '*'],
    ['Ava Torres **', 'Ava Torres', '**'],
    ['Ava Torres (C)', 'Ava Torres', '(C)'],
    ['Ava Torres (captain)', 'Ava Torres', '(captain)'],
    ['Ava Torres [GK]', 'Ava Torres', '[GK]'],
    ['Ava Torres (co-capt.)', 'Ava Torres', '(co-capt.)'],
    ['Ava Torres (GK) *', 'Ava Torres', '(GK) *'],
    ['Ava Torres - Captain', 'Ava Torres', '- Captain'],
    ['Ava Torres, GK', 'Ava Torres', ', GK'],
  ])('%s', (cell, name, mark) => {
    expect([withoutMark(cell), markOf(cell)]).toEqual([name, mark]);
  });

  it.each([
    'Ava Torres',
    'Ava (Ace) Torres',
    'Ava (Ace)',
    'Torres, Ava',
    'Jean-Luc',
    'Ava T.',
    'Coach',
    '*',
    '(C)',
    '',
    `${'A'.repeat(100)}*`,
  ])('is nothing if it may be part of the name: %o', (cell) => {
    expect([withoutMark(cell), markOf(cell)]).toEqual([cell, null]);
  });
});
