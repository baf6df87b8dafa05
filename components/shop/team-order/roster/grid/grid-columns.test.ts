import { describe, expect, it } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { examples } from '@/lib/testing/examples';
import { sizeColumn } from '@/lib/testing/rosters/roster-columns';
import { absentColumns, isUnrecognized, layOut, nameColumn, sizeByLetter, sizeChoices } from './grid-columns';

const size = sizeColumn({ S: 0, L: 0, XL: 0, '2XL': 200 });
const [name = null] = DEFAULT_ROSTER_SETTINGS.columns;

describe('the layout', () => {
  it('gives every column its place between the row numbers and the buttons', () => {
    const { template, leastWidth } = layOut([name, size, null]);
    expect(template.match(/minmax/g)).toHaveLength(3);
    const leasts = [...template.matchAll(/(\d+)px/g)].map(([, pixels]) => Number(pixels));
    expect(leastWidth).toBe(leasts.reduce((sum, pixels) => sum + pixels, 0));
  });

  it('fits name, number and size on a phone of 360 pixels, except for the button', () => {
    const meanings = DEFAULT_ROSTER_SETTINGS.columns;
    expect(layOut(meanings).leastWidth - 44).toBeLessThanOrEqual(326);
  });

  it('keeps the name visible, wherever it is', () => {
    expect(nameColumn([null, size, name])).toBe(2);
    expect(nameColumn([size])).toBe(-1);
  });
});

describe('the sizes to choose from', () => {
  it('have their upcharges', () => {
    expect(sizeChoices(size, 'S').map(({ label }) => label)).toEqual(['S', 'L', 'XL', '2XL (+$2.00)']);
  });

  it('start with the current text if it is none of them', () => {
    expect(sizeChoices(size, 'Huge')[0]).toEqual({ value: 'Huge', label: '“Huge” is not offered' });
    expect(sizeChoices(size, '')[0]).toEqual({ value: '', label: '' });
  });

  const selected = ([current, letter]: [string, string]) => sizeByLetter(size, current, letter);
  examples('from the first, the letter selects the next that begins with it: %j, %s', selected, [
    [['', 'x'], 'XL'],
    [['', 'l'], 'L'],
    [['S', '2'], '2XL'],
    [['L', 'l'], 'L'],
    [['2XL', 's'], 'S'],
    [['S', 'q'], null],
  ]);
});

describe('the missing columns of a file', () => {
  const tableOf = (...meanings: (string | null)[]) => ({
    columns: meanings.map((meaning) => ({ header: 'x', meaning })),
    rows: [],
  });

  it('are the required ones that no column stands for', () => {
    const absent = absentColumns(DEFAULT_ROSTER_SETTINGS, tableOf('name', null));
    expect(absent.map(({ id }) => id)).toEqual(['number', 'size']);
  });

  it('are all if no column was recognised', () => {
    expect(isUnrecognized(tableOf(null, null))).toBe(true);
    expect(isUnrecognized(tableOf(null, 'size'))).toBe(false);
  });
});
