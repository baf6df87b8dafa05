import {
  DEFAULT_ROSTER_SETTINGS,
  type RosterColumn,
  type RosterSettings,
} from '@/lib/rosters/settings/roster-settings';
import { examples } from '@/lib/testing/examples';
import { columnSentence } from './column-sentence';

const text = (label: string, isRequired: boolean): RosterColumn => ({
  id: label,
  kind: 'text',
  label,
  isRequired,
  longest: null,
});
const settings = (...columns: RosterColumn[]): RosterSettings => ({ version: 1, columns });

examples('names the columns that a roster must have', columnSentence, [
  [DEFAULT_ROSTER_SETTINGS, 'Name and Size are needed; Number if you have it.'],
  [settings(text('Name', true)), 'Name is needed.'],
  [settings(text('A', true), text('B', true), text('C', true)), 'A, B and C are needed.'],
  [settings(text('A', true), text('B', false), text('C', false)), 'A is needed; B and C if you have them.'],
  [settings(text('A', false), text('B', false)), 'A and B, as far as you have them.'],
  [settings(text('A', false)), 'A, as far as you have it.'],
]);
