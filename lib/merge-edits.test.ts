import { expect, it } from 'vitest';
import { isEdited, mergeEdits } from './merge-edits';

const base = { name: 'Mug', price: '28.00', sizes: ['S', 'M'], isActive: true };

it('combines changes of different fields', () => {
  const mine = { ...base, name: 'Cup', sizes: ['S'] };
  const current = { ...base, price: '30.00', isActive: false };
  expect(mergeEdits(base, mine, current)).toEqual({
    values: { name: 'Cup', price: '30.00', sizes: ['S'], isActive: false },
    conflicts: [],
    theirs: ['price', 'isActive'],
  });
});

it('names the fields that both have changed, and keeps mine in them', () => {
  const mine = { ...base, name: 'Cup', sizes: ['L'] };
  const current = { ...base, name: 'Beaker', sizes: ['XL'] };
  expect(mergeEdits(base, mine, current)).toEqual({
    values: mine,
    conflicts: ['name', 'sizes'],
    theirs: [],
  });
});

it('has no conflict if both have the same new value', () => {
  const same = { ...base, name: 'Cup', sizes: ['S', 'M', 'L'] };
  expect(mergeEdits(base, same, { ...same, sizes: [...same.sizes] })).toEqual({
    values: same,
    conflicts: [],
    theirs: [],
  });
});

it('counts a field as edited only if its value differs', () => {
  expect(isEdited(base, { ...base, sizes: ['S', 'M'] })).toBe(false);
  expect(isEdited(base, { ...base, sizes: ['M', 'S'] })).toBe(true);
});
