import { describe, expect, it } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { applyTeam, type HowToUse } from './apply-team';

const tableOf = (...rows: string[][]) => rosterTable({ Name: 'name', Size: 'size' }, rows);
const team = { name: 'Riverside U12', table: tableOf(['Ada', 'M'], ['Ben', '3XL']) };

const applied = (how: HowToUse, list: ReturnType<typeof tableOf> | null = null) =>
  applyTeam({ settings: DEFAULT_ROSTER_SETTINGS, how, team, list });

describe('a team that is used again', () => {
  it('comes as it stands', () => {
    expect(applied('as_it_stands')).toEqual({
      table: team.table,
      setAside: [],
      told: ['Riverside U12 is on this page: 2 people.'],
    });
  });

  it('comes with every size one up, and says whose stays', () => {
    const { table, told } = applied('sizes_up');
    expect(table?.rows).toEqual([
      ['Ada', 'L'],
      ['Ben', '3XL'],
    ]);
    expect(told).toEqual([
      'Riverside U12 is on this page: 2 people.',
      '1 size is one up.',
      'Ben stays at 3XL: there is no larger size.',
    ]);
  });

  it('leaves only who is new, and puts the others aside where they were', () => {
    const list = tableOf(['Ada', 'L'], ['Cara', 'S'], ['Ben', 'M'], ['Dev', 'M']);
    const { table, setAside, told } = applied('only_new', list);
    expect(table?.rows).toEqual([
      ['Cara', 'S'],
      ['Dev', 'M'],
    ]);
    expect(setAside).toEqual([
      { reason: 'known', text: 'Ada, L', cells: ['Ada', 'L'], at: 0 },
      { reason: 'known', text: 'Ben, M', cells: ['Ben', 'M'], at: 1 },
    ]);
    expect(told).toEqual(['2 people are new.', 'Left out, because they were in that team: Ada, Ben.']);
  });

  it.each([
    ['everybody was in it', tableOf(['Ben', 'M'])],
    ['there is no list', null],
  ])('leaves the page as it is where %s', (_title, list) => {
    expect(applied('only_new', list)).toMatchObject({ table: null, setAside: [] });
    expect(applied('only_new', list).told).toHaveLength(1);
  });
});
