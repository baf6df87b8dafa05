// @ts-check
// Lets the server in front of Next ask whether the database works: the two share a process but no modules, so the
// function is on the global object.

const KEY = Symbol.for('makerfront.is-well');

const shared = /** @type {{ [KEY]?: () => Promise<boolean> }} */ (globalThis);

/** @param {() => Promise<boolean>} isWell must not throw */
export function answerServer(isWell) {
  shared[KEY] = isWell;
}

/** Whether shops can be served at the moment; true while it is unknown. */
export const isDatabaseWell = async () => (await shared[KEY]?.()) ?? true;
