import { describe, expect, it } from 'vitest';
import type { Answers, Sheet } from '@/lib/rosters/understanding/reading-types';
import { grid } from '@/lib/testing/rosters/grid';
import { sheetOf } from '@/lib/testing/rosters/roster-tables';
import { choosePart } from './choose-part';
import { MOST_TABLES } from './find-parts';

const HEAD = ['Name', 'Size'];
const sheet = (name: string, ...rows: string[][]) => sheetOf(name, rows);
const U10 = sheet('U10', HEAD, ['Ava', 'M']);
const U12 = sheet('U12', HEAD, ['Ben', 'L']);
const SUMMARY = sheet('Summary', ['Size', 'Count'], ['M', '1']);

const chosen = (sheets: Sheet[], answers: Answers = {}) => {
  const draft = choosePart(sheets, { answers, isProvisional: false });
  return draft.ok
    ? [
        draft.value.header,
        ...draft.value.lines.map(({ cells, aside }) => [...(aside ? [aside] : []), ...cells]),
      ]
    : draft.error;
};

describe('the table that is read', () => {
  it('is the only one', () => expect(chosen([U10])).toEqual([HEAD, ['Ava', 'M']]));

  it('is none if the file has none', () => expect(chosen([sheet('Empty')])).toEqual([[]]));

  it('is the first one if none is a roster, so that a person sees it', () =>
    expect(chosen([sheet('One', HEAD), sheet('Two', ['Size', 'Number'])])).toEqual([
      HEAD,
      ['sheet', 'Size', 'Number'],
    ]));

  it('is the one with names', () =>
    expect(chosen([SUMMARY, U10])).toEqual([
      HEAD,
      ['Ava', 'M'],
      ['sheet', 'Size', 'Count'],
      ['sheet', 'M', '1'],
    ]));

  it('is one with people if none has names', () =>
    expect(chosen([sheet('Empty', ['Name', 'Number']), SUMMARY])).toEqual(
      grid('Size|Count', 'M|1', 'sheet|Name|Number'),
    ));

  it('has names even if some are single letters or missing', () =>
    expect(chosen([sheet('Some', HEAD, ['A', 'M'], ['', 'L'], ['Ava', 'S']), SUMMARY])).toMatchObject([
      HEAD,
      ['A', 'M'],
      ['', 'L'],
      ['Ava', 'S'],
      ['sheet', 'Size', 'Count'],
      {},
    ]));

  it('is the one with sizes if none has names', () =>
    expect(chosen([SUMMARY])).toEqual(grid('Size|Count', 'M|1')));

  it('is not one whose names are single letters, or missing for the first people', () => {
    const letters = sheet('Letters', ['Name', 'Size'], ['A', 'M']);
    expect(chosen([letters, U10])).toEqual([
      HEAD,
      ['Ava', 'M'],
      ['sheet', 'Name', 'Size'],
      ['sheet', 'A', 'M'],
    ]);
    const late = sheet('Late', ['Number', 'Size'], ...Array.from({ length: 40 }, () => ['7', 'M']), [
      'Ava',
      'M',
    ]);
    expect(chosen([late, U10])).toMatchObject({ 0: HEAD, 1: ['Ava', 'M'] });
  });

  it('is asked for among several, with all of them as the first option', () =>
    expect(chosen([U10, SUMMARY, U12])).toEqual({
      question: {
        about: { kind: 'part', tables: 2 },
        options: [
          { id: 'all', answer: { says: 'all_lists', lists: 2 } },
          { id: 'table-0', answer: { says: 'list', name: 'U10', place: 0 } },
          { id: 'table-1', answer: { says: 'list', name: 'U12', place: 1 } },
        ],
      },
    }));

  it('has its place in its label if another one has the same name', () => {
    const titled = sheet('U10', ['Reds'], HEAD, ['Cy', 'S'], [], ['Reds'], HEAD, ['Dee', 'M']);
    expect(chosen([titled, U12])).toMatchObject({
      question: {
        about: { tables: 3 },
        options: [
          {},
          { answer: { says: 'list_of_several', name: 'Reds', place: 0 } },
          { answer: { says: 'list_of_several', name: 'Reds', place: 1 } },
          { answer: { says: 'list', name: 'U12' } },
        ],
      },
    });
  });

  it('has its title alone as label if the title is unique', () =>
    expect(chosen([sheet('One', ['Reds'], HEAD, ['Cy', 'S']), U12])).toMatchObject({
      question: {
        options: [{}, { answer: { says: 'list', name: 'Reds' } }, { answer: { says: 'list', name: 'U12' } }],
      },
    }));

  it('has its sheet’s name as label, though another table has the same', () =>
    expect(chosen([sheet('U10', HEAD, ['Ava', 'M'], [], HEAD, ['Ben', 'L'])])).toMatchObject({
      question: {
        options: [{}, { answer: { says: 'list', name: 'U10' } }, { answer: { says: 'list', name: 'U10' } }],
      },
    }));

  it('is the chosen one; the other rosters are not set aside', () => {
    expect(chosen([U10, U12], { part: 'table-1' })).toEqual([HEAD, ['Ben', 'L']]);
    expect(chosen([U10, U12], { part: 'all' })).toEqual([
      [...HEAD, 'From'],
      ['Ava', 'M', 'U10'],
      ['Ben', 'L', 'U12'],
    ]);
  });
});

describe('the other tables of a file', () => {
  it('are set aside as lines of the table, with the overflow in the last cell', () =>
    expect(
      chosen([
        U10,
        sheet('Sizes', ['Size', 'Chest', 'Length', 'Sleeve'], ['M', '', '50', '70'], [], ['L', '54']),
      ]),
    ).toEqual([
      HEAD,
      ['Ava', 'M'],
      ['sheet', 'Size', 'Chest Length Sleeve'],
      ['sheet', 'M', '50 70'],
      ['sheet', 'L', '54'],
    ]));

  it('are set aside up to a limit', () => {
    const long = sheet('Sizes', ['Size', 'Count'], ...Array.from({ length: 400 }, () => ['M', '1']));
    expect(chosen([U10, long])).toHaveLength(2 + 300);
  });
});

describe('a file', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => sheet(`Team ${index}`, HEAD, ['Ava', 'M']));

  it('of too many tables is refused', () => {
    expect(chosen(many(MOST_TABLES))).toMatchObject({ question: { about: { tables: MOST_TABLES } } });
    expect(chosen(many(MOST_TABLES + 1))).toEqual({ error: 'roster_too_many_tables' });
  });

  it('whose tables together have too many columns is refused', () => {
    const wide = (name: string) => {
      const columns = Array.from({ length: 30 }, (_, index) => `${name} ${String.fromCharCode(97 + index)}`);
      return sheet(name, [...HEAD, ...columns], ['Ava', 'M', ...columns.map(() => 'yes')]);
    };
    expect(chosen([wide('one'), wide('two')], { part: 'all' })).toEqual({ error: 'roster_too_many_columns' });
  });
});
