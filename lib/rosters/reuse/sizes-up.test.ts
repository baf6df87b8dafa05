import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { freeSizes } from '@/lib/testing/rosters/roster-columns';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { NAME_COLUMN, type RosterSettings } from '../settings/roster-settings';
import { sizesUp } from './sizes-up';

const settingsOf = (...sizes: string[]): RosterSettings => ({
  version: 1,
  columns: [NAME_COLUMN, freeSizes(...sizes)],
});

/** The sizes of people, one up; `-` for one that stays and is told as the largest, `?` for one that is not offered. */
function raised(offered: string[], worn: string[]): string[] {
  const table = rosterTable(
    { Name: 'name', Size: 'size' },
    worn.map((size, row) => [`Person ${row + 1}`, size]),
  );
  const up = sizesUp(settingsOf(...offered), table);
  const marks = new Map(up?.kept.map(({ row, reason }) => [row, reason === 'largest' ? '-' : '?']));
  return (up?.table.rows ?? []).map(([, size = ''], row) => `${size}${marks.get(row) ?? ''}`);
}

const ADULTS = ['XS', 'S', 'M', 'L', 'XL', '2XL'];

describe('every size one up', () => {
  examples('%o is %o', ([offered, worn]: [string[], string[]]) => raised(offered, worn), [
    [
      [ADULTS, ['S', 'M', 'XL']],
      ['M', 'L', '2XL'],
    ],
    [
      [ADULTS, ['2XL', 'XS']],
      ['2XL-', 'S'],
    ],
    // From the last size of children to the first of adults, as the owner wrote them.
    [
      [
        ['YS', 'YM', 'YL', 'S', 'M'],
        ['YL', 'M'],
      ],
      ['S', 'M-'],
    ],
    // Written from large to small, they are larger towards the front.
    [
      [
        ['XL', 'L', 'M', 'S'],
        ['S', 'XL'],
      ],
      ['M', 'XL-'],
    ],
    [
      [
        ['46', '44', '42'],
        ['42', '46'],
      ],
      ['44', '46-'],
    ],
    [
      [
        ['40', '42', '44'],
        ['40', '44'],
      ],
      ['42', '44-'],
    ],
    // Names that nobody can order stay in the owner's order.
    [
      [
        ['Cub', 'Bear', 'Giant'],
        ['Cub', 'Giant'],
      ],
      ['Bear', 'Giant-'],
    ],
    [
      [ADULTS, ['3XL', '', 'M']],
      ['3XL?', '', 'L'],
    ],
    [[['One size'], ['One size']], ['One size-']],
  ]);

  it('tells who keeps which size, and who has none', () => {
    const table = rosterTable({ Name: 'name', Size: 'size' }, [
      ['Ada', '2XL'],
      ['Ben', 'kids'],
      ['Cara', ''],
      ['', ''],
    ]);
    expect(sizesUp(settingsOf(...ADULTS), table)).toMatchObject({
      changed: 0,
      without: 1,
      kept: [
        { row: 0, who: 'Ada', size: '2XL', reason: 'largest' },
        { row: 1, who: 'Ben', size: 'kids', reason: 'not_offered' },
      ],
    });
  });

  it('is nothing for a product, and for a team, without sizes', () => {
    const table = rosterTable({ Name: 'name' }, [['Ada']]);
    expect(sizesUp(settingsOf(...ADULTS), table)).toBeNull();
    expect(sizesUp({ version: 1, columns: [NAME_COLUMN] }, table)).toBeNull();
  });

  it('accounts for every row, and changes nothing but sizes', () => {
    const size = fc.constantFrom(...ADULTS, 'kids', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), size), { maxLength: 40 }), (people) => {
        const table = rosterTable({ Name: 'name', Size: 'size' }, people);
        const up = sizesUp(settingsOf(...ADULTS), table);
        expect(up).not.toBeNull();
        if (up !== null) {
          expect(up.changed + up.kept.length + up.without).toBe(people.length);
          expect(up.table.rows.map(([name]) => name)).toEqual(people.map(([name]) => name));
          up.table.rows.forEach(([, now = ''], row) => {
            const before = ADULTS.indexOf(people[row]?.[1] ?? '');
            const isRaised = before >= 0 && before < ADULTS.length - 1;
            expect(now).toBe(isRaised ? ADULTS[before + 1] : people[row]?.[1]);
          });
        }
      }),
    );
  });
});
