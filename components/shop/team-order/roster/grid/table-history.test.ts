import { describe, expect, it } from 'vitest';
import {
  type History,
  MOST_STEPS,
  record,
  redo,
  settle,
  startHistory,
  undo,
  withdraw,
} from './table-history';

const historyOf = (...states: string[]): History<string> =>
  states.reduce((history, state) => record(history, state, { label: `to ${state}` }), startHistory('start'));

describe('the history of a table', () => {
  it('goes back and forth', () => {
    const history = historyOf('a', 'b');
    expect(undo(history).present).toBe('a');
    expect(undo(undo(history)).present).toBe('start');
    expect(redo(undo(history)).present).toBe('b');
    expect(redo(redo(undo(undo(history)))).present).toBe('b');
  });

  it('stays the same if there is nothing to undo or redo', () => {
    const start = startHistory('start');
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it('names the step that is undone or redone', () => {
    const undone = undo(historyOf('a', 'b'));
    expect(undone.future.at(-1)?.label).toBe('to b');
    expect(redo(undone).past.at(-1)?.label).toBe('to b');
  });

  it('forgets undone steps after a new one', () => {
    const history = record(undo(historyOf('a', 'b')), 'c', { label: 'to c' });
    expect(redo(history)).toBe(history);
    expect(undo(history).present).toBe('a');
  });

  it('makes no step for a change without effect', () => {
    const history = historyOf('a');
    expect(record(history, 'a', { label: 'again' })).toBe(history);
  });

  it('merges changes with one key into one step, until it is settled', () => {
    const key = 'size of row 1';
    const once = record(historyOf('a'), 'S', { label: 'size', key });
    const twice = record(once, 'M', { label: 'size', key });
    expect(undo(twice).present).toBe('a');
    expect(undo(record(settle(once), 'M', { label: 'size', key })).present).toBe('S');
  });

  it('withdraws an unsettled step without a trace, and no other', () => {
    const chosen = record(historyOf('a'), 'S', { label: 'size', key: 'size of row 1' });
    const withdrawn = withdraw(chosen, 'size of row 1');
    expect([withdrawn.present, withdrawn.future]).toEqual(['a', []]);
    expect(withdraw(chosen, 'size of row 2')).toBe(chosen);
  });

  it('keeps a limited number of steps', () => {
    const states = Array.from({ length: MOST_STEPS + 5 }, (_, index) => `state ${index}`);
    const history = historyOf(...states);
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]?.state).toBe('state 4');
  });
});
