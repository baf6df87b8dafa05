import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import type { Part } from './find-parts';
import { mergeParts, partName } from './merge-parts';

const part = (header: string[], rows: string[][], more: Partial<Part> = {}): Part => ({
  sheet: '',
  title: '',
  header,
  isGenerated: false,
  lines: rows.map((cells) => ({ cells, isHidden: false, aside: null })),
  hidden: header.map(() => false),
  ...more,
});
const merged = (parts: Part[], most = 50) => {
  const draft = mergeParts(parts, most);
  return draft.ok ? { ...draft.value, lines: draft.value.lines.map(({ cells }) => cells) } : draft.error;
};

it('names a table by its title, its sheet, or its place', () => {
  expect(partName(part([], [], { title: 'Girls', sheet: 'One' }), 0)).toBe('Girls');
  expect(partName(part([], [], { sheet: 'One' }), 0)).toBe('One');
  expect(partName(part([], []), 1)).toBe('List 2');
});

describe('merging tables', () => {
  const girls = part(['Name', 'Size'], [['Ava', 'M']], { title: 'Girls' });
  const boys = part(['Shirt size', 'Player', 'Notes'], [['L', 'Ben', 'late']], { title: 'Boys' });

  it('joins columns by the meaning of their headings', () =>
    expect(merged([girls, boys])).toEqual({
      header: ['Name', 'Size', 'Notes', 'From'],
      isGenerated: false,
      lines: grid('Ava|M||Girls', 'Ben|L|late|Boys'),
      hidden: [false, false, false, false],
    }));
  it('keeps plain numbers beside printed ones', () =>
    expect(
      merged([part(['No.', 'Jersey #'], [['1', '7']]), part(['Jersey number', 'Number'], [['8', '2']])]),
    ).toMatchObject({
      header: ['No.', 'Jersey #', 'From'],
      lines: grid('1|7|List 1', '2|8|List 2'),
    }));
  it('keeps a second column of the same kind under its own words', () =>
    expect(merged([part(['Size', 'Shirt size'], [['M', 'L']]), part(['Size'], [['S']])])).toMatchObject({
      header: ['Size', 'Shirt size', 'From'],
      lines: grid('M|L|List 1', 'S||List 2'),
    }));
  it('joins columns without a heading by their positions', () =>
    expect(merged([part(['Name', ''], [['Ava', 'x']]), part(['', 'Name'], [['y', 'Ben']])])).toMatchObject({
      header: ['Name', '', '', 'From'],
      lines: grid('Ava|x||List 1', 'Ben||y|List 2'),
    }));
  it('hides a column that one of them hides', () =>
    expect(merged([girls, { ...boys, hidden: [true, false, false] }])).toMatchObject({
      hidden: [false, true, false, false],
    }));
  it('adds no “From” to set-aside or empty lines', () => {
    const aside = { ...girls, lines: [{ cells: ['Total', '4'], isHidden: false, aside: 'total' as const }] };
    expect(merged([aside, part(['Name', 'Size'], [['', '']])])).toMatchObject({
      lines: grid('Total|4|', '||'),
    });
  });
  it('has made-up headings only if all of them have', () => {
    expect(merged([{ ...girls, isGenerated: true }, boys])).toMatchObject({ isGenerated: false });
    expect(
      merged([
        { ...girls, isGenerated: true },
        { ...boys, isGenerated: true },
      ]),
    ).toMatchObject({ isGenerated: true });
  });
  it('stops at the most columns, and leaves out “From” at the limit', () => {
    expect(merged([girls, boys], 4)).toMatchObject({ header: ['Name', 'Size', 'Notes', 'From'] });
    expect(merged([girls, boys], 3)).toMatchObject({
      header: ['Name', 'Size', 'Notes'],
      lines: grid('Ava|M|', 'Ben|L|late'),
      hidden: [false, false, false],
    });
    expect(merged([girls, boys], 2)).toBe('roster_too_many_columns');
  });
  it('leaves a single table unchanged, and gives an empty one for none', () => {
    expect(merged([girls], 1)).toEqual({
      header: ['Name', 'Size'],
      isGenerated: false,
      lines: [['Ava', 'M']],
      hidden: [false, false],
    });
    expect(merged([])).toEqual({ header: [], isGenerated: false, lines: [], hidden: [] });
  });
});
