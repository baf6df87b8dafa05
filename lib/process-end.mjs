// @ts-check
// How a server process ends: no new background work starts, and running work is finished. One register for the
// process, because the server around Next and Next's own bundle each load this file separately.
/** @typedef {{ isEnding: boolean, isReplaced: boolean, running: Set<Promise<unknown>>, last: Set<() => Promise<unknown>> }} Register */

const REGISTER = Symbol.for('makerfront.process-end');

/** @type {typeof globalThis & { [REGISTER]?: Register }} */
const shared = globalThis;

/** @returns {Register} */
function register() {
  shared[REGISTER] ??= { isEnding: false, isReplaced: false, running: new Set(), last: new Set() };
  return shared[REGISTER];
}

/** Whether this process has been told to end, so that work that can wait is left to the next process. */
export const isProcessEnding = () => register().isEnding;

/** Whether nothing new is to be sent here. To a process with a successor at its address nothing new comes anyway. */
export const isProcessLeaving = () => register().isEnding && !register().isReplaced;

/**
 * Registers work that the process waits for before it ends.
 *
 * @template Value
 * @param {Promise<Value>} work
 * @returns {Promise<Value>}
 */
export function finishBeforeEnd(work) {
  const { running } = register();
  running.add(work);
  const forget = () => running.delete(work);
  work.then(forget, forget);
  return work;
}

/**
 * Stops new background work. Resolves when all running work has ended, successfully or not.
 *
 * @param {{ isReplaced?: boolean }} [how] whether another process answers at the same address already
 */
export async function endBackgroundWork({ isReplaced = false } = {}) {
  const { running } = register();
  register().isReplaced = isReplaced;
  register().isEnding = true;
  await Promise.allSettled([...running]);
}

/**
 * Registers work for the very end, when all requests are answered: what they left in memory.
 *
 * @param {() => Promise<unknown>} work
 */
export const doAtEnd = (work) => void register().last.add(work);

/** Does the work for the very end; a failure stops nothing. */
export const doLastWork = () => Promise.allSettled([...register().last].map((work) => work()));
