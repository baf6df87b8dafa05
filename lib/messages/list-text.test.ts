import { expect, it } from 'vitest';
import { andList, orList } from './list-text';

it.each([
  [[], '', ''],
  [['S'], 'S', 'S'],
  [['S', 'M'], 'S or M', 'S and M'],
  [['S', 'M', 'L'], 'S, M or L', 'S, M and L'],
])('%o is “%s” and “%s”', (items, either, both) => {
  expect([orList(items), andList(items)]).toEqual([either, both]);
});
