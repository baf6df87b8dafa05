import { describe, expect, it } from 'vitest';
import { readRefusalAnswer, readSavedAnswer, readTableAnswer } from './roster-answers';

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
    expect(readTableAnswer({ table, name: 'team.csv' })).toEqual(table);
  });

  it.each([
    ['nothing', null],
    ['a page of a hotel', '<html>'],
    ['no table', {}],
    ['a row that is too short', { table: { ...table, rows: [['Mia']] } }],
    ['a cell that is no text', { table: { ...table, rows: [['Mia', 7]] } }],
    ['a column without a header', { table: { ...table, columns: [{ meaning: null }] } }],
  ])('is none for %s', (_name, answer) => {
    expect(readTableAnswer(answer)).toBeNull();
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
  ])('is none where its %s is %j', (field, value) => {
    expect(readSavedAnswer({ roster: { ...roster, [field]: value } })).toBeNull();
  });
});

describe('a refusal', () => {
  it('is read with its problems', () => {
    expect(
      readRefusalAnswer({ error: { code: 'roster_invalid', message: 'Fix it', problems: [problem] } }),
    ).toEqual({ code: 'roster_invalid', message: 'Fix it', problems: [problem] });
  });

  it('has none where it names none, or some of another kind', () => {
    const refusal = { code: 'roster_unreadable', message: 'Unreadable' };
    expect(readRefusalAnswer({ error: refusal })).toEqual({ ...refusal, problems: [] });
    const odd = [{ ...problem, code: 'toString' }];
    expect(readRefusalAnswer({ error: { ...refusal, problems: odd } })?.problems).toEqual([]);
  });

  it('is none for an answer that is no error', () => {
    expect(readRefusalAnswer({ roster })).toBeNull();
    expect(readRefusalAnswer({ error: { code: 4, message: 'x' } })).toBeNull();
  });
});
