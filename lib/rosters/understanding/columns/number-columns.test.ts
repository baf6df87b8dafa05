import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { numberColumn } from '@/lib/testing/rosters/roster-columns';
import { draftOfColumns } from '@/lib/testing/rosters/roster-tables';
import { isCounter, numberCandidates } from './number-columns';

const ASKED = numberColumn({ isUnique: false });

describe('a column counts the rows', () => {
  it.each<[string, string[], boolean]>([
    ['from 1', ['1', '2', '3', '4'], true],
    ['from 0', ['0', '1', '2'], true],
    ['with one left out', ['1', '2', '4', '5'], true],
    ['anew for each team', ['1', '2', '3', '1', '2'], true],
    ['with signs', ['1.', '2.', '3.'], true],
    ['over gaps', ['1', '', '2', '3'], true],
    ['up to a third more', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '14'], true],
    ['further', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '15'], false],
    ['from 2', ['2', '3', '4'], false],
    ['twice', ['1', '2', '2', '3'], false],
    ['down', ['3', '2', '1'], false],
    ['a single one', ['1'], false],
    ['none', ['', ''], false],
    ['words in the end', ['1', '2', '9', 'x'], false],
    ['far apart', ['1', '7', '33'], false],
    ['anew, and then not', ['1', '2', '1', '9'], false],
  ])('%s', (_name, cells, is) =>
    expect(
      isCounter(
        draftOfColumns([
          ['No.', ...cells],
          ['Name', ...cells.map(() => 'Ann')],
        ]),
        0,
      ),
    ).toBe(is),
  );

  it('set-aside lines do not count', () => {
    const draft = draftOfColumns(grid('No.|1|9|2', 'Name|A|B|C'));
    const lines = draft.lines.map((line, index) =>
      index === 1 ? { ...line, aside: 'note' as const } : line,
    );
    expect([isCounter(draft, 0), isCounter({ ...draft, lines }, 0)]).toEqual([false, true]);
  });
});

const NAMES = ['Name', 'Ann', 'Ben', 'Cy'];
const COUNT = ['1', '2', '3'];
const OTHER = ['7', '12', '33'];

describe('the number', () => {
  it.each<[string, string[][], number[], boolean]>([
    ['by its heading', [NAMES, ['Number', ...OTHER]], [1], true],
    ['by a printed one, beside another', [NAMES, ['Number', ...COUNT], ['Jersey #', ...OTHER]], [2], true],
    [
      'of two printed ones',
      [
        ['Jersey #', ...OTHER],
        ['Kit Nr', '8', '9', '1'],
      ],
      [0, 1],
      false,
    ],
    [
      'of two printed ones that say the same',
      [
        ['Jersey #', ...OTHER],
        ['Kit Nr', ...OTHER],
      ],
      [0],
      true,
    ],
    ['below a garment', [NAMES, ['#', ...COUNT], ['Shirt', ...OTHER]], [2], true],
    [
      'below a garment, not where all are alike',
      [NAMES, ['Shirt', '1', '1', '1'], ['Number', ...OTHER]],
      [2],
      true,
    ],
    ['that counts the rows, is asked', [NAMES, ['#', ...COUNT]], [1], false],
    ['that counts the rows, comes behind another', [['#', ...COUNT], NAMES, ['Squad', ...OTHER]], [2], true],
    [
      'that counts, comes behind one that is unknown',
      [['#', ...COUNT], NAMES, ['Whatever', ...OTHER]],
      [2, 0],
      false,
    ],
    ['that is unknown, is asked', [NAMES, ['Whatever', ...OTHER]], [1], false],
    ['of two, is asked', [NAMES, ['Number', ...OTHER], ['No.', '8', '9', '1']], [1, 2], false],
    ['of two that say the same', [NAMES, ['Number', ...OTHER], ['No.', ...OTHER]], [1], true],
    ['is no age', [NAMES, ['Age', ...OTHER]], [], true],
    ['is no grade', [NAMES, ['Grade', ...OTHER]], [], true],
    ['is no quantity', [NAMES, ['Quantity', ...OTHER]], [], true],
    ['is no size', [NAMES, ['Size', ...OTHER]], [], true],
    ['is none that is out of range', [NAMES, ['Whatever', '700', '812', '933']], [], true],
    ['is none that is in range for a half only', [NAMES, ['Whatever', '7', '812', '', '']], [], true],
    ['is the highest', [NAMES, ['Whatever', '99', '99', '99']], [1], false],
    ['is the lowest', [NAMES, ['Whatever', '0', '0', '0']], [1], false],
    ['is none of words', [NAMES, ['Whatever', 'a', 'b', 'c']], [], true],
    ['is named, and words', [NAMES, ['Number', 'a', 'b', 'c']], [1], true],
    ['is named and printed, and words', [NAMES, ['Jersey #', 'a', 'b', 'c']], [1], true],
    ['is named, and nothing', [['Number', '', '', ''], NAMES, ['No.', '', '', '']], [0], true],
    ['is called as the shop does', [NAMES, ['Label', ...OTHER]], [1], true],
    ['is called as the shop does, and words', [NAMES, ['Label', 'a', 'b', 'c']], [1], true],
  ])('%s', (_name, columns, found, isSure) =>
    expect(numberCandidates(draftOfColumns(columns), ASKED, (header) => header === 'Label')).toEqual({
      columns: found,
      isSure,
    }),
  );

  it.each<[string, string[][], number[], boolean]>([
    ['is the only one', [NAMES, ['Number', ...OTHER]], [1], true],
    ['is asked where it counts', [NAMES, ['Jersey #', ...COUNT]], [1], false],
    [
      'is asked where there are two',
      [
        ['', ...OTHER],
        ['', '8', '9', '1'],
      ],
      [0, 1],
      false,
    ],
    ['is not there', [NAMES, ['Number', 'a', 'b', 'c']], [], true],
  ])('of a list without headings %s', (_name, columns, found, isSure) =>
    expect(numberCandidates(draftOfColumns(columns, true), ASKED, () => false)).toEqual({
      columns: found,
      isSure,
    }),
  );
});
