import { expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '../settings/roster-settings';
import { readSavedRoster, readStoredRoster, rowPieces, sheetSummary, toStored } from './stored-roster';

const settings: RosterSettings = {
  version: 1,
  columns: [
    ...DEFAULT_ROSTER_SETTINGS.columns,
    { id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false },
  ],
};

const columns = [
  { header: 'name', meaning: null },
  { header: 'Spieler', meaning: 'name' },
  { header: 'T-shirt', meaning: 'size' },
  { header: '', meaning: null },
  { header: 'name', meaning: null },
  { header: 'Name', meaning: null },
  { header: '__proto__', meaning: null },
  { header: 'Wie viele', meaning: 'quantity' },
];

const rows = [
  ['x', ' Ada ', 'xxl', 'extra', 'y', 'z', 'p', '2'],
  ['', '', ' ', '', '', '\u200b', '', ''],
  ['', 'Bo', 'Medium', '', '', '', '', ''],
];

it('keeps the non-empty rows under the labels of the settings, and reads the same from the database', () => {
  const stored = toStored(settings, { columns, rows });
  expect(stored.columns.columns.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'name: unknown',
    'Name: name',
    'Size: size',
    'Column 4: unknown',
    'name (2): unknown',
    'Name (2): unknown',
    'proto: unknown',
    'Quantity: quantity',
  ]);
  expect(stored.rows).toHaveLength(2);
  expect(stored.rows[0]).toMatchObject({
    Name: 'Ada',
    Size: '2XL',
    'Column 4': 'extra',
    Quantity: '2',
    proto: 'p',
  });
  expect(stored.columns.settings).toBe(settings);

  // The database returns the keys of an object in another order.
  const shuffled = stored.rows.map((row) => Object.fromEntries(Object.entries(row).reverse()));
  const sheet = readStoredRoster(
    JSON.parse(JSON.stringify(shuffled)),
    JSON.parse(JSON.stringify(stored.columns)),
  );
  expect(sheet).toEqual({
    columns: stored.columns.columns,
    rows: grid('x|Ada|2XL|extra|y|z|p|2', '|Bo|M|||||'),
  });
  expect(sheet && sheetSummary(sheet)).toEqual({
    pieces: 3,
    sizes: [
      { label: 'M', pieces: 1 },
      { label: '2XL', pieces: 2 },
    ],
  });
});

it('reads rows without stored columns, recognising them by their names', () => {
  const stored = [
    { Player: 'Ada', 'No.': '007' },
    { Player: 'Grace', Size: 'M', 'No.': 12, Extra: { nested: true } },
    { Player: null },
  ];
  expect(readStoredRoster(stored, null)).toEqual({
    columns: [
      { label: 'Player', kind: 'name' },
      { label: 'No.', kind: 'number' },
      { label: 'Size', kind: 'size' },
      { label: 'Extra', kind: 'unknown' },
    ],
    rows: grid('Ada|007||', 'Grace|12|M|', '|||'),
  });
});

it('shows cells whose column was not stored, and ignores an unknown stored kind', () => {
  const sheet = readStoredRoster([{ Name: 'Ada', More: '1' }], {
    columns: [
      { label: 'Name', kind: 'toString' },
      { label: 5 },
      null,
      { label: 'constructor', kind: 'size' },
    ],
  });
  expect(sheet).toEqual({
    columns: [
      { label: 'Name', kind: 'unknown' },
      { label: 'constructor', kind: 'size' },
      { label: 'More', kind: 'unknown' },
    ],
    rows: [['Ada', '', '1']],
  });
});

it.each([null, undefined, [], {}, 'Ada', [1, 2], [['Ada']], [null]])('rejects %j as a roster', (stored) => {
  expect(readStoredRoster(stored, null)).toBeNull();
});

it('sums up sizes from the smallest to the largest, unknown ones last', () => {
  const sizes = ['XL', 'One size', 'S', 'YL', '2XL', 'YS', "Women's M", 'M', '3XL', 'XS'];
  const sheet = { columns: [{ label: 'Size', kind: 'size' as const }], rows: sizes.map((size) => [size]) };
  expect(sheetSummary(sheet).sizes.map(({ label }) => label)).toEqual([
    'YS',
    'YL',
    "Women's M",
    'XS',
    'S',
    'M',
    'XL',
    '2XL',
    '3XL',
    'One size',
  ]);
});

it('knows every kind that a column can have', () => {
  const kinds = ['name', 'number', 'size', 'quantity', 'notes', 'text', 'unknown'];
  const columns = kinds.map((kind) => ({ label: `The ${kind}`, kind }));
  const rows = [Object.fromEntries(kinds.map((kind) => [`The ${kind}`, kind]))];
  expect(readStoredRoster(rows, { columns })).toEqual({ columns, rows: [kinds] });
  expect(readStoredRoster([{ Name: 'Ada' }, 'Bo'], null)).toBeNull();
});

it('reads a saved roster by the position of its cells', () => {
  const columns = [
    { label: 'Name', kind: 'name' },
    { label: 'Number', kind: 'number' },
  ];
  expect(readSavedRoster([['Ada', 7, 'more'], ['Bo'], null, [{ nested: true }, true]], { columns })).toEqual({
    columns,
    rows: grid('Ada|7', 'Bo|', '|', '|true'),
  });
  expect(readSavedRoster([], { columns })).toBeNull();
  expect(readSavedRoster('Ada', { columns })).toBeNull();
  expect(readSavedRoster([['Ada']], null)).toBeNull();
  expect(readSavedRoster([['Ada']], [])).toBeNull();
});

it('counts a row as its quantity, or as one', () => {
  const sheet = { columns: [{ label: 'Quantity', kind: 'quantity' as const }], rows: [] };
  expect(['3', '', 'many', '0'].map((quantity) => rowPieces(sheet, [quantity]))).toEqual([3, 1, 1, 1]);
  expect(rowPieces({ columns: [], rows: [] }, ['3'])).toBe(1);
});

it('sums up no size for an empty cell, and none without a size column', () => {
  const size = { label: 'Size', kind: 'size' as const };
  expect(sheetSummary({ columns: [size], rows: [['M'], [''], []] })).toEqual({
    pieces: 3,
    sizes: [{ label: 'M', pieces: 1 }],
  });
  expect(sheetSummary({ columns: [{ label: 'Name', kind: 'name' }], rows: [['Ada']] })).toEqual({
    pieces: 1,
    sizes: [],
  });
});
