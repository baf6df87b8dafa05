import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { LABEL_SHEETS, labelsOn, onSheets, readLabelSheet, SHEETS } from './label-sheet';

describe('the sheets', () => {
  it.each(LABEL_SHEETS.filter((id) => SHEETS[id].place !== null))('%s fills its paper to the edge', (id) => {
    const { columns, rows, place } = SHEETS[id];
    const width = 2 * (place?.left ?? 0) + columns * (place?.width ?? 0) + (columns - 1) * (place?.gap ?? 0);
    const height = 2 * (place?.top ?? 0) + rows * (place?.height ?? 0);
    expect(Math.abs(width - (place?.paperWidth ?? 0))).toBeLessThan(0.1);
    expect(Math.abs(height - (place?.paperHeight ?? 0))).toBeLessThan(0.1);
  });

  it('have as many labels as their product description says', () => {
    expect(LABEL_SHEETS.map((id) => labelsOn(SHEETS[id]))).toEqual([24, 30, 21]);
  });
});

describe('labels on sheets', () => {
  const labels = Array.from({ length: 35 }, (_, index) => index);

  it('begin on the first sheet’s unused labels, and lose none', () => {
    const sheets = onSheets(labels, { perSheet: 30, start: 8 });
    expect(sheets.map(({ length }) => length)).toEqual([30, 12]);
    expect(sheets[0]?.slice(0, 8)).toEqual([null, null, null, null, null, null, null, 0]);
    expect(sheets.flat().filter((label) => label !== null)).toEqual(labels);
  });

  it.each([0, -3, 1.9, Number.NaN, 1])('begin at the first label for the start %j', (start) => {
    expect(onSheets(labels, { perSheet: 30, start })[0]?.[0]).toBe(0);
  });

  it('begin at the last label for a start beyond it, and are empty without labels', () => {
    expect(onSheets([1, 2], { perSheet: 3, start: 99 })).toEqual([[null, null, 1], [2]]);
    expect(onSheets([], { perSheet: 3, start: 2 })).toEqual([]);
  });
});

examples('reads the kept sheet %j as %s', readLabelSheet, [
  ['avery5160', 'avery5160'],
  ['l7160', 'l7160'],
  ['toString', 'plain'],
  [null, 'plain'],
  [7, 'plain'],
]);
