import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { MOST_COLUMNS } from '../roster-table';
import { DEFAULT_ROSTER_SETTINGS, type RosterColumn, type RosterSettings } from '../settings/roster-settings';
import type { Draft } from './draft';
import { readDraft, withoutHiddenColumns, withoutHiddenRows } from './read-draft';
import type { Answers, Line } from './reading-types';

const SETTINGS = DEFAULT_ROSTER_SETTINGS;
const QUANTITY: RosterColumn = { id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false };
const HEAD = ['Name', 'Number', 'Size'];

const line = (cells: string[], more: Partial<Line> = {}): Line => ({
  cells,
  isHidden: false,
  aside: null,
  ...more,
});
const draftOf = (header: string[], rows: string[][], more: Partial<Draft> = {}): Draft => ({
  header,
  isGenerated: false,
  hidden: header.map(() => false),
  lines: rows.map((cells) => line(cells)),
  ...more,
});
const asking = (answers: Answers = {}) => ({ answers, isProvisional: false });

/** The headings with their meanings, and the lines; or the question. */
const read = (draft: Draft, answers: Answers = {}, settings: RosterSettings = SETTINGS) => {
  const done = readDraft(draft, settings, asking(answers));
  return done.ok
    ? [
        done.value.columns.map(({ header, meaning }) => `${header}: ${meaning ?? '-'}`),
        ...done.value.lines.map(({ cells, aside }) => [...(aside ? [aside] : []), ...cells]),
      ]
    : done.error;
};

describe('rows that the file hides', () => {
  const draft = draftOf(HEAD, [], {
    lines: [
      line(['Ava', '7', 'M']),
      line(['Ben', '8', 'L'], { isHidden: true }),
      line(['Total', '2', ''], { isHidden: true, aside: 'total' }),
    ],
  });
  const names = (answers: Answers, of = draft) => {
    const done = withoutHiddenRows(of, asking(answers));
    return done.ok ? done.value.lines.map(({ cells }) => cells[0]) : done.error;
  };

  it('are asked about', () =>
    expect(names({})).toEqual({
      about: { kind: 'hiddenRows', rows: 1 },
      options: [
        { id: 'leave', answer: { says: 'leave_hidden' } },
        { id: 'take', answer: { says: 'take_hidden' } },
      ],
    }));
  it('are left out or taken by the answer', () => {
    expect(names({ hiddenRows: 'leave' })).toEqual(['Ava']);
    expect(names({ hiddenRows: 'take' })).toEqual(['Ava', 'Ben', 'Total']);
  });
  it('are not asked about if they contain no people', () => {
    const nobody = {
      ...draft,
      lines: [line(['Ava']), line([''], { isHidden: true }), ...draft.lines.slice(2)],
    };
    expect(names({}, nobody)).toEqual(['Ava', 'Total']);
  });
});

describe('columns that the file hides', () => {
  const hidden = (
    header: string[],
    rows: string[][],
    column: number,
    answers: Answers = {},
    settings = SETTINGS,
  ) => {
    const draft = draftOf(header, rows, { hidden: header.map((_, index) => index === column) });
    const done = withoutHiddenColumns(draft, settings, asking(answers));
    return done.ok ? done.value.header : done.error;
  };
  const rows = grid('Ava Torres|7|M', 'Ben Okafor|12|L');

  it.each([
    [0, 'Name'],
    [1, 'Number'],
    [2, 'Size'],
  ])('are asked about where they could be printed (column %i)', (column, heading) =>
    expect(hidden(HEAD, rows, column)).toEqual({
      about: { kind: 'hiddenColumns', columns: 1, named: [{ column, heading }] },
      options: [
        { id: 'leave', answer: { says: 'leave_hidden_columns', columns: 1 } },
        { id: 'take', answer: { says: 'take_hidden_columns', columns: 1 } },
      ],
    }),
  );
  it('are left out or taken by the answer', () => {
    expect(hidden(HEAD, rows, 1, { hiddenColumns: 'leave' })).toEqual(['Name', 'Size']);
    expect(hidden(HEAD, rows, 1, { hiddenColumns: 'take' })).toEqual(HEAD);
  });
  it('are asked about together, named by their positions if they have no heading', () => {
    const draft = draftOf(['Name', '', 'Number'], grid('Ava Torres|M|7', 'Ben Okafor|L|12'), {
      hidden: [false, true, true],
    });
    expect(withoutHiddenColumns(draft, SETTINGS, asking())).toMatchObject({
      error: {
        about: {
          columns: 2,
          named: [
            { column: 1, heading: '' },
            { column: 2, heading: 'Number' },
          ],
        },
      },
    });
  });
  it.each<[string, string[], string[][], number]>([
    ['first names', ['Last name', 'First name'], grid('Torres|Ava', 'Okafor|Ben'), 1],
    ['last names', ['Last name', 'First name'], grid('Torres|Ava', 'Okafor|Ben'), 0],
    ['nicknames', ['Player', 'Nickname'], grid('Ava|Ace', 'Ben|Boo'), 1],
    ['a second number', ['Number', 'Jersey #'], grid('1|7', '2|12'), 1],
    ['sizes of a garment', ['Name', 'Jersey'], grid('Ava|M', 'Ben|L'), 1],
    ['how many', ['Name', 'Qty'], grid('Ava|2', 'Ben|1'), 1],
  ])('are asked about where they are %s', (_name, header, cells, column) =>
    expect(hidden(header, cells, column)).toMatchObject({
      about: { kind: 'hiddenColumns', named: [{ column, heading: header[column] }] },
    }),
  );
  it('are asked about if this product asks for them too', () => {
    const columns: RosterColumn[] = [
      ...SETTINGS.columns,
      { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
    ];
    const cells = grid('Ava|late', 'Ben|early');
    expect(hidden(['Name', 'Comments'], cells, 1)).toEqual(['Name', 'Comments']);
    expect(hidden(['Name', 'Comments'], cells, 1, {}, { ...SETTINGS, columns })).toMatchObject({
      about: { kind: 'hiddenColumns', named: [{ column: 1, heading: 'Comments' }] },
    });
  });
  it('are not asked about if they mean nothing to the product, or are visible', () => {
    expect(hidden(['Name', 'Paid'], grid('Ava|yes', 'Ben|no'), 1)).toEqual(['Name', 'Paid']);
    expect(hidden(HEAD, rows, -1)).toEqual(HEAD);
  });
});

describe('the name', () => {
  it('is joined from two columns, which stay beside it', () =>
    expect(read(draftOf(['#', 'Last name', 'First name'], grid('7|Torres|Ava', '9|Okafor|Ben')))).toEqual(
      grid(
        '#: number|Name: name|Last name: -|First name: -',
        '7|Ava Torres|Torres|Ava',
        '9|Ben Okafor|Okafor|Ben',
      ),
    ));
  it('is joined in place of one of them if there is no room for another column', () => {
    const more = Array.from(
      { length: MOST_COLUMNS - 2 },
      (_, index) => `Fact ${String.fromCharCode(65 + index)}`,
    );
    const done = readDraft(
      draftOf(
        ['Last name', 'First name', ...more],
        grid('Torres|Ava', 'Okafor|Ben').map((cells) => [...cells, ...more]),
      ),
      SETTINGS,
      asking(),
    );
    expect(done).toMatchObject({
      ok: true,
      value: { lines: [{ cells: { 0: 'Ava Torres', 1: 'Ava' } }, { cells: { 0: 'Ben Okafor', 1: 'Ben' } }] },
    });
    expect(done.ok && done.value.columns).toHaveLength(MOST_COLUMNS);
    expect(done.ok && done.value.columns[0]).toEqual({ header: 'Last name', meaning: 'name' });
  });
  it('is asked for among several, each with its label', () => {
    expect(read(draftOf(['Name', 'Size'], grid('Torres, Ava|M', 'Okafor, Ben|L')))).toEqual({
      about: { kind: 'name' },
      options: [
        { id: 'turned-0', answer: { says: 'turned', name: { column: 0, heading: 'Name' } } },
        { id: 'column-0', answer: { says: 'as_written', name: { column: 0, heading: 'Name' } } },
      ],
    });
    expect(read(draftOf(['Name', '', 'Size'], grid('Ava|Torres|M', 'Ben|Okafor|L')))).toMatchObject({
      options: [
        { id: 'column-0', answer: { says: 'column', name: { column: 0, heading: 'Name' } } },
        {
          id: 'joined-0-1',
          answer: { says: 'joined', first: { column: 0, heading: 'Name' }, last: { column: 1, heading: '' } },
        },
      ],
    });
  });
  it('is turned round, or stays unchanged', () => {
    const draft = draftOf(['Name', 'Size'], grid('Torres, Ava|M', 'Okafor, Ben|L'));
    const head = ['Name: name', 'Size: size'];
    expect(read(draft, { name: 'turned-0' })).toEqual([head, ['Ava Torres', 'M'], ['Ben Okafor', 'L']]);
    expect(read(draft, { name: 'column-0' })).toEqual([head, ['Torres, Ava', 'M'], ['Okafor, Ben', 'L']]);
  });
  it('is in no column if none is possible', () =>
    expect(read(draftOf(['Size', 'Paid'], grid('M|yes', 'L|no')))).toEqual(
      grid('Size: size|Paid: -', 'M|yes', 'L|no'),
    ));
  it('is found by the shop’s own label, in any case', () => {
    const columns = SETTINGS.columns.map((column) =>
      column.kind === 'name' ? { ...column, label: 'Dog tag' } : column,
    );
    const draft = draftOf(['DOG TAG', 'Player', 'Size'], grid('Rex|Ava T|M', 'Bo|Ben O|L'));
    expect(read(draft, { name: 'column-0' }, { ...SETTINGS, columns })).toMatchObject([
      ['DOG TAG: name', 'Player: -', 'Size: size'],
      {},
      {},
    ]);
  });
});

describe('the number', () => {
  it('is certain, or asked for with “none of them” last', () =>
    expect(read(draftOf(['Name', 'Home #', 'Away #'], grid('Ava T|7|70', 'Ben O|12|20')))).toEqual({
      about: { kind: 'number' },
      options: [
        { id: 'column-1', answer: { says: 'column', name: { column: 1, heading: 'Home #' } } },
        { id: 'column-2', answer: { says: 'column', name: { column: 2, heading: 'Away #' } } },
        { id: 'none', answer: { says: 'no_number' } },
      ],
    }));
  it('has “none of them” first if the likeliest column counts the rows', () =>
    expect(read(draftOf(['#', 'Name'], grid('1|Ava T', '2|Ben O', '3|Cy L')))).toMatchObject({
      about: { kind: 'number' },
      options: [{ id: 'none' }, { id: 'column-0' }],
    }));
  it('is the chosen column, or none', () => {
    const draft = draftOf(['Name', 'Home #', 'Away #'], grid('Ava T|7|70', 'Ben O|12|20'));
    expect(read(draft, { number: 'column-2' })).toMatchObject({
      0: ['Name: name', 'Home #: -', 'Away #: number'],
    });
    expect(read(draft, { number: 'none' })).toMatchObject({ 0: ['Name: name', 'Home #: -', 'Away #: -'] });
  });
});

describe('the size', () => {
  const two = draftOf(['Name', 'Jersey size', 'Hoodie size'], grid('Ava T|M|L', 'Ben O|L|XL'));
  it('is asked for among several', () => {
    expect(read(two)).toEqual({
      about: { kind: 'size' },
      options: [
        { id: 'column-1', answer: { says: 'column', name: { column: 1, heading: 'Jersey size' } } },
        { id: 'column-2', answer: { says: 'column', name: { column: 2, heading: 'Hoodie size' } } },
      ],
    });
    expect(read(two, { size: 'column-2' })).toMatchObject({
      0: ['Name: name', 'Jersey size: -', 'Hoodie size: size'],
    });
  });
  it('is asked for if one column without a heading is possible', () => {
    const draft = draftOf(['Name', ''], grid('Ava T|M', 'Ben O|L'));
    expect(read(draft)).toEqual({
      about: { kind: 'size' },
      options: [
        { id: 'column-1', answer: { says: 'column', name: { column: 1, heading: '' } } },
        { id: 'none', answer: { says: 'no_size' } },
      ],
    });
    expect(read(draft, { size: 'none' })).toMatchObject({ 0: ['Name: name', ': -'] });
  });
  it('gets its wearer from the column beside it, and the number does not', () =>
    expect(
      read(draftOf(['Name', '#', 'Youth/Adult', 'Size'], grid('Ava T|7|Youth|M', 'Ben O|12|Adult|L'))),
    ).toEqual(
      grid('Name: name|#: number|Youth/Adult: -|Size: size', 'Ava T|7|Youth|Youth M', 'Ben O|12|Adult|L'),
    ));
  it('is one column made of two that name the wearers, with the shop’s label', () =>
    expect(read(draftOf(['Name', 'Youth size', 'Adult size'], grid('Ava T|M|', 'Ben O||L')))).toEqual(
      grid('Name: name|Size: size', 'Ava T|Youth M', 'Ben O|L'),
    ));
});

describe('the quantity', () => {
  const draft = draftOf(['Name', 'Size', 'Qty'], [], {
    lines: [
      line(['Ava T', 'M', '2']),
      line(['Ben O', 'L', '0']),
      line(['Cy L', 'S', 'some']),
      line(['Dee F', 'S', '']),
      line(['Total', '', '2'], { aside: 'total' }),
    ],
  });
  const head = ['Name: name', 'Size: size', 'Qty: -'];

  it('is asked for', () =>
    expect(read(draft)).toEqual({
      about: { kind: 'quantity', heading: 'Qty' },
      options: [
        { id: 'as-many', answer: { says: 'as_many', heading: 'Qty' } },
        { id: 'one', answer: { says: 'one_piece' } },
      ],
    }));
  it('gives a row for each piece, and sets aside people with none', () =>
    expect(read(draft, { quantity: 'as-many' })).toEqual([
      head,
      ['Ava T', 'M', '1'],
      ['Ava T', 'M', '1'],
      ['none', 'Ben O', 'L', '0'],
      ['Cy L', 'S', 'some'],
      ['Dee F', 'S', ''],
      ['total', 'Total', '', '2'],
    ]));
  it('is one for each row by the answer', () =>
    expect(read(draft, { quantity: 'one' })).toMatchObject([
      head,
      ['Ava T', 'M', '2'],
      ['Ben O', 'L', '0'],
      {},
      {},
      {},
    ]));
  it.each([
    [['1', '1'], false],
    [['1', ''], false],
    [['1', 'two'], false],
    [['1', '0'], true],
    [['1', '999'], true],
    [['1', '1000'], false],
    [['1', '2x4'], false],
  ])('%j needs a question: %s', ([one = '', other = ''], is) =>
    expect(
      read(
        draftOf(
          ['Name', 'Size', 'Qty'],
          [
            ['Ava T', 'M', one],
            ['Ben O', 'L', other],
          ],
        ),
      ),
    ).toMatchObject(is ? { about: { kind: 'quantity' } } : { 0: head }),
  );
  it('is not asked about if the product has a column for it', () =>
    expect(read(draft, {}, { ...SETTINGS, columns: [...SETTINGS.columns, QUANTITY] })).toMatchObject({
      0: ['Name: name', 'Size: size', 'Qty: quantity'],
    }));
  it('is not the number’s column, whatever the shop’s label', () => {
    const columns = SETTINGS.columns.map((column) =>
      column.kind === 'number' ? { ...column, label: 'Count' } : column,
    );
    const draft = draftOf(['Name', 'Count', 'Size'], grid('Ava T|7|M', 'Ben O|12|L'));
    expect(read(draft, {}, { ...SETTINGS, columns })).toMatchObject({
      0: ['Name: name', 'Count: number', 'Size: size'],
    });
  });
});

it('gives the product’s other columns to the headings that mean them', () => {
  const columns: RosterColumn[] = [
    ...SETTINGS.columns,
    { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
  ];
  const draft = draftOf(
    ['Comments', 'Player', 'Jersey size', 'Jersey #'],
    grid('late|Ava T|M|7', '|Ben O|L|12'),
  );
  expect(read(draft, {}, { ...SETTINGS, columns })).toMatchObject({
    0: ['Comments: notes', 'Player: name', 'Jersey size: size', 'Jersey #: number'],
  });
});

it('finds number and size after a joined name, in any order of the product’s columns', () => {
  const draft = draftOf(['Last name', 'First name', '#', 'Size'], grid('Torres|Ava|7|M', 'Okafor|Ben|12|L'));
  const [name, number, size] = SETTINGS.columns;
  for (const columns of [
    [name, number, size],
    [number, size, name],
    [size, name, number],
  ]) {
    expect(
      read(draft, {}, { ...SETTINGS, columns: columns.flatMap((column) => column ?? []) }),
    ).toMatchObject({
      0: ['Name: name', 'Last name: -', 'First name: -', '#: number', 'Size: size'],
      1: ['Ava Torres', 'Torres', 'Ava', '7', 'M'],
    });
  }
});

it('takes the likeliest option of each question for a preview', () => {
  const draft = draftOf(['Name', 'Jersey size', 'Hoodie size'], grid('Torres, Ava|M|L', 'Okafor, Ben|L|XL'));
  expect(readDraft(draft, SETTINGS, { answers: {}, isProvisional: true })).toMatchObject({
    ok: true,
    value: {
      columns: [{ meaning: 'name' }, { meaning: 'size' }, { meaning: null }],
      lines: [{ cells: ['Ava Torres', 'M', 'L'] }, {}],
    },
  });
});
