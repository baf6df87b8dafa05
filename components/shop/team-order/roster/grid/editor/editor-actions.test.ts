import { describe, expect, it } from 'vitest';
import {
  type EditorAction,
  startEditor,
  tableOf,
} from '@/components/shop/team-order/roster/grid/editor-state';
import { MOST_ROWS } from '@/lib/rosters/roster-table';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { at, editorAfter, team } from '@/lib/testing/rosters/edited-team';
import { editRoster } from './editor-actions';

const rowsAfter = (...actions: EditorAction[]) => tableOf(editorAfter(...actions)).rows;

const type = (cell: { row: number; column: number }, text: string): EditorAction[] => [
  { type: 'edit', cell },
  { type: 'type', text },
];
const enter = { type: 'commit', go: 'down' } as const;
const undo = { type: 'undo', isFromCell: true } as const;
const redo = { type: 'redo', isFromCell: true } as const;

describe('editing a cell', () => {
  it('starts with the cell’s text, or with what was typed', () => {
    expect(editorAfter({ type: 'edit', cell: at(1, 0) }).draft).toBe('Tom');
    expect(editorAfter({ type: 'edit', cell: at(1, 0), text: 'x' }).draft).toBe('x');
  });

  it('normalises the text for its column', () => {
    expect(rowsAfter(...type(at(0, 1), ' #12 '), enter)[0]?.[1]).toBe('12');
    expect(rowsAfter(...type(at(0, 2), 'x-large'), enter)[0]?.[2]).toBe('XL');
    expect(rowsAfter(...type(at(0, 3), ' #12 '), enter)[0]?.[3]).toBe('#12');
  });

  it('goes down with Enter, on with Tab, and leaves the focus alone after a click elsewhere', () => {
    expect(editorAfter(...type(at(0, 1), '9'), enter).active).toEqual(at(1, 1));
    expect(editorAfter(...type(at(0, 3), 'x'), { type: 'commit', go: 'next' }).active).toEqual(at(1, 0));
    const left = editorAfter(...type(at(0, 1), '9'), { type: 'leave' });
    expect(left.focusTurn).toBe(editorAfter(...type(at(0, 1), '9')).focusTurn);
    expect([tableOf(left).rows[0]?.[1], left.draft]).toEqual(['9', null]);
  });

  it('keeps the typed text when another cell is clicked', () => {
    const clicked = editorAfter(...type(at(0, 0), 'Mila'), { type: 'edit', cell: at(1, 0) });
    expect(tableOf(clicked).rows[0]?.[0]).toBe('Mila');
    expect(clicked.draft).toBe('Tom');
  });

  it('discards the typed text with Escape, and stays in the cell', () => {
    const canceled = editorAfter(...type(at(0, 0), 'Mila'), { type: 'cancel' });
    expect(tableOf(canceled)).toEqual(team);
    expect([canceled.active, canceled.draft]).toEqual([at(0, 0), null]);
  });

  it('discards a chosen size with Escape, and leaves no step in the history', () => {
    const canceled = editorAfter(
      { type: 'edit', cell: at(0, 2) },
      { type: 'choose', text: 'S' },
      { type: 'choose', text: 'XL' },
      { type: 'cancel' },
    );
    expect(tableOf(canceled)).toEqual(team);
    expect(canceled.history.past).toEqual([]);
  });

  it('makes one step of going through the sizes', () => {
    const edit = { type: 'edit', cell: at(0, 2) } as const;
    const chosen = [edit, { type: 'choose', text: 'S' }, { type: 'choose', text: 'XL' }, enter] as const;
    expect(rowsAfter(...chosen)[0]?.[2]).toBe('XL');
    expect(rowsAfter(...chosen, undo)[0]?.[2]).toBe('M');
  });

  it('makes no step for a cell that was opened without a change', () => {
    expect(editorAfter({ type: 'edit', cell: at(0, 0) }, enter).history.past).toEqual([]);
  });

  it('does not edit headings and buttons', () => {
    expect(editorAfter({ type: 'edit', cell: at(-1, 0) }).draft).toBeNull();
    expect(editorAfter({ type: 'edit', cell: at(0, 4) }).draft).toBeNull();
  });

  it('clears with Delete', () => {
    expect(rowsAfter({ type: 'move', cell: at(0, 0) }, { type: 'clear' })[0]?.[0]).toBe('');
  });
});

describe('rows', () => {
  it('are added below a filled last row, and not below an empty one', () => {
    const grown = editorAfter(...type(at(1, 1), '9'), enter);
    expect(tableOf(grown).rows).toHaveLength(3);
    expect(grown.active).toEqual(at(2, 0));
    expect(rowsAfter(...type(at(1, 1), '9'), enter, { type: 'edit', cell: at(2, 0) }, enter)).toHaveLength(3);
  });

  it('are added and deleted, with the focus in the row at that place', () => {
    expect(editorAfter({ type: 'insertRow', at: 2 }).active).toEqual(at(2, 0));
    const deleted = editorAfter({ type: 'move', cell: at(1, 0) }, { type: 'deleteRow', row: 1 });
    expect([tableOf(deleted).rows, deleted.active]).toEqual([[team.rows[0]], at(0, 0)]);
  });

  it('never exceed the rows that a roster can have', () => {
    const rows = Array.from({ length: MOST_ROWS }, () => ['Mia', '', '', '']);
    const full = startEditor(DEFAULT_ROSTER_SETTINGS, { ...team, rows });
    const refused = editRoster(full, { type: 'insertRow', at: MOST_ROWS });
    expect(tableOf(refused).rows).toHaveLength(MOST_ROWS);
    expect(refused.said).toContain('2,000 rows');
  });

  it('are removed if they are empty', () => {
    const added = [
      { type: 'insertRow', at: 1 },
      { type: 'insertRow', at: 0 },
    ] as const;
    const left = editorAfter(...added, { type: 'removeEmptyRows' });
    expect(tableOf(left).rows).toEqual(team.rows);
    expect(left.said).toBe('2 empty rows removed');
  });

  it('keep the typed text when a row is added or a column changes', () => {
    expect(rowsAfter(...type(at(0, 0), 'Mila'), { type: 'insertRow', at: 2 })[0]?.[0]).toBe('Mila');
    const renamed = rowsAfter(...type(at(0, 0), 'Mila'), { type: 'setMeaning', column: 3, meaning: 'size' });
    expect(renamed[0]?.[0]).toBe('Mila');
  });
});

describe('steps', () => {
  it('go back and forth, to the cell that changes, and are announced', () => {
    const changed = editorAfter(
      ...type(at(1, 2), 'S'),
      { type: 'commit', go: 'stay' },
      {
        type: 'move',
        cell: at(0, 0),
      },
    );
    const undone = editRoster(changed, undo);
    expect(tableOf(undone).rows[1]?.[2]).toBe('L');
    expect([undone.active, undone.said]).toEqual([at(1, 2), 'Undone: Row 2: Size set to S']);
    const redone = editRoster(undone, redo);
    expect([tableOf(redone).rows[1]?.[2], redone.said]).toEqual(['S', 'Done again: Row 2: Size set to S']);
  });

  it('leave the focus on the pressed button', () => {
    const changed = editorAfter({ type: 'move', cell: at(0, 0) }, { type: 'clear' });
    expect(editRoster(changed, { type: 'undo', isFromCell: false }).focusTurn).toBe(changed.focusTurn);
    expect(editRoster(changed, undo).focusTurn).toBe(changed.focusTurn + 1);
  });

  it('announce when there is none', () => {
    expect(editorAfter(undo).said).toBe('There is nothing to undo');
    expect(editorAfter(redo).said).toBe('There is nothing to do again');
  });

  it('bring back a deleted row', () => {
    expect(rowsAfter({ type: 'deleteRow', row: 0 }, undo)).toEqual(team.rows);
  });
});

it('the focus that arrives in the active cell changes nothing, in another cell it activates that one', () => {
  const state = editorAfter(...type(at(0, 0), 'Mil'));
  expect(editRoster(state, { type: 'arrive', cell: at(0, 0) })).toBe(state);
  expect(editRoster(state, { type: 'arrive', cell: at(1, 1) }).active).toEqual(at(1, 1));
});
