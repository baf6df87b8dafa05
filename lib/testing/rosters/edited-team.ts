// The team for tests of the editor: two people in four columns.

import { editRoster } from '@/components/shop/team-order/roster/grid/editor/editor-actions';
import {
  type EditorAction,
  type EditorState,
  startEditor,
} from '@/components/shop/team-order/roster/grid/editor-state';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { rosterTable } from './roster-tables';

export const team = rosterTable({ Player: 'name', 'No.': 'number', Size: 'size', Car: null }, [
  ['Mia', '7', 'M', 'red'],
  ['Tom', '8', 'L', ''],
]);

export const at = (row: number, column: number) => ({ row, column });

/** The editor's state after these steps. */
export const editorAfter = (...actions: EditorAction[]): EditorState =>
  actions.reduce(editRoster, startEditor(DEFAULT_ROSTER_SETTINGS, team));
