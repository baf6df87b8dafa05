import { describe, expect, it } from 'vitest';
import { startEditor, tableOf } from '@/components/shop/team-order/roster/grid/editor-state';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { at, editorAfter, team } from '@/lib/testing/rosters/edited-team';
import { editRoster } from './editor-actions';

it('shows cells as the shop will make them', () => {
  const rows = [['Mia', '#7', 'Medium', '#7']];
  expect(tableOf(startEditor(DEFAULT_ROSTER_SETTINGS, { ...team, rows })).rows).toEqual([
    ['Mia', '7', 'M', '#7'],
  ]);
});

describe('columns', () => {
  it('change their meaning, and another column with that meaning loses it', () => {
    const { columns } = tableOf(editorAfter({ type: 'setMeaning', column: 3, meaning: 'size' }));
    expect(columns.map(({ meaning }) => meaning)).toEqual(['name', 'number', null, 'size']);
  });

  it('normalise their cells for the new meaning', () => {
    const table = { ...team, rows: [['Mia', '', '', 'medium']] };
    const state = startEditor(DEFAULT_ROSTER_SETTINGS, table);
    const renamed = editRoster(state, { type: 'setMeaning', column: 3, meaning: 'size' });
    expect(tableOf(renamed).rows[0]?.[3]).toBe('M');
  });

  it('are added if the file lacks them, with the focus in the first new cell', () => {
    const added = editorAfter({
      type: 'addColumn',
      column: { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
    });
    expect(tableOf(added).columns.at(-1)).toEqual({ header: 'Notes', meaning: 'notes' });
    expect(added.active).toEqual(at(0, 4));
  });

  it('move their headings to the first row if these are a person', () => {
    const moved = tableOf(editorAfter({ type: 'headingsToRow' }));
    expect(moved.rows[0]).toEqual(['Player', 'No.', 'Size', 'Car']);
    expect(moved.columns.map(({ header }) => header)).toEqual(['Name', 'Number', 'Size', 'Column 4']);
  });
});
