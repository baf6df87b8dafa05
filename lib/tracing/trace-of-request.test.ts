import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { shareTraces, type TraceNote, withTraceNote } from './trace-of-request.mjs';

describe('the trace of a request', () => {
  it('is none where no traces are made, and the work runs once', () => {
    const note: TraceNote = {};
    let runs = 0;
    withTraceNote(note, () => {
      runs += 1;
    });
    expect(runs).toBe(1);
    expect(note).toEqual({});
  });

  it('is one for all that begins in it, and another for another request at the same time', async () => {
    const idOf = shareTraces();
    const answer = (note: TraceNote, ids: string[]) =>
      withTraceNote(note, async () => {
        const given: string[] = [];
        for (const id of ids) {
          await sleep(1);
          given.push(idOf(() => id));
        }
        return given;
      });
    const first: TraceNote = {};
    const second: TraceNote = {};
    expect(await Promise.all([answer(first, ['a', 'b']), answer(second, ['c'])])).toEqual([
      ['a', 'a'],
      ['c'],
    ]);
    expect([first.traceId, second.traceId]).toEqual(['a', 'c']);
  });

  it('is not that of work which outlives the request, or belongs to none', () => {
    const idOf = shareTraces();
    const note: TraceNote = { traceId: 'a', isAnswered: true };
    expect(withTraceNote(note, () => idOf(() => 'b'))).toBe('b');
    expect(note.traceId).toBe('a');
    expect(idOf(() => 'c')).toBe('c');
  });
});
