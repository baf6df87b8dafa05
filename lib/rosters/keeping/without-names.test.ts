import { expect, it } from 'vitest';
import { withoutNames } from './without-names';

const columns = {
  columns: [
    { label: 'Name', kind: 'name' },
    { label: 'No.', kind: 'number' },
    { label: 'Size', kind: 'size' },
    { label: 'Qty', kind: 'quantity' },
    { label: 'Notes', kind: 'notes' },
    { label: 'Parent', kind: 'unknown' },
  ],
};
const ada = { Name: 'Ada', 'No.': '07', Size: 'YM', Qty: '2', Notes: 'gift for Ada', Parent: 'Annabella' };

it('keeps sizes, numbers and quantities, and nothing that may name a child', () => {
  expect(withoutNames([ada], columns)?.rows).toEqual([
    { Name: '', 'No.': '07', Size: 'YM', Qty: '2', Notes: '', Parent: '' },
  ]);
});

it('goes by the headings where an older release stored no columns', () => {
  expect(withoutNames([{ Name: 'Ada', Size: 'S', Club: 'Kilns' }], null)?.rows).toEqual([
    { Name: '', Size: 'S', Club: '' },
  ]);
});

it('empties a cell that no column is known for', () => {
  expect(withoutNames([{ ...ada, Extra: 'Byron' }], columns)?.rows[0]).toMatchObject({ Extra: '' });
});

it.each([[null], [[]], ['text'], [[1]]])('of %o there is nothing to keep', (stored) => {
  expect(withoutNames(stored, columns)).toBeNull();
});
