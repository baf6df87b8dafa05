import { describe, expect, it } from 'vitest';
import { NO_ANSWER, refusalOf } from '@/lib/wire/call';
import { readRosterCall, saveRosterCall } from '@/lib/wire/rosters';
import { toReading, toSavedRoster } from './roster-answers';
import { refusedRoster } from './roster-api';

const readReadAnswer = (answer: unknown) => (readRosterCall.answer.fits(answer) ? toReading(answer) : null);
const readSavedAnswer = (answer: unknown) =>
  saveRosterCall.answer.fits(answer) ? toSavedRoster(answer) : null;
const readRefusalAnswer = (answer: unknown) => {
  const refusal = refusedRoster(refusalOf(JSON.stringify(answer), 422));
  return refusal.code === NO_ANSWER ? null : refusal;
};

const table = {
  columns: [
    { header: 'Name', meaning: 'name' },
    { header: 'Car', meaning: null },
  ],
  rows: [['Mia', '']],
};
const roster = {
  id: 'r1',
  name: 'team.csv',
  sha256: 'ab',
  is_parsed: true,
  pieces: 14,
  sizes: [{ label: 'M', pieces: 14 }],
  upcharge_cents: 400,
};
const problem = { code: 'missing', severity: 'error', row: 0, column: 1, message: 'Row 1' };

describe('the table that a file holds', () => {
  it('is read', () => {
    expect(readReadAnswer({ table, name: 'team.csv', set_aside: [] })).toEqual({
      kind: 'table',
      table,
      setAside: [],
    });
  });

  it('has the set-aside lines, each as wide as the table', () => {
    const line = { reason: 'total', text: 'Total · 1', cells: ['Total', '1'], at: 1 };
    const answer = (given: object) => ({ table, name: 'team.csv', set_aside: [given] });
    expect(readReadAnswer(answer(line))).toEqual({ kind: 'table', table, setAside: [line] });
    for (const odd of [{ cells: ['Total'] }, { reason: 'toString' }, { at: -1 }, { text: 7 }]) {
      expect(readReadAnswer(answer({ ...line, ...odd })), JSON.stringify(odd)).toBeNull();
    }
  });

  it('can be a question instead, with the result of each answer', () => {
    const preview = { headings: ['Name'], rows: [['Mia']], people: 1 };
    const choice = { id: 'none', answer: { says: 'no_number' }, preview };
    const question = { about: { kind: 'number' }, choices: [choice] };
    expect(readReadAnswer({ question, name: 'team.csv' })).toEqual({ kind: 'question', question });
    for (const odd of [
      { about: { kind: 'why' } },
      { about: { kind: 'part' } },
      { about: 7 },
      { choices: [{ ...choice, preview: undefined }] },
      { choices: [{ ...choice, answer: { says: 'constructor' } }] },
      { choices: [{ ...choice, answer: { says: 'as_many' } }] },
      { choices: 1 },
    ]) {
      expect(readReadAnswer({ question: { ...question, ...odd } }), JSON.stringify(odd)).toBeNull();
    }
  });

  it.each([
    ['nothing', null],
    ['a page of a hotel', '<html>'],
    ['no table', {}],
    ['a row that is too short', { table: { ...table, rows: [['Mia']] } }],
    ['a cell that is no text', { table: { ...table, rows: [['Mia', 7]] } }],
    ['a column without a header', { table: { ...table, columns: [{ meaning: null }] } }],
  ])('is null for %s', (_name, answer) => {
    const withLines = answer !== null && typeof answer === 'object' ? { ...answer, set_aside: [] } : answer;
    expect(readReadAnswer(withLines)).toBeNull();
  });
});

describe('a saved roster', () => {
  it('is read', () => {
    expect(readSavedAnswer({ roster })).toEqual({
      rosterId: 'r1',
      name: 'team.csv',
      sha256: 'ab',
      isParsed: true,
      pieces: 14,
      sizes: [{ label: 'M', pieces: 14 }],
      upchargeCents: 400,
    });
  });

  it.each([
    ['id', 7],
    ['pieces', -1],
    ['pieces', 1.5],
    ['sizes', [{ label: 'M' }]],
    ['upcharge_cents', '400'],
    ['is_parsed', 'yes'],
  ])('is null if its %s is %j', (field, value) => {
    expect(readSavedAnswer({ roster: { ...roster, [field]: value } })).toBeNull();
  });
});

describe('a refusal', () => {
  it('is read with its problems', () => {
    expect(
      readRefusalAnswer({ error: { code: 'roster_invalid', message: 'Fix it', problems: [problem] } }),
    ).toEqual({ code: 'roster_invalid', message: 'Fix it', problems: [problem] });
  });

  it('has no problems if it names none, or unknown ones', () => {
    const refusal = { code: 'roster_unreadable', message: 'Unreadable' };
    expect(readRefusalAnswer({ error: refusal })).toEqual({ ...refusal, problems: [] });
    const odd = [{ ...problem, code: 'toString' }];
    expect(readRefusalAnswer({ error: { ...refusal, problems: odd } })?.problems).toEqual([]);
  });

  it('is null for an answer that is not an error', () => {
    expect(readRefusalAnswer({ roster })).toBeNull();
    expect(readRefusalAnswer({ error: { code: 4, message: 'x' } })).toBeNull();
  });
});
