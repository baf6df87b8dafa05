import { describe } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { markOf, withoutMark } from './name-marks';

describe('a mark beside a name', () => {
  const apart = (cell: string) => [withoutMark(cell), markOf(cell)];

  examples('%s', apart, [
    ['Ava Torres*', ['Ava Torres', '*']],
    ['* Ava Torres', ['Ava Torres', '*']],
    ['Ava Torres **', ['Ava Torres', '**']],
    ['Ava Torres (C)', ['Ava Torres', '(C)']],
    ['Ava Torres (captain)', ['Ava Torres', '(captain)']],
    ['Ava Torres [GK]', ['Ava Torres', '[GK]']],
    ['Ava Torres (co-capt.)', ['Ava Torres', '(co-capt.)']],
    ['Ava Torres (GK) *', ['Ava Torres', '(GK) *']],
    ['Ava Torres - Captain', ['Ava Torres', '- Captain']],
    ['Ava Torres, GK', ['Ava Torres', ', GK']],
  ]);

  const PARTS_OF_NAMES = [
    'Ava Torres',
    'Ava (Ace) Torres',
    'Ava (Ace)',
    'Torres, Ava',
    'Jean-Luc',
    'Ava T.',
    'Coach',
  ];
  const MARKS_ALONE = ['*', '(C)', '', `${'A'.repeat(100)}*`];
  examples(
    'is nothing if it may be part of the name: %o',
    apart,
    [...PARTS_OF_NAMES, ...MARKS_ALONE].map((cell) => [cell, [cell, null]] as const),
  );
});
