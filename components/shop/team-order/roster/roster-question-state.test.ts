import { expect, it } from 'vitest';
import type { Question } from '@/lib/rosters/understanding/reading-types';
import { rosterUpload } from '@/lib/testing/rosters/roster-upload';
import { draftOf } from './roster-draft';
import { noRoster, type RosterAction, type RosterState, rosterState } from './roster-state';

const upload = rosterUpload('u1');
const question: Question = { about: { kind: 'number' }, choices: [] };
const table = { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Ava']] };
const line = { reason: 'total' as const, text: 'Total', cells: ['Total'], at: 1 };

const from = (state: RosterState, ...actions: RosterAction[]): RosterState =>
  actions.reduce(rosterState, state);

it('a question is asked while a file is read, and its answer has the file read again', () => {
  const asked = from(noRoster, { type: 'read', upload }, { type: 'ask', question });
  expect(asked).toMatchObject({ phase: 'asked', question, answers: {}, before: { phase: 'empty' } });
  const opened = from(
    asked,
    { type: 'read', upload, answers: { number: 'none' } },
    { type: 'open', table, setAside: [line] },
  );
  expect(opened).toMatchObject({ phase: 'table', table, setAside: [line], answers: { number: 'none' } });
});

it('a question is ignored if no file is being read', () => {
  expect(from(noRoster, { type: 'ask', question })).toBe(noRoster);
});

it('a question about a new file keeps the previous roster', () => {
  const before = from(noRoster, { type: 'read', upload }, { type: 'open', table });
  const asked = from(before, { type: 'read', upload }, { type: 'ask', question });
  expect(asked).toMatchObject({ phase: 'asked', before: { phase: 'table', table } });
  expect(rosterState(asked, { type: 'goBack' })).toMatchObject({ phase: 'table', table });
});

it('a draft has the answers so far for a file that is being read, is asked about, or could not be read', () => {
  const reading = { uploadId: 'u1', answers: { letters: 'mac-roman' } };
  const read = { type: 'read', upload, answers: reading.answers } as const;
  const fail = { type: 'fail', message: 'Busy', canSend: false, canRetry: true } as const;
  for (const after of [[], [{ type: 'ask', question } as const], [fail]]) {
    expect(draftOf(from(noRoster, read, ...after))).toEqual({ uploadId: null, table: null, reading });
  }
  expect(draftOf(from(noRoster, read, { type: 'open', table, setAside: [line] }))).toEqual({
    uploadId: 'u1',
    table,
    setAside: [line],
    answers: reading.answers,
    reading: null,
  });
});

it('a draft has a new file together with the roster that it would replace', () => {
  const other = { ...upload, id: 'u2' };
  const opened = from(noRoster, { type: 'read', upload }, { type: 'open', table });
  const asked = from(opened, { type: 'read', upload: other }, { type: 'ask', question });
  expect(draftOf(asked)).toMatchObject({ uploadId: 'u1', table, reading: { uploadId: 'u2', answers: {} } });
  const unread = from(noRoster, { type: 'restore', upload, table: null });
  expect(draftOf(unread)).toEqual({ uploadId: 'u1', table: null, reading: null });
  expect(draftOf(noRoster)).toBeNull();
});

it('a line that is a row now is not offered again, neither after a reload nor after another file was tried', () => {
  const grown = { ...table, rows: [['Ava'], ['Total']] };
  const opened = from(noRoster, { type: 'read', upload }, { type: 'open', table, setAside: [line] });
  const back = from(opened, { type: 'edit', table: grown, setAsideLeft: [] });
  expect(draftOf(back)).toMatchObject({ table: grown, setAside: [] });
  expect(from(back, { type: 'read', upload }, { type: 'goBack' })).toMatchObject({
    setAside: [],
    start: grown,
  });
});

it('a kept roster is restored with its lines and answers', () => {
  const answers = { number: 'none' };
  const restore = { type: 'restore', upload, table, setAside: [line], answers } as const;
  expect(from(noRoster, { ...restore, setAside: [line] })).toMatchObject({
    setAside: [line],
    setAsideLeft: [line],
    answers,
  });
  expect(from(noRoster, { type: 'typeIn', table, setAside: [line] })).toMatchObject({ setAside: [line] });
});
