import { expect, it } from 'vitest';
import type { Question } from '@/lib/rosters/understanding/reading-types';
import { noRoster, type RosterState, rosterState } from './roster-state';

const upload = {
  id: 'u1',
  kind: 'roster' as const,
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

const after = (...actions: Parameters<typeof rosterState>[1][]): RosterState =>
  actions.reduce(rosterState, noRoster);

it('is asked while it is being read, and is read again by the answer', () => {
  const asked = after({ type: 'read', upload }, { type: 'ask', question });
  expect(asked).toMatchObject({ phase: 'asked', question, answers: {}, before: { phase: 'empty' } });
  const opened = [
    { type: 'read' as const, upload, answers: { number: 'none' } },
    { type: 'open' as const, table, setAside: [line] },
  ].reduce(rosterState, asked);
  expect(opened).toMatchObject({ phase: 'table', table, setAside: [line], answers: { number: 'none' } });
});

it('asks nothing when nobody reads', () => {
  expect(after({ type: 'ask', question })).toBe(noRoster);
});

it('keeps the roster from before while another one is asked about', () => {
  const before = after({ type: 'read', upload }, { type: 'open', table });
  const asked = [
    { type: 'read' as const, upload },
    { type: 'ask' as const, question },
  ].reduce(rosterState, before);
  expect(asked).toMatchObject({ phase: 'asked', before: { phase: 'table', table } });
  expect(rosterState(asked, { type: 'goBack' })).toMatchObject({ phase: 'table', table });
});
