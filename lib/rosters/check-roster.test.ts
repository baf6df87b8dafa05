import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { timesAsLong } from '@/lib/testing/time/times-as-long';
import { checkRoster } from './check-roster';
import { recognizeColumns } from './reading/recognize-columns';
import type { RosterTable } from './roster-table';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from './settings/roster-settings';

const settings: RosterSettings = {
  version: 1,
  columns: DEFAULT_ROSTER_SETTINGS.columns.concat(
    { id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false },
    { id: 'motto', kind: 'text', label: 'Motto', isRequired: false, longest: 5 },
  ),
};

function tableOf(headers: string[], ...rows: string[][]): RosterTable {
  return { columns: recognizeColumns(settings, headers), rows };
}

const check = (headers: string[], ...rows: string[][]) => checkRoster(settings, tableOf(headers, ...rows));

/** The problems of one row with the columns name, number, size, quantity and motto. */
const problemsOf = (...row: string[]) =>
  check(['Name', 'Number', 'Size', 'Quantity', 'Motto'], row).problems.map(
    ({ code, column, severity, message }) => ({
      code,
      column,
      severity,
      message,
    }),
  );

describe('a cell', () => {
  it.each([
    ['Ada', '7', 'M', '', ''],
    ['Zoë O’Neil-Smith', '007', 'xl', '999', '12345'],
    ['محمد صلاح', '00', 'Medium', '1', ''],
    ['👩‍👧‍👦', '', 'XXL', '2x', '☕☕☕☕☕'],
    // An emoji is one letter, though JavaScript counts it as two.
    ['🏺'.repeat(20), '', 'M', '', '🏺🏺🏺🏺🏺'],
    ['名前', '#99', 'x-small', '', ''],
  ])('can contain %s, %s, %s, %s, %s', (...row) => {
    expect(problemsOf(...row)).toEqual([]);
  });

  it.each<[string[], string, number, string]>([
    [['', '7', 'M', '', ''], 'missing', 0, 'Row 1: “Name” is missing.'],
    [['\u200b', '7', 'M', '', ''], 'missing', 0, 'Row 1: “Name” is missing.'],
    [['Ada', '7', ' ', '', ''], 'missing', 2, 'Row 1: “Size” is missing.'],
    [
      ['Ada', 'seven', 'M', '', ''],
      'not_a_number',
      1,
      'Row 1: “seven” is not a number. Use digits only, such as 7.',
    ],
    [
      ['Ada', '-7', 'M', '', ''],
      'not_a_number',
      1,
      'Row 1: “-7” is not a number. Use digits only, such as 7.',
    ],
    [
      ['Ada', '1e1', 'M', '', ''],
      'not_a_number',
      1,
      'Row 1: “1e1” is not a number. Use digits only, such as 7.',
    ],
    [
      ['Ada', '100', 'M', '', ''],
      'number_out_of_range',
      1,
      'Row 1: the number 100 is not possible. Choose one from 0 to 99.',
    ],
    [
      ['Ada', '7', 'Huge', '', ''],
      'size_not_offered',
      2,
      'Row 1: there is no size “Huge”. Choose XS, S, M, L, XL, 2XL or 3XL.',
    ],
    [
      ['Ada', '7', 'M', '0', ''],
      'not_a_quantity',
      3,
      'Row 1: “0” is not a quantity. Enter a whole number from 1 to 999.',
    ],
    [
      ['Ada', '7', 'M', '1000', ''],
      'not_a_quantity',
      3,
      'Row 1: “1000” is not a quantity. Enter a whole number from 1 to 999.',
    ],
    [
      ['Ada', '7', 'M', 'a5', ''],
      'not_a_quantity',
      3,
      'Row 1: “a5” is not a quantity. Enter a whole number from 1 to 999.',
    ],
    [['Ada', '7', 'M', '', '123456'], 'too_long', 4, 'Row 1: “Motto” has 6 characters. At most 5 fit.'],
    [['Ada', '7', 'M', '', '🏺🏺🏺🏺🏺🏺'], 'too_long', 4, 'Row 1: “Motto” has 6 characters. At most 5 fit.'],
    [['x'.repeat(21), '7', 'M', '', ''], 'too_long', 0, 'Row 1: “Name” has 21 characters. At most 20 fit.'],
    [
      ['Ada', '7'.repeat(201), 'M', '', ''],
      'too_long',
      1,
      'Row 1: “Number” has 201 characters. At most 200 fit.',
    ],
  ])('of %j has the error %s', (row, code, column, message) => {
    expect(problemsOf(...row)).toEqual([{ code, column, severity: 'error', message }]);
  });
});

describe('a table', () => {
  it('has names for rows, and for columns without a heading, as a person counts them', () => {
    const { problems } = check(
      ['Name', 'Size', '', ''],
      ['Ada', 'M', '', ''],
      ['', '', '', ''],
      ['Bo', 'M', 'captain', 'x'.repeat(201)],
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'Row 2 is empty and is left out of the order.',
      'Row 3: “captain” stands outside the columns of the header. It is kept as it is.',
      'Row 3: “Column 4” has 201 characters. At most 200 fit.',
    ]);
  });

  it('has numbers between the lowest and the highest that the product allows', () => {
    const [nameColumn, numberColumn] = DEFAULT_ROSTER_SETTINGS.columns;
    const asked = [nameColumn, numberColumn && { ...numberColumn, lowest: 5, highest: 60 }].flatMap(
      (column) => column ?? [],
    );
    const table = {
      columns: [
        { header: 'Name', meaning: 'name' },
        { header: 'No.', meaning: 'number' },
      ],
      rows: ['4', '5', '60', '61'].map((text) => [`Player ${text}`, text]),
    };
    const { problems } = checkRoster({ version: 1, columns: asked }, table);
    expect(problems.map(({ code, row }) => [code, row])).toEqual([
      ['number_out_of_range', 0],
      ['number_out_of_range', 3],
    ]);
  });

  it('marks both of two equal numbers, each naming the other row; 7 and 07 differ', () => {
    const { problems } = check(
      ['Name', 'Number', 'Size'],
      ['Ada', '7', 'M'],
      ['Bo', '07', 'M'],
      ['Cy', '#7', 'M'],
      ['Di', '', 'M'],
      ['Ed', '', 'M'],
      ['Flo', '7', 'M'],
    );
    expect(problems.map(({ code, row, message }) => [code, row, message])).toEqual([
      ['duplicate', 0, 'Row 1: the number 7 is also in row 3. Each number can be given once.'],
      ['duplicate', 2, 'Row 3: the number 7 is also in row 1. Each number can be given once.'],
      ['duplicate', 5, 'Row 6: the number 7 is also in row 1. Each number can be given once.'],
    ]);
  });

  it('treats rows with equal name and number as one person with several pieces, and says so', () => {
    const { problems, summary } = check(
      ['Name', 'Number', 'Size'],
      ['Zoë Lund', '3', 'M'],
      ['Bo', '4', 'M'],
      ['ZOE-LUND', '#3', 'L'],
      ['Zoe Lund', '3', 'S'],
    );
    expect(problems).toEqual(
      [
        [0, 'Row 1: Zoë Lund with the number 3 is also in row 3. Both are made.'],
        [2, 'Row 3: ZOE-LUND with the number 3 is also in row 1. Both are made.'],
        [3, 'Row 4: Zoe Lund with the number 3 is also in row 1. Both are made.'],
      ].map(([row, message]) => ({ code: 'more_pieces', severity: 'notice', row, column: 1, message })),
    );
    expect(summary.pieces).toBe(4);
  });

  it.each<[string, string[], (number | null)[]]>([
    ['somebody else', ['Chloe', 'Chloe', 'Bo'], [3, 3, 1]],
    ['somebody else first', ['Bo', 'Chloe', 'Chloe'], [2, 1, 1]],
    ['two pairs', ['Chloe', 'Bo', 'Chloe', 'Bo'], [2, 1, 2, 1]],
    ['no names', ['', ''], [2, 1]],
    ['names without a letter', ['👧', '👧'], [2, 1]],
  ])('marks a number that is shared with %s', (_, names, others) => {
    const { problems } = check(['Name', 'Number', 'Size'], ...names.map((name) => [name, '3', 'M']));
    const shared = problems.filter(({ column }) => column === 1);
    expect(shared.map(({ code, severity, message }) => [code, severity, message])).toEqual(
      others.map((other, row) => [
        'duplicate',
        'error',
        `Row ${row + 1}: the number 3 is also in row ${other}. Each number can be given once.`,
      ]),
    );
  });

  it('asks for required columns that no heading means, and for at least one person', () => {
    expect(check(['Number']).problems).toEqual([
      {
        code: 'column_missing',
        severity: 'error',
        row: null,
        column: null,
        message: 'No column is marked as “Name”. Choose the one that is, or add one to the file.',
      },
      expect.objectContaining({ code: 'column_missing', message: expect.stringContaining('“Size”') }),
      expect.objectContaining({ code: 'no_rows', severity: 'error', row: null }),
    ]);
    expect(check(['Name', 'Size'], ['', ' ']).problems.map(({ code }) => code)).toEqual([
      'no_rows',
      'empty_row',
    ]);
  });

  it('has only notices for what it leaves out or keeps unchanged', () => {
    const { problems, summary } = check(
      ['Name', 'Size', '', 'Team'],
      ['Ada', 'M', '', 'A'],
      ['', '', '', ''],
      ['Bo', 'L', 'late', ''],
    );
    expect(problems.map(({ code, severity, row, column }) => [code, severity, row, column])).toEqual([
      ['empty_row', 'notice', 1, null],
      ['extra_cell', 'notice', 2, 2],
    ]);
    expect(summary.pieces).toBe(2);
  });

  describe('whose product counts one piece for each row', () => {
    const plain = (header: string, meaning: string | null, ...cells: string[]) =>
      checkRoster(DEFAULT_ROSTER_SETTINGS, {
        columns: [
          { header: 'Name', meaning: 'name' },
          { header: 'Size', meaning: 'size' },
          { header, meaning },
        ],
        rows: cells.map((cell) => ['Ada', 'M', cell]),
      });

    it.each([
      ['Qty', ['1', '3']],
      ['Quantity', ['x2']],
      ['Number of shirts', ['', '12']],
    ])('says that the quantities under %s are not used', (header, cells) => {
      const { problems, summary } = plain(header, null, ...cells);
      expect(problems).toEqual([
        {
          code: 'quantity_not_asked',
          severity: 'notice',
          row: null,
          column: null,
          message: `“${header}” is not used: this product counts one piece for each row. Add a row for each piece.`,
        },
      ]);
      expect(summary.pieces).toBe(cells.length);
    });

    it.each<[string, string | null, string]>([
      ['Qty', null, '1'],
      ['Qty', null, ''],
      ['Qty', null, 'many'],
      ['Qty', 'number', '3'],
      ['Team', null, '3'],
    ])('has no notice for %s as %s with “%s”', (header, meaning, cell) => {
      expect(plain(header, meaning, cell).problems).toEqual([]);
    });
  });

  it('has no notice for a second column of quantities', () => {
    const { problems } = check(['Name', 'Size', 'Qty', 'Pieces'], ['Ada', 'M', '2', '3']);
    expect(problems).toEqual([]);
  });

  it('shortens long texts in its sentences', () => {
    const { problems } = check(
      ['Name', 'Number', 'Size', 'Motto', 'T'.repeat(200), ''],
      ['Ada', 'n'.repeat(150), 's'.repeat(150), '', 't'.repeat(201), 'e'.repeat(150)],
    );
    expect(problems.map(({ code }) => code)).toEqual([
      'not_a_number',
      'size_not_offered',
      'too_long',
      'extra_cell',
    ]);
    for (const { message } of problems) {
      expect(message).toMatch(/“(.)\1{58}…”/);
    }
  });

  it('finds a cell that is too long in an extra column', () => {
    expect(check(['Name', 'Size', 'Team'], ['Ada', 'M', 'x'.repeat(201)]).problems).toEqual([
      expect.objectContaining({ code: 'too_long', column: 2, severity: 'error' }),
    ]);
  });

  it('counts pieces by quantity and size, and the upcharges of the sizes', () => {
    const [name, number] = settings.columns;
    const columns = settings.columns.map((column) =>
      column.kind === 'size'
        ? {
            ...column,
            isRequired: false,
            sizes: [
              { label: 'M', upchargeCents: cents(0) },
              { label: 'L', upchargeCents: cents(50) },
              { label: '2XL', upchargeCents: cents(200) },
            ],
          }
        : column,
    );
    expect([name?.kind, number?.kind]).toEqual(['name', 'number']);
    const { problems, summary } = checkRoster(
      { version: 1, columns },
      tableOf(
        ['Name', 'Size', 'Qty'],
        ['Ada', 'XXL', '3'],
        ['Bo', 'M', ''],
        ['', '', ''],
        ['Cy', '', '2'],
        ['Di', 'm', '1'],
      ),
    );
    expect(problems.map(({ code }) => code)).toEqual(['empty_row']);
    expect(summary).toEqual({
      pieces: 7,
      sizes: [
        { label: 'M', pieces: 2 },
        { label: '2XL', pieces: 3 },
      ],
      upchargeCents: 600,
    });
  });

  it('allows as many pieces as one line of an order, and not one more', () => {
    const rows = Array.from({ length: 10 }, (_, index) => [`P${index}`, 'M', '999']);
    const ninetyNine = check(['Name', 'Size', 'Qty'], ...rows, ['Last', 'M', '9']);
    expect(ninetyNine.problems).toEqual([]);
    expect(ninetyNine.summary.pieces).toBe(9_999);
    expect(check(['Name', 'Size', 'Qty'], ...rows, ['Last', 'M', '10']).problems).toEqual([
      {
        code: 'too_many_pieces',
        severity: 'error',
        row: null,
        column: null,
        message: 'This roster comes to 10,000 pieces. One order can have at most 9,999.',
      },
    ]);
  });

  it('uses a meaning that two columns have once, and ignores an unknown one', () => {
    const columns = [
      { header: 'A', meaning: 'name' },
      { header: 'B', meaning: 'name' },
      { header: 'C', meaning: 'size' },
      { header: 'D', meaning: 'shoe' },
    ];
    expect(checkRoster(settings, { columns, rows: [['Ada', '', 'M', 'x']] }).problems).toEqual([]);
  });
});

it('lists all problems: 2,000 rows with problems are checked while somebody types', async () => {
  const headers = ['Name', 'Number', 'Size', 'Quantity', 'Motto', 'A', 'B', 'C', 'D', 'E'];
  const rowOf = (index: number) => [
    'Ada Lovelace',
    String(index % 100),
    'medium',
    '1',
    '',
    'a',
    'b',
    'c',
    'd',
    'e',
  ];
  const good = tableOf(headers, ...Array.from({ length: 2_000 }, (_, index) => rowOf(index)));
  expect(checkRoster(settings, good).problems).toHaveLength(2_000);
  const ratio = await timesAsLong(
    () => checkRoster(settings, good),
    () => JSON.stringify(good),
    { runs: 15 },
  );
  // Compared with serialising the table, which takes a millisecond or two on an idle machine. Ten times the rows must
  // not take a hundred times as long.
  expect(ratio).toBeLessThan(80);
  const tenth = { ...good, rows: good.rows.slice(0, 200) };
  // Ten of them, because a busy machine interrupts each run of the long work and none of a ten times shorter one.
  const growth = await timesAsLong(
    () => checkRoster(settings, good),
    () => {
      for (let tenths = 0; tenths < 10; tenths += 1) {
        checkRoster(settings, tenth);
      }
    },
    { runs: 15 },
  );
  expect(growth).toBeLessThan(4);
  const bad = tableOf(
    headers,
    ...Array.from({ length: 2_000 }, () => ['', 'x', 'Huge', '0', '123456', '', '', '', '', '']),
  );
  expect(checkRoster(settings, bad).problems).toHaveLength(10_000);
});
