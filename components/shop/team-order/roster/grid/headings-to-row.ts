import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** For a list without headings, whose first line was read as headings: turns that line into the first row. */
export function headingsToRow(settings: RosterSettings, { columns, rows }: RosterTable): RosterTable {
  return {
    columns: columns.map(({ meaning }, index) => ({
      header: settings.columns.find(({ id }) => id === meaning)?.label ?? rosterEditorSentences.column(index),
      meaning,
    })),
    rows: [columns.map(({ header }) => header), ...rows],
  };
}
