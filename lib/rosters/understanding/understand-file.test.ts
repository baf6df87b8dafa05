import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { rosterTable, sheetOf } from '@/lib/testing/rosters/roster-tables';
import { MOST_ROWS } from '../roster-table';
import { DEFAULT_ROSTER_SETTINGS, type RosterColumn, type RosterSettings } from '../settings/roster-settings';
import type { Answers, Sheet } from './reading-types';
import { type FileSheets, understandFile } from './understand-file';

const SETTINGS = DEFAULT_ROSTER_SETTINGS;
const HEAD = ['Name', 'Number', 'Size'];

const sheet = (rows: string[][], more?: Partial<Sheet>) => sheetOf('', rows, more);
const understood = (
  file: Sheet[] | FileSheets,
  answers: Answers = {},
  settings: RosterSettings = SETTINGS,
) => {
  const done = understandFile(
    Array.isArray(file) ? { sheets: file, letters: null } : file,
    settings,
    answers,
  );
  return done.ok ? done.value : done.error;
};
/** The rows of a file. */
const rowsOf = (rows: string[][], answers: Answers = {}, settings: RosterSettings = SETTINGS) => {
  const done = understood([sheet(rows)], answers, settings);
  return typeof done !== 'string' && done.kind === 'table' ? done.reading.table.rows : done;
};

describe('a certain reading', () => {
  it('is the table, and the set-aside lines with their positions', () =>
    expect(
      understood([
        sheet([
          ['Harbor FC'],
          HEAD,
          ['Ava Torres', '7', 'M'],
          ['Total', ' 1 '],
          [],
          ['Ben Okafor', '12', 'L'],
          ['Please call.'],
        ]),
      ]),
    ).toEqual({
      kind: 'table',
      reading: {
        table: rosterTable(
          { Name: 'name', Number: 'number', Size: 'size' },
          grid('Ava Torres|7|M', '||', 'Ben Okafor|12|L'),
        ),
        setAside: [
          { reason: 'letterhead', text: 'Harbor FC', cells: ['Harbor FC', '', ''], at: 0 },
          { reason: 'total', text: 'Total · 1', cells: ['Total', ' 1 ', ''], at: 1 },
          { reason: 'note', text: 'Please call.', cells: ['Please call.', '', ''], at: 3 },
        ],
        answered: [],
      },
    }));

  it('ends with the last non-empty row', () =>
    expect(rowsOf([HEAD, ['Ava Torres', '7', 'M'], ['', '', ''], ['Total', '1', '']])).toEqual([
      ['Ava Torres', '7', 'M'],
    ]));

  it('of a table with a column for each size has a row for each piece', () =>
    expect(rowsOf(grid('Name|S|M', 'Ava|x|', 'Ben||2'))).toEqual(grid('Ava|S', 'Ben|M', 'Ben|M')));

  it('of cells with whole people splits them, under the shop’s own labels', () => {
    const columns = SETTINGS.columns.map((column) => ({ ...column, label: `Our ${column.id}` }));
    expect(
      understood([sheet([['7 Ava Torres M'], ['12 Ben Okafor L']])], {}, { ...SETTINGS, columns }),
    ).toMatchObject({
      reading: {
        table: {
          columns: [{ header: 'Our name' }, { header: 'Our number' }, { header: 'Our size' }],
          rows: grid('Ava Torres|7|M', 'Ben Okafor|12|L'),
        },
      },
    });
  });

  it('of cells with whole people has default labels for pieces that the product does not ask for', () => {
    const columns: RosterColumn[] = [
      { id: 'team', kind: 'text', label: 'Team', isRequired: false, longest: null },
    ];
    expect(
      understood([sheet([['7 Ava Torres M'], ['12 Ben Okafor L']])], {}, { ...SETTINGS, columns }),
    ).toMatchObject({
      reading: { table: { columns: [{ header: 'Name' }, { header: 'Number' }, { header: 'Size' }] } },
    });
  });

  it('lists the questions that were answered for it', () => {
    const two = [
      sheet([HEAD, ['Ava', '7', 'M']], { name: 'One' }),
      sheet([HEAD, ['Ben', '8', 'L']], { name: 'Two' }),
    ];
    expect(understood(two, { part: 'table-0' })).toMatchObject({ reading: { answered: ['part'] } });
    expect(understood(two, { part: 'table-0', name: undefined })).toMatchObject({
      reading: { answered: ['part'] },
    });
  });
});

describe('the people of our own template', () => {
  const EXAMPLE = ['Sam Rivera', '7', 'M'];
  const OTHER = ['Alex Chen', '12', 'L'];

  it('are examples if there are others', () => {
    expect(rowsOf([HEAD, [' Sam Rivera', '7 ', 'M'], OTHER, ['Dee Fox', '4', 'S']])).toEqual([
      ['Dee Fox', '4', 'S'],
    ]);
    expect(understood([sheet([HEAD, EXAMPLE, ['Dee Fox', '4', 'S']])])).toMatchObject({
      reading: { setAside: [{ reason: 'example', text: 'Sam Rivera · 7 · M', at: 0 }] },
    });
  });
  it('stay if there are no others', () => expect(rowsOf([HEAD, EXAMPLE, OTHER])).toEqual([EXAMPLE, OTHER]));
  it('are real if their row has anything else in it', () => {
    expect(rowsOf([HEAD, ['Sam Rivera', '7', 'L'], OTHER, ['Dee Fox', '4', 'S']])).toHaveLength(2);
    expect(
      rowsOf([
        [...HEAD, 'Car'],
        [...EXAMPLE, 'red'],
        ['Dee Fox', '4', 'S', ''],
      ]),
    ).toHaveLength(2);
  });
});

describe('a file is refused', () => {
  const people = (count: number) => Array.from({ length: count }, () => ['Ava Torres', '7', 'M']);

  it('that is empty', () => {
    expect(understood([])).toBe('roster_empty');
    expect(understood([sheet([[''], []])])).toBe('roster_empty');
  });
  it('that has headings and no people', () => {
    expect(understood([sheet([HEAD])])).toBe('roster_no_rows');
    expect(understood([sheet([HEAD, ['', '', '']])])).toBe('roster_no_rows');
  });
  it('that has more rows than a roster', () => {
    expect(rowsOf([HEAD, ...people(MOST_ROWS)])).toHaveLength(MOST_ROWS);
    expect(understood([sheet([HEAD, ...people(MOST_ROWS + 1)])])).toBe('roster_too_many_rows');
  });
  it('that has more pieces than a roster', () => {
    const rows = Array.from({ length: 3 }, () => ['Ava', '900', '']);
    expect(understood([sheet([['Name', 'S', 'M'], ...rows])])).toBe('roster_too_many_rows');
  });
  it('that has too many rows left; hidden rows that are left out do not count', () => {
    const hiddenRows = [1];
    const file = [sheet([HEAD, ...people(MOST_ROWS + 1)], { hiddenRows })];
    expect(understood(file, { hiddenRows: 'leave' })).toMatchObject({ kind: 'table' });
    expect(understood(file, { hiddenRows: 'take' })).toBe('roster_too_many_rows');
  });
  it('of too many tables', () =>
    expect(understood(Array.from({ length: 61 }, () => sheet([HEAD, ['Ava', '7', 'M']])))).toBe(
      'roster_too_many_tables',
    ));
});

describe('a question', () => {
  it('has a preview for each answer: the first rows in the shop’s columns, and the number of people', () =>
    expect(
      understood([
        sheet([
          ['Paid', 'Home #', 'Away #', 'Size', 'Name'],
          ['yes', '#7', '70', 'medium', 'Ava T'],
          ['', '12', '20', 'L', 'Ben O'],
          [],
          ['', '33', '30', 'S', 'Cy L'],
          ['', '4', '40', 'S', 'Dee F'],
        ]),
      ]),
    ).toEqual({
      kind: 'question',
      answered: [],
      question: {
        about: { kind: 'number' },
        choices: [
          {
            id: 'column-1',
            answer: { says: 'column', name: { column: 1, heading: 'Home #' } },
            preview: {
              headings: ['Name', 'Number', 'Size'],
              rows: grid('Ava T|7|M', 'Ben O|12|L', 'Cy L|33|S'),
              people: 4,
            },
          },
          {
            id: 'column-2',
            answer: { says: 'column', name: { column: 2, heading: 'Away #' } },
            preview: {
              headings: ['Name', 'Number', 'Size'],
              rows: grid('Ava T|70|M', 'Ben O|20|L', 'Cy L|30|S'),
              people: 4,
            },
          },
          {
            id: 'none',
            answer: { says: 'no_number' },
            preview: {
              headings: ['Name', 'Size'],
              rows: grid('Ava T|M', 'Ben O|L', 'Cy L|S'),
              people: 4,
            },
          },
        ],
      },
    }));

  it('previews an answer together with the earlier ones; a preview can be without people', () => {
    const file = [
      sheet([HEAD, ['Ava', '7', 'M']], { name: 'One', hiddenRows: [1] }),
      sheet([HEAD, ['Ben', '8', 'L'], ['Cy', '9', 'S']], { name: 'Two' }),
    ];
    expect(understood(file, { part: 'table-0' })).toEqual({
      kind: 'question',
      answered: ['part'],
      question: {
        about: { kind: 'hiddenRows', rows: 1 },
        choices: [
          {
            id: 'leave',
            answer: { says: 'leave_hidden' },
            preview: { headings: [], rows: [], people: 0 },
          },
          {
            id: 'take',
            answer: { says: 'take_hidden' },
            preview: { headings: HEAD, rows: [['Ava', '7', 'M']], people: 1 },
          },
        ],
      },
    });
  });

  it('about letters shows the first word whose spelling differs', () => {
    const letters = (name: string) => [
      sheet([HEAD, ['Ann', '7', 'M'], [`  ${name} `, '8', 'L'], ['Zoë', '9', 'S']]),
    ];
    const file: FileSheets = {
      sheets: letters('O’Neil'),
      letters: { chosen: 'mac-roman', others: [{ letters: 'windows-1252', sheets: letters('OÕNeil') }] },
    };
    expect(understood(file)).toMatchObject({
      kind: 'question',
      question: {
        about: { kind: 'letters' },
        choices: [
          { id: 'mac-roman', answer: { word: 'O’Neil' } },
          { id: 'windows-1252', answer: { word: 'OÕNeil' } },
        ],
      },
    });
    expect(understood(file, { letters: 'windows-1252' })).toMatchObject({
      reading: { table: { rows: [['Ann', '7', 'M'], ['  OÕNeil ', '8', 'L'], {}] } },
    });
    expect(understood(file, { letters: 'mac-roman' })).toMatchObject({
      reading: { table: { rows: [['Ann', '7', 'M'], ['  O’Neil ', '8', 'L'], {}] } },
    });
  });

  it('about letters shows nothing if all is ASCII, and only the start of a long word', () => {
    const file = (cell: string): FileSheets => ({
      sheets: [sheet([HEAD, [cell, '7', 'M']])],
      letters: { chosen: 'one', others: [{ letters: 'two', sheets: [sheet([HEAD, ['Ann', '7', 'M']])] }] },
    });
    expect(understood(file('Ann'))).toMatchObject({
      question: { choices: [{ answer: { word: '' } }, { answer: { word: '' } }] },
    });
    const long = understood(file('é'.repeat(90)));
    const answer =
      typeof long !== 'string' && long.kind === 'question' ? long.question.choices[0]?.answer : undefined;
    expect(answer?.says === 'word' && answer.word.length).toBe(40);
  });
});
