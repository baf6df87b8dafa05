// The size of a roster in an order, in bytes: each row is an object keyed by the columns' labels, so a long heading
// counts once for each row.
import { rosterSentences } from '@/lib/messages/en/rosters/roster';
import { meaningsOf } from '../normalize-cell';
import { MOST_ROSTER_BYTES, type RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';

/** Most texts: one byte per character, and nothing that JSON escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Quotes, colon and comma of one cell in JSON. */
const AROUND = 6;

const encoder = new TextEncoder();

/** The bytes of a text inside JSON. */
const textBytes = (text: string): number =>
  PLAIN.test(text) ? text.length : encoder.encode(JSON.stringify(text)).length - 2;

/** The bytes of rows under these labels, as JSON. */
export function rosterBytes(labels: readonly string[], rows: readonly (readonly string[])[]): number {
  const perRow = labels.reduce((sum, label) => sum + textBytes(label) + AROUND, 0);
  let bytes = rows.length * perRow;
  for (const row of rows) {
    for (const cell of row) {
      bytes += textBytes(cell);
    }
  }
  return bytes;
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;

/** The longest escape of one letter in JSON: \u0000. */
const LONGEST_ESCAPE = 6;

/** A quick upper bound of `rosterBytes`: the grid checks on every edit, and most rosters are far from the limit. */
function mostBytes(labels: readonly string[], rows: readonly (readonly string[])[]): number {
  let letters = rows.length * labels.reduce((sum, label) => sum + label.length + 1, 0);
  for (const row of rows) {
    for (const cell of row) {
      letters += cell.length;
    }
  }
  return letters * LONGEST_ESCAPE;
}

/** The error if a normalised roster has too much text; null if it fits. */
export function tableWeightProblem(settings: RosterSettings, table: RosterTable): string | null {
  const meanings = meaningsOf(settings, table);
  const labels = table.columns.map(({ header }, index) => meanings[index]?.label ?? header);
  if (mostBytes(labels, table.rows) <= MOST_ROSTER_BYTES) {
    return null;
  }
  const bytes = rosterBytes(labels, table.rows);
  return bytes > MOST_ROSTER_BYTES
    ? rosterSentences.tooHeavy(megabytes(bytes), megabytes(MOST_ROSTER_BYTES))
    : null;
}
