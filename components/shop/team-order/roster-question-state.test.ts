import { expect, it } from 'vitest';
import type { Question } from '@/lib/rosters/understanding/reading-types';
import type { UploadedFileView } from '../uploads/upload-answers';
import { noRoster, type RosterAction, type RosterState, rosterState } from './roster-state';

const upload: UploadedFileView = {
  id: 'u1',
  kind: 'roster',
  name: 'team.csv',
  sha256: 'a'.repeat(64),
  byteSize: 10,
  previewUrl: null,
  contentType: 'text/csv',
  width: null,
  height: null,
  hasTransparency: null,
};
const question: Question = { kind: 'number', about: '', choices: [] };
const table = { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Ava']] };
const line = { reason: 'total' as const, text: 'Total', cells: ['Total'], at: 1 };

const from = (state: RosterState, ...actions: RosterAction[]): RosterState =>
  actions.reduce(rosterState, state);

it('is asked while it is being read, and is read again by the answer', () => {
  const asked = from(noRoster, { type: 'read', upload }, { type: 'ask', question });
  expect(asked).toMatchObject({ phase: 'asked', question, answers: {}, before: { phase: 'empty' } });
  const opened = from(
    asked,
    { type: 'read', upload, answers: { number: 'none' } },
    { type: 'open', table, setAside: [line] },
  );
  expect(opened).toMatchObject({ phase: 'table', table, setAside: [line], answers: { number: 'none' } });
});

it('asks nothing when nobody reads', () => {
  expect(from(noRoster, { type: 'ask', question })).toBe(noRoster);
});

it('keeps the roster from before while another one is asked about', () => {
  const before = from(noRoster, { type: 'read', upload }, { type: 'open', table });
  const asked = from(before, { type: 'read', upload }, { type: 'ask', question });
  expect(asked).toMatchObject({ phase: 'asked', before: { phase: 'table', table } });
  expect(rosterState(asked, { type: 'goBack' })).toMatchObject({ phase: 'table', table });
});
