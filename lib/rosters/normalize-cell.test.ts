import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeSizes, numberColumn } from '@/lib/testing/rosters/roster-columns';
import { timesAsLong } from '@/lib/testing/time/times-as-long';
import { characterCount } from '@/lib/text/clean-text';
import { normalizeCell, normalizeTable } from './normalize-cell';
import { DEFAULT_ROSTER_SETTINGS, type RosterColumn } from './settings/roster-settings';

const name: RosterColumn = { id: 'name', kind: 'name', label: 'Name', isRequired: true, longest: null };
const notes: RosterColumn = { ...name, id: 'notes', kind: 'notes' };
const number = numberColumn();
const quantity: RosterColumn = { id: 'quantity', kind: 'quantity', label: 'Qty', isRequired: false };
const adult = freeSizes('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL');
const mixed = freeSizes('YS', 'YM', 'Youth L', 'S', 'Medium', 'XXL', "Women's M", '42', 'One size');

it.each<[RosterColumn, string, string]>([
  [number, '#7', '7'],
  [number, '＃7', '7'],
  [number, '＃ ７７', '77'],
  [number, '’07', '07'],
  [number, 'nr.7', '7'],
  [number, 'NO 7,00', '7'],
  [number, '7.', '7'],
  [number, 'a#7', 'a#7'],
  [number, '7#', '7#'],
  [number, `#${'7'.repeat(59)}`, '7'.repeat(59)],
  [number, `#${'7'.repeat(60)}`, `#${'7'.repeat(60)}`],
  [number, ' 7 ', '7'],
  [number, '007', '007'],
  [number, '00', '00'],
  [number, "'07", '07'],
  [number, 'No. 12', '12'],
  [number, 'Nr 12', '12'],
  [number, '№ 12', '12'],
  [number, '7.0', '7'],
  [number, '７', '7'],
  [number, '1.000', '1.000'],
  [number, '7.5', '7.5'],
  [number, '-7', '-7'],
  [number, '7²', '7²'],
  [number, '#', '#'],
  [number, 'seven', 'seven'],
  [number, '7 or 8', '7 or 8'],
  [quantity, '2', '2'],
  [quantity, '02', '2'],
  [quantity, '2x', '2'],
  [quantity, '× 3', '3'],
  [quantity, '10 pcs', '10'],
  [quantity, '10pc.', '10'],
  [quantity, '1 piece', '1'],
  [quantity, '12 Pieces', '12'],
  [quantity, 'X ３', '3'],
  [quantity, '3 ×', '3'],
  [quantity, '2.00', '2'],
  [quantity, '2,0', '2'],
  [quantity, 'a 2', 'a 2'],
  [quantity, '2 boxes', '2 boxes'],
  [quantity, '100', '100'],
  [quantity, '0', '0'],
  [quantity, '1.5', '1.5'],
  [adult, 'xl', 'XL'],
  [adult, 'x-large', 'XL'],
  [adult, 'Extra Large', 'XL'],
  [adult, 'XXL', '2XL'],
  [adult, 'xx-large', '2XL'],
  [adult, '2X', '2XL'],
  [adult, 'XXXL', '3XL'],
  [adult, 'triple xl', '3XL'],
  [adult, 'medium', 'M'],
  [adult, 'Med.', 'M'],
  [adult, 'Adult M', 'M'],
  [adult, "Men's large", 'L'],
  [adult, 'Size S', 'S'],
  [adult, 'x small', 'XS'],
  [adult, 'Youth M', 'Youth M'],
  [adult, "women's m", "women's m"],
  [adult, '4XL', '4XL'],
  [adult, 'Huge', 'Huge'],
  [adult, 'M/L', 'M/L'],
  [adult, '-', '-'],
  [adult, '__proto__', '__proto__'],
  [mixed, 'Youth Medium', 'YM'],
  [mixed, 'kids s', 'YS'],
  [mixed, 'L (youth)', 'Youth L'],
  [mixed, 'l', 'l'],
  [mixed, 'M', 'Medium'],
  [mixed, '2xl', 'XXL'],
  [mixed, 'Ladies M', "Women's M"],
  [mixed, '42', '42'],
  [mixed, 'ONE SIZE', 'One size'],
  [name, '  Zoë\tO’Neil-Smith\u0000 ', 'Zoë O’Neil-Smith'],
  [name, 'محمد صلاح', 'محمد صلاح'],
  [name, '👩‍👧‍👦 Team ☕️', '👩‍👧‍👦 Team ☕️'],
  [name, 'Ann\u202e\u200b', 'Ann'],
  [name, '\u200b', ''],
  [name, 'Ann\nLee', 'Ann Lee'],
  [notes, ' one\r\ntwo ', 'one\ntwo'],
])('turns %j of %j into %j', (column, text, expected) => {
  expect(normalizeCell(column, text)).toBe(expected);
});

it('changes nothing the second time', () => {
  const words = fc.constantFrom(
    '#',
    'x',
    'XL',
    'youth',
    'extra',
    'no.',
    '0',
    '7',
    '.',
    ' ',
    'm',
    '×',
    '\u200b',
    '７',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom(name, notes, number, quantity, adult, mixed), text, (column, cell) => {
      const once = normalizeCell(column, cell);
      return normalizeCell(column, once) === once;
    }),
    { numRuns: 1_000 },
  );
});

it('normalises a table by its columns’ meanings, and shares rows that need no change', () => {
  const rows = [
    ['Ann', '7', 'M', 'kept  as is'],
    [' Bo ', '#8', 'medium', '\u0000x'],
  ];
  const columns = [
    { header: 'Name', meaning: 'name' },
    { header: 'No', meaning: 'number' },
    { header: 'Size', meaning: 'size' },
    { header: 'Else', meaning: null },
  ];
  const table = normalizeTable(DEFAULT_ROSTER_SETTINGS, { columns, rows });
  expect(table.rows[0]).toBe(rows[0]);
  expect(table.rows[1]).toEqual(['Bo', '8', 'M', 'x']);
});

it.each<[string, RosterColumn, string]>([
  ['letters that unfold to eighteen', adult, 'ﷺ'.repeat(1_000)],
  ['zeros', quantity, `${'0'.repeat(999)}!`],
])('leaves 2,000 cells of 1,000 %s unchanged, quickly', async (_name, column, cell) => {
  const cells = Array.from({ length: 2_000 }, () => cell);
  expect(cells.map((text) => normalizeCell(column, text))).toEqual(cells);
  const ratio = await timesAsLong(
    () => cells.map((text) => normalizeCell(column, text)),
    () => cells.map(characterCount),
    { runs: 3 },
  );
  expect(ratio).toBeLessThan(20);
});

it('reads a size that fits two labels as the first of them', () => {
  expect(normalizeCell(freeSizes('X-L', 'XL'), 'x l')).toBe('X-L');
  expect(normalizeCell(freeSizes('Medium', 'Med', 'L'), 'M')).toBe('Medium');
  expect(normalizeCell(freeSizes('M', 'L'), '–')).toBe('–');
  expect(normalizeCell(freeSizes('–', 'M'), '')).toBe('');
});

it('gives a meaning that two columns have to the first of them', () => {
  const columns = ['A', 'B'].map((header) => ({ header, meaning: 'number' }));
  const { rows } = normalizeTable(DEFAULT_ROSTER_SETTINGS, { columns, rows: [['#7', '#8']] });
  expect(rows).toEqual([['7', '#8']]);
});
