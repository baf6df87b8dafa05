import { expect, it } from 'vitest';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import { rosterSheet } from '@/lib/testing/rosters/roster-tables';
import { rosterPeople } from './roster-people';

it('makes a person of each row, in the roster’s order, for any order of columns', () => {
  const sheet = rosterSheet(
    {
      'Shirt size': 'size',
      Position: 'unknown',
      'No.': 'number',
      Player: 'name',
      Qty: 'quantity',
      Notes: 'notes',
    },
    [
      ['M', 'Keeper', '007', ' Okafor ', '2', 'long sleeves'],
      ['L', '', '00', 'Adair', '', ''],
    ],
  );
  expect(rosterPeople(sheet)).toEqual([
    {
      row: 0,
      name: 'Okafor',
      number: '007',
      size: 'M',
      pieces: 2,
      more: [
        { label: 'Position', text: 'Keeper' },
        { label: 'Notes', text: 'long sleeves' },
      ],
    },
    { row: 1, name: 'Adair', number: '00', size: 'L', pieces: 1, more: [] },
  ]);
});

it('leaves fields empty without a column', () => {
  const sheet: RosterSheet = { columns: [{ label: 'Initials', kind: 'text' }], rows: [['AO']] };
  expect(rosterPeople(sheet)).toEqual([
    { row: 0, name: '', number: '', size: '', pieces: 1, more: [{ label: 'Initials', text: 'AO' }] },
  ]);
});
