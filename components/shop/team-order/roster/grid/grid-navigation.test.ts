import { describe, expect, it } from 'vitest';
import { moveByKey, nearestCell, neighborCell } from './grid-navigation';

const size = { rows: 30, columns: 3, page: 10 };
const at = (row: number, column: number) => ({ row, column });

describe('keys in the grid', () => {
  it.each([
    ['ArrowUp', at(5, 1), at(4, 1)],
    ['ArrowDown', at(5, 1), at(6, 1)],
    ['ArrowLeft', at(5, 1), at(5, 0)],
    ['ArrowRight', at(5, 1), at(5, 2)],
    ['Home', at(5, 1), at(5, 0)],
    ['End', at(5, 1), at(5, 2)],
    ['PageUp', at(15, 1), at(5, 1)],
    ['PageDown', at(5, 1), at(15, 1)],
  ])('%s moves', (key, from, to) => {
    expect(moveByKey(from, { key, isControl: false }, size)).toEqual(to);
  });

  it.each([
    ['Home', at(0, 0)],
    ['End', at(29, 2)],
    ['ArrowUp', at(0, 1)],
    ['ArrowDown', at(29, 1)],
    ['ArrowLeft', at(5, 0)],
    ['ArrowRight', at(5, 2)],
  ])('Control and %s goes to the end', (key, to) => {
    expect(moveByKey(at(5, 1), { key, isControl: true }, size)).toEqual(to);
  });

  it.each([
    ['ArrowUp', at(-1, 0), at(-1, 0)],
    ['ArrowDown', at(29, 0), at(29, 0)],
    ['ArrowLeft', at(3, 0), at(3, 0)],
    ['ArrowRight', at(3, 3), at(3, 3)],
    ['PageUp', at(4, 1), at(0, 1)],
    ['PageDown', at(28, 1), at(29, 1)],
  ])('%s stops at the edge', (key, from, to) => {
    expect(moveByKey(from, { key, isControl: false }, size)).toEqual(to);
  });

  it('reaches the headings and the buttons; the headings have no button', () => {
    expect(moveByKey(at(0, 1), { key: 'ArrowUp', isControl: false }, size)).toEqual(at(-1, 1));
    expect(moveByKey(at(0, 2), { key: 'ArrowRight', isControl: false }, size)).toEqual(at(0, 3));
    expect(moveByKey(at(0, 3), { key: 'ArrowUp', isControl: false }, size)).toEqual(at(-1, 2));
  });

  it('leaves every other key alone', () => {
    expect(moveByKey(at(0, 0), { key: 'Tab', isControl: false }, size)).toBeNull();
    expect(moveByKey(at(0, 0), { key: 'a', isControl: false }, size)).toBeNull();
  });
});

it('finds the nearest cell in a smaller table', () => {
  expect(nearestCell(at(40, 9), size)).toEqual(at(29, 3));
  expect(nearestCell(at(3, 1), { ...size, rows: 0 })).toEqual(at(-1, 1));
});

describe('the neighbor of a cell', () => {
  it('follows the reading order, across rows', () => {
    expect(neighborCell(at(0, 1), 1, size)).toEqual(at(0, 2));
    expect(neighborCell(at(0, 2), 1, size)).toEqual(at(1, 0));
    expect(neighborCell(at(1, 0), -1, size)).toEqual(at(0, 2));
  });

  it('does not exist at the ends of the table', () => {
    expect(neighborCell(at(29, 2), 1, size)).toBeNull();
    expect(neighborCell(at(0, 0), -1, size)).toBeNull();
    expect(neighborCell(at(0, 0), 1, { ...size, rows: 0 })).toBeNull();
  });
});
