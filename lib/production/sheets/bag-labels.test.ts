import { expect, it } from 'vitest';
import { rosterSheet } from '@/lib/testing/rosters/roster-tables';
import { bagLabels } from './bag-labels';

const roster = rosterSheet(
  { Name: 'name', Number: 'number', Size: 'size', Qty: 'quantity', Initials: 'text' },
  [
    ['Okafor', '007', 'M', '', ''],
    ['Adair', '00', 'L', '3', ''],
    ['', '', 'S', '', 'RH'],
    ['', '12', '', '', ''],
    ['', '', 'XL', '', ''],
  ],
);

it('makes a label for each piece of each person, and none for a line without people', () => {
  const labels = bagLabels({
    orderNumber: 1_012,
    items: [
      { id: 'a', name: 'Jersey', roster },
      { id: 'b', name: 'Socks', roster: null },
      {
        id: 'c',
        name: 'Jacket',
        roster: { columns: roster.columns, rows: [['Okafor', '007', 'L', '1', '']] },
      },
    ],
  });
  expect(new Set(labels.map(({ orderNumber }) => orderNumber))).toEqual(new Set([1_012]));
  expect(labels.map(({ name, number, size, product, part }) => [name, number, size, product, part])).toEqual([
    ['Okafor', '007', 'M', 'Jersey', null],
    ['Adair', '00', 'L', 'Jersey', '1 of 3'],
    ['Adair', '00', 'L', 'Jersey', '2 of 3'],
    ['Adair', '00', 'L', 'Jersey', '3 of 3'],
    ['RH', '', 'S', 'Jersey', null],
    ['', '12', '', 'Jersey', null],
    ['Row 5', '', 'XL', 'Jersey', null],
    ['Okafor', '007', 'L', 'Jacket', null],
  ]);
  expect(new Set(labels.map(({ key }) => key)).size).toBe(labels.length);
});
