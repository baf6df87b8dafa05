// @ts-check
// One trace for each request, and its id for the server in front of Next. By itself Next begins a trace for the middleware and
// another for the page, inside, and both are over when the server logs. The two share a process but no modules, so what they
// share is on the global object.
import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {{ traceId?: string, isAnswered?: boolean }} TraceNote of one request */

const KEY = Symbol.for('makerfront.trace-notes');

const shared = /** @type {{ [KEY]?: AsyncLocalStorage<TraceNote> }} */ (globalThis);

/**
 * From now on requests have notes. Returns what gives a new trace its id: the request's, until it is answered. What goes on after
 * that, such as a timer that a request has started, has traces of its own. Called only where traces are made.
 */
export function shareTraces() {
  shared[KEY] ??= new AsyncLocalStorage();
  const notes = shared[KEY];
  return (/** @type {() => string} */ makeId) => {
    const note = notes.getStore();
    if (note === undefined || note.isAnswered) {
      return makeId();
    }
    note.traceId ??= makeId();
    return note.traceId;
  };
}

/**
 * Runs `work` of one request, and returns what it does. `note` then has the id of its trace, if traces are made.
 *
 * @template Value
 * @param {TraceNote} note
 * @param {() => Value} work
 * @returns {Value}
 */
export function withTraceNote(note, work) {
  const notes = shared[KEY];
  return notes === undefined ? work() : notes.run(note, work);
}
