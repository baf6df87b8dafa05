import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { DEFAULT_ROSTER_SETTINGS } from '../settings/roster-settings';
import { onlyNew } from './compare-teams';

const tableOf = (names: readonly string[]) =>
  rosterTable(
    { Number: 'number', Name: 'name' },
    names.map((name, row) => [String(row), name]),
  );

const compare = (list: readonly string[], earlier: readonly string[]) =>
  onlyNew(DEFAULT_ROSTER_SETTINGS, tableOf(list), tableOf(earlier));

const namesLeft = (list: readonly string[], earlier: readonly string[]) =>
  compare(list, earlier)?.table.rows.map(([, name]) => name);

describe('only who is new', () => {
  examples('%o leaves %o', ([list, earlier]: [string[], string[]]) => namesLeft(list, earlier), [
    [[['Ada', 'Ben'], ['Ada']], ['Ben']],
    [
      [
        ['Ada', 'Ben'],
        ['Ben', 'Ada'],
      ],
      [],
    ],
    [[['Ada'], []], ['Ada']],
    // However it is written.
    [[['MÜLLER, Anna'], ['anna muller']], []],
    [[['  José   Núñez '], ['Jose Nunez']], []],
    // Two of one name, of whom one was there.
    [[['Sam Lee', 'Sam Lee'], ['Sam Lee']], ['Sam Lee']],
    [[['Sam Lee'], ['Sam Lee', 'Sam Lee']], []],
    // Somebody without a name could be anybody.
    [
      [
        ['', 'Ada'],
        ['', 'Ada'],
      ],
      [''],
    ],
    [[['Sam'], ['Sam Lee']], ['Sam']],
    [[['李雷', '韩梅梅'], ['李雷']], ['韩梅梅']],
  ]);

  it('tells who was left out, by the rows of the new list', () => {
    expect(compare(['Ada', 'Ben', 'Cara'], ['cara', 'Ada'])).toMatchObject({
      known: [
        { row: 0, who: 'Ada' },
        { row: 2, who: 'Cara' },
      ],
      added: 1,
    });
  });

  it('compares no lists of which one has no names', () => {
    const numbers = rosterTable({ Number: 'number' }, [['7']]);
    expect(onlyNew(DEFAULT_ROSTER_SETTINGS, tableOf(['Ada']), numbers)).toBeNull();
    expect(onlyNew(DEFAULT_ROSTER_SETTINGS, numbers, tableOf(['Ada']))).toBeNull();
  });

  it('loses nobody: each row of the new list is left or told, and the order of the earlier team is nothing', () => {
    const name = fc.constantFrom('Ada', 'Ben', 'Cara', 'Dev', '');
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (list, earlier) => {
        const compared = compare(list, earlier);
        const left = compared?.table.rows.map(([row]) => Number(row)) ?? [];
        const told = compared?.known.map(({ row }) => row) ?? [];
        expect([...left, ...told].sort((one, other) => one - other)).toEqual(list.map((_name, row) => row));
        expect(compare(list, earlier.toReversed())).toEqual(compared);
        // Of each name as many are left out as were there, and no more.
        for (const who of ['Ada', 'Ben', 'Cara', 'Dev']) {
          const [now, before] = [list, earlier].map((names) => names.filter((one) => one === who).length);
          expect(compared?.known.filter((one) => one.who === who).length).toBe(
            Math.min(now ?? 0, before ?? 0),
          );
        }
      }),
    );
  });
});
