// @ts-check
// How a server process comes to its end: no background work begins any more, and what has begun is finished. One
// register for the process, because the server around Next and Next's own bundle each load this file by themselves.
/** @typedef {{ isEnding: boolean, running: Set<Promise<unknown>> }} Register */

const REGISTER = Symbol.for('makerfront.process-end');

/** @type {typeof globalThis & { [REGISTER]?: Register }} */
const shared = globalThis;

/** @returns {Register} */
function register() {
  shared[REGISTER] ??= { isEnding: false, running: new Set() };
  return shared[REGISTER];
}

/** Whether this process has been told to end, so that what can wait is left to the next one. */
export const isProcessEnding = () => register().isEnding;

/**
 * Work that the process waits for before it ends.
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

/** From now on no background work begins. Resolves when what runs has come to an end, well or badly. */
export async function endBackgroundWork() {
  const { running } = register();
  register().isEnding = true;
  await Promise.allSettled([...running]);
}
