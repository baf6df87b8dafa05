import { expect, it } from 'vitest';
import { checkRoster } from '@/lib/rosters/check-roster';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { jacketColumns, jerseyColumns, keeperColumns } from './catalogue/roster-columns';
import { createRandom } from './random';
import { demoRoster } from './team-roster';

it.each(Object.entries({ DEFAULT_ROSTER_SETTINGS, jerseyColumns, keeperColumns, jacketColumns }))(
  'makes rosters of 8 to 22 people that pass the check of %s, the same ones each time',
  (_name, settings) => {
    for (let seed = 0; seed < 60; seed += 1) {
      const table = demoRoster(createRandom(seed), settings);
      const { problems, summary } = checkRoster(settings, table);
      expect(problems).toEqual([]);
      expect(table.rows.length).toBeGreaterThanOrEqual(8);
      expect(table.rows.length).toBeLessThanOrEqual(22);
      expect(summary.pieces).toBeGreaterThanOrEqual(table.rows.length);
      expect(demoRoster(createRandom(seed), settings)).toEqual(table);
    }
  },
);
