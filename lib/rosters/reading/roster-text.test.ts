import { expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { grid } from '@/lib/testing/rosters/grid';
import { freeSizes, numberColumn } from '@/lib/testing/rosters/roster-columns';
import { checkRoster } from '../check-roster';
import { DEFAULT_ROSTER_SETTINGS, type RosterColumn, type RosterSettings } from '../settings/roster-settings';
import { templateRows } from '../template/roster-template';
import { cleanCsv } from './clean-roster';
import { recognizeColumns } from './recognize-columns';
import { serializeRoster, summaryText } from './roster-text';

examples('sums up %j as "%s"', summaryText, [
  [
    {
      pieces: 14,
      sizes: [
        { label: 'S', pieces: 3 },
        { label: 'M', pieces: 6 },
        { label: 'L', pieces: 5 },
      ],
    },
    '14 pieces: S×3 M×6 L×5',
  ],
  [{ pieces: 1, sizes: [{ label: '2XL', pieces: 1 }] }, '1 piece: 2XL×1'],
  [{ pieces: 1, sizes: [] }, '1 piece'],
  [{ pieces: 0, sizes: [] }, '0 pieces'],
  [{ pieces: 2_000, sizes: [] }, '2,000 pieces'],
]);

it('quotes only what CSV needs quoted', () => {
  const columns = ['Name', 'Say "hi"'].map((header) => ({ header, meaning: null }));
  const rows = [
    ['O’Neil, Zoë', '=1+1'],
    ['two\r\nlines', ' x;y'],
    ['', ''],
  ];
  expect(serializeRoster({ columns, rows })).toBe(
    'Name,"Say ""hi"""\r\n"O’Neil, Zoë",=1+1\r\n"two\r\nlines"," x;y"\r\n,\r\n',
  );
  expect(serializeRoster({ columns: columns.slice(0, 1), rows: [['']] })).toBe('Name\r\n""\r\n');
});

it('escapes what a spreadsheet would run, in cells and headings', () => {
  const sheet = {
    columns: [
      { label: 'Name', kind: 'name' as const },
      { label: '=1', kind: 'unknown' as const },
    ],
    rows: grid('Ada|=HYPERLINK("https://evil.test")', '@home| +1', '007|a=b'),
  };
  expect(cleanCsv(sheet)).toBe(
    `\uFEFFName,'=1\r\nAda,"'=HYPERLINK(""https://evil.test"")"\r\n'@home,' +1\r\n007,a=b\r\n`,
  );
});

const number = (lowest: number, highest: number, isUnique = true) =>
  numberColumn({ label: 'Nr', lowest, highest, isUnique });
const text = (kind: 'name' | 'notes' | 'text', longest: number | null): RosterColumn => ({
  id: kind,
  kind,
  label: `A ${kind}`,
  isRequired: true,
  longest,
});
const settingsOf = (...columns: RosterColumn[]): RosterSettings => ({ version: 1, columns });

it.each<[RosterSettings, number]>([
  [DEFAULT_ROSTER_SETTINGS, 2],
  [settingsOf(text('name', 3), number(1, 99), freeSizes('One size')), 2],
  [settingsOf(text('name', 4), number(50, 51)), 2],
  [settingsOf(text('name', 1), number(5, 5)), 1],
  [settingsOf(text('name', null), number(5, 5, false)), 2],
  [settingsOf(text('text', 2), text('notes', 2), freeSizes('YS', 'YM')), 2],
  [settingsOf({ id: 'quantity', kind: 'quantity', label: 'Qty', isRequired: true }, freeSizes('S', 'M')), 2],
])('the template of %j has %i examples that pass the check', (settings, count) => {
  const [header = [], ...rows] = templateRows(settings);
  expect(rows).toHaveLength(count);
  const columns = recognizeColumns(settings, header);
  expect(columns.map(({ meaning }) => meaning)).toEqual(settings.columns.map(({ id }) => id));
  expect(checkRoster(settings, { columns, rows }).problems).toEqual([]);
});
