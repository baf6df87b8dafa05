// @ts-check
// How the server in front of Next asks whether the database answers: the two share a process and no module, so the
// question is on the global object.

const KEY = Symbol.for('makerfront.is-well');

const shared = /** @type {{ [KEY]?: () => Promise<boolean> }} */ (globalThis);

/** @param {() => Promise<boolean>} isWell must not throw */
export function answerServer(isWell) {
  shared[KEY] = isWell;
}

/** Whether shops can be served just now; yes while nobody can say. */
export const isDatabaseWell = async () => (await shared[KEY]?.()) ?? true;
