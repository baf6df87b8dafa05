import { describe, expect, it } from 'vitest';
import { sizeColumn } from '@/lib/testing/rosters/roster-columns';
import { rosterSheet } from '@/lib/testing/rosters/roster-tables';
import { NAME_COLUMN, NUMBER_COLUMN, type RosterSettings } from '../settings/roster-settings';
import { fitTeam } from './fit-team';

const settings: RosterSettings = {
  version: 1,
  columns: [
    { ...NAME_COLUMN, label: 'Player' },
    NUMBER_COLUMN,
    sizeColumn({ S: 0, M: 0, 'X-Large': 200 }),
    { id: 'school', kind: 'text', label: 'School', isRequired: false, longest: null },
  ],
};

describe('an earlier team in the columns of a product', () => {
  it('takes the meanings that the product asks for, and its names of sizes', () => {
    const sheet = rosterSheet({ Size: 'size', Name: 'name' }, [
      ['XL', 'Ada'],
      ['medium', 'Ben'],
    ]);
    expect(fitTeam(settings, sheet)).toEqual({
      columns: [
        { header: 'Player', meaning: 'name' },
        { header: 'Number', meaning: 'number' },
        { header: 'Size', meaning: 'size' },
        { header: 'School', meaning: 'school' },
      ],
      rows: [
        ['Ada', '', 'X-Large', ''],
        ['Ben', '', 'M', ''],
      ],
    });
  });

  it('finds a column of the shop’s own by its name, and keeps others in which somebody has something', () => {
    const sheet = rosterSheet({ Name: 'name', SCHOOL: 'unknown', Parent: 'unknown', Empty: 'unknown' }, [
      ['Ada', 'North', 'Grace', ''],
    ]);
    const { columns, rows } = fitTeam(settings, sheet);
    expect(columns.slice(3)).toEqual([
      { header: 'School', meaning: 'school' },
      { header: 'Parent', meaning: null },
    ]);
    expect(rows).toEqual([['Ada', '', '', 'North', 'Grace']]);
  });

  it('leaves a size that the product does not have as it was, for the check to tell', () => {
    const sheet = rosterSheet({ Name: 'name', Size: 'size' }, [['Ada', 'YM']]);
    expect(fitTeam(settings, sheet).rows).toEqual([['Ada', '', 'YM', '']]);
  });
});
