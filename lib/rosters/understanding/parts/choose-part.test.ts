import { describe, expect, it } from 'vitest';
import type { Answers, Sheet } from '@/lib/rosters/understanding/reading-types';
import { choosePart } from './choose-part';
import { MOST_TABLES } from './find-parts';

const HEAD = ['Name', 'Size'];
const sheet = (name: string, ...rows: string[][]): Sheet => ({
  name,
  rows,
  hiddenRows: [],
  hiddenColumns: [],
});
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

  it('is none where the file has none', () => expect(chosen([sheet('Empty')])).toEqual([[]]));

  it('is the first of those that are no rosters, so that somebody sees it', () =>
    expect(chosen([sheet('One', HEAD), sheet('Two', ['Size', 'Number'])])).toEqual([
      HEAD,
      ['sheet', 'Size', 'Number'],
    ]));

  it('is the one that says who', () =>
    expect(chosen([SUMMARY, U10])).toEqual([
      HEAD,
      ['Ava', 'M'],
      ['sheet', 'Size', 'Count'],
      ['sheet', 'M', '1'],
    ]));

  it('is one with people in it where none says who', () =>
    expect(chosen([sheet('Empty', ['Name', 'Number']), SUMMARY])).toEqual([
      ['Size', 'Count'],
      ['M', '1'],
      ['sheet', 'Name', 'Number'],
    ]));

  it('says who where some are called by a letter, or by nothing', () =>
    expect(chosen([sheet('Some', HEAD, ['A', 'M'], ['', 'L'], ['Ava', 'S']), SUMMARY])).toMatchObject([
      HEAD,
      ['A', 'M'],
      ['', 'L'],
      ['Ava', 'S'],
      ['sheet', 'Size', 'Count'],
      {},
    ]));

  it('is the one of sizes where none says who', () =>
    expect(chosen([SUMMARY])).toEqual([
      ['Size', 'Count'],
      ['M', '1'],
    ]));

  it('is not one of single letters, or of none of the first people', () => {
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

  it('is asked for among several, all of them first', () =>
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

  it('is told apart from another of the same name by its place', () => {
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

  it('is called by its title alone, where no other is called so', () =>
    expect(chosen([sheet('One', ['Reds'], HEAD, ['Cy', 'S']), U12])).toMatchObject({
      question: {
        options: [{}, { answer: { says: 'list', name: 'Reds' } }, { answer: { says: 'list', name: 'U12' } }],
      },
    }));

  it('is called as its sheet, though another is called so', () =>
    expect(chosen([sheet('U10', HEAD, ['Ava', 'M'], [], HEAD, ['Ben', 'L'])])).toMatchObject({
      question: {
        options: [{}, { answer: { says: 'list', name: 'U10' } }, { answer: { says: 'list', name: 'U10' } }],
      },
    }));

  it('is the one that was chosen, with the others set aside by nobody', () => {
    expect(chosen([U10, U12], { part: 'table-1' })).toEqual([HEAD, ['Ben', 'L']]);
    expect(chosen([U10, U12], { part: 'all' })).toEqual([
      [...HEAD, 'From'],
      ['Ava', 'M', 'U10'],
      ['Ben', 'L', 'U12'],
    ]);
  });
});

describe('what else a file has', () => {
  it('is set aside as lines of the table, the rest of them in its last cell', () =>
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

  it('is not set aside without end', () => {
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

  it('whose tables have too many columns together is refused', () => {
    const wide = (name: string) => {
      const columns = Array.from({ length: 30 }, (_, index) => `${name} ${String.fromCharCode(97 + index)}`);
      return sheet(name, [...HEAD, ...columns], ['Ava', 'M', ...columns.map(() => 'yes')]);
    };
    expect(chosen([wide('one'), wide('two')], { part: 'all' })).toEqual({ error: 'roster_too_many_columns' });
  });
});
