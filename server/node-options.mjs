// @ts-check
// What the process that serves is started with. The supervisor loads it, so it loads nothing but this.

/**
 * Megabytes of one half of the space for new objects. Each page makes megabytes that nobody needs afterwards. With Node's own size
 * they are removed forty at a time, which stops everybody for 25 ms and more; like this, for 5 ms, five times as often.
 */
const HALF_OF_NEW_SPACE = '--max-semi-space-size=8';

/**
 * Options of Node, unless NODE_OPTIONS says otherwise.
 *
 * @param {Record<string, string | undefined>} environment
 */
export const nodeOptions = ({ NODE_OPTIONS = '' }) =>
  /max[-_]semi[-_]space[-_]size/.test(NODE_OPTIONS) ? [] : [HALF_OF_NEW_SPACE];
