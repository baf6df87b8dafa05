import { describe, expect, it } from 'vitest';
import type { Draft } from '@/lib/rosters/understanding/draft';
import { grid } from '@/lib/testing/rosters/grid';
import { freeSizes } from '@/lib/testing/rosters/roster-columns';
import { draftOfColumns } from '@/lib/testing/rosters/roster-tables';
import { sizeCandidates, wearerColumn, withWearers, withWornSizes } from './size-columns';

const asked = freeSizes('M', 'L', 'Tall boy');

const shown = ({ header, lines }: Draft) => [header, ...lines.map(({ cells }) => cells)];

const NAMES = ['Name', 'Ann', 'Ben'];

describe('the size', () => {
  it.each<[string, string[][], number[], boolean]>([
    ['by its heading', [NAMES, ['Size', 'M', 'L']], [1], true],
    ['by its heading, whatever stands below', [NAMES, ['Size', 'huge', 'tiny']], [1], true],
    ['of two', [NAMES, ['Size', 'M', 'L'], ['Shirt size', 'L', 'L']], [1, 2], false],
    ['of two that say the same', [NAMES, ['Size', 'M', 'L'], ['Shirt size', 'M', 'L']], [1], true],
    ['of two of which one is empty', [NAMES, ['Size', '', ''], ['Shirt size', 'M', 'L']], [2], true],
    ['below a garment', [NAMES, ['Jersey', 'M', 'L']], [1], true],
    ['not below a garment of words', [NAMES, ['Jersey', 'Ann', 'Ben']], [], true],
    ['that is unknown, is asked', [NAMES, ['Whatever', 'M', 'L']], [1], false],
    ['by the shop’s own sizes', [NAMES, ['Whatever', 'tall-boy', 'TALL BOY']], [1], false],
    ['as the shop calls it', [NAMES, ['Label', 'odd', 'even']], [1], true],
    ['is nobody’s gender', [NAMES, ['Gender', 'M', 'M']], [], true],
    ['is named, and empty', [NAMES, ['Size', '', '']], [1], true],
    ['is not there', [NAMES, ['Whatever', 'a word', 'b word']], [], true],
    ['is not there for a half', [NAMES, ['Whatever', 'M', 'b word']], [], true],
  ])('%s', (_name, columns, found, isSure) =>
    expect(sizeCandidates(draftOfColumns(columns), asked, (header) => header === 'Label')).toEqual({
      columns: found,
      isSure,
    }),
  );
  it('of a list without headings is sure if it is the only one', () => {
    const [one, two] = [
      ['Size', 'M', 'L'],
      ['Size', 'L', 'S'],
    ];
    expect(sizeCandidates(draftOfColumns([NAMES, one], true), asked, () => false)).toEqual({
      columns: [1],
      isSure: true,
    });
    expect(sizeCandidates(draftOfColumns([NAMES, one, two], true), asked, () => false)).toEqual({
      columns: [1, 2],
      isSure: false,
    });
  });
});

describe('who wears a size', () => {
  it.each<[string, string[][], number]>([
    ['in words', grid('Size|M|L', 'Whatever|Youth|Adult'), 1],
    ['in letters below a heading', grid('Size|M|L', 'Age|Y|A'), 1],
    ['not in letters below another', grid('Size|M|L', 'Paid|Y|Y'), -1],
    ['not in some cells only', grid('Size|M|L', 'Fit|Youth|late'), -1],
    ['not in nothing', grid('Size|M|L', 'Fit||'), -1],
    ['not in the size itself', [['Fit', 'Youth', 'Youth']], -1],
  ])('is found %s', (_name, columns, found) => expect(wearerColumn(draftOfColumns(columns), 0)).toBe(found));

  it('is put in front of the size', () =>
    expect(
      shown(
        withWearers(
          draftOfColumns(
            grid('Size|M| L |S||Youth M|M|42|XL', 'Fit|Youth|Adult|Ladies|Youth|Youth||kids|Toddler'),
          ),
          0,
        ),
      ).map(([size]) => size),
    ).toEqual(['Size', 'Youth M', 'L', 'Women S', '', 'Youth M', 'M', 'Youth 42', 'Toddler XL']));

  it('is named by headings', () =>
    expect(shown(withWornSizes(draftOfColumns([NAMES, ['Youth size', 'M', 'YL']]), 'Size'))).toEqual(
      grid('Name|Youth size', 'Ann|Youth M', 'Ben|YL'),
    ));
  it('makes one column of several, if nobody has sizes in two of them', () =>
    expect(
      shown(
        withWornSizes(
          draftOfColumns([NAMES, ['Youth size', 'M', ''], ['Adult size', '', 'L'], ['Paid', 'y', 'y']]),
          'Size',
        ),
      ),
    ).toEqual(grid('Name|Size|Paid', 'Ann|Youth M|y', 'Ben|L|y')));
  it('leaves several columns, if somebody has sizes in two of them', () =>
    expect(
      shown(withWornSizes(draftOfColumns([NAMES, ['Women’s', 'M', 'S'], ['Men’s', '', 'L']]), 'Size')),
    ).toEqual(grid('Name|Women’s|Men’s', 'Ann|Women M|', 'Ben|Women S|L')));
  it.each([['Youth shorts'], ['Youth socks'], ['Paid'], ['Size']])('is not named by “%s”', (heading) => {
    const draft = draftOfColumns([NAMES, [heading, 'M', 'L']]);
    expect(withWornSizes(draft, 'Size')).toBe(draft);
  });
});
