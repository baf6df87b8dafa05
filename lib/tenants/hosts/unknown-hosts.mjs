// @ts-check
// Which hosts have just been found to be no shop's. The pages note it, and the server in front of Next looks here what
// an empty "not found" means: the two share a process and no module, so the note is on the global object.

/** Made-up hosts come without end; the oldest notes go. */
const MOST_HOSTS = 1_000;
/** Milliseconds; as long as the look-up itself is remembered. */
const LIFE = 60_000;

const KEY = Symbol.for('makerfront.unknown-hosts');

/** @returns {Map<string, number>} when each host was noted, by the process’s own clock: pages that are kept may not ask for the time */
function notes() {
  const shared = /** @type {{ [KEY]?: Map<string, number> }} */ (globalThis);
  shared[KEY] ??= new Map();
  return shared[KEY];
}

/**
 * Notes whether a shop was found under a tenant key.
 *
 * @param {string} key
 * @param {boolean} isShop
 */
export function noteHost(key, isShop) {
  const known = notes();
  known.delete(key);
  if (isShop) {
    return;
  }
  known.set(key, performance.now());
  if (known.size > MOST_HOSTS) {
    for (const oldest of known.keys()) {
      known.delete(oldest);
      break;
    }
  }
}

/**
 * Whether no shop was found under a tenant key a moment ago.
 *
 * @param {string} key
 */
export function isUnknownHost(key) {
  const notedAt = notes().get(key);
  return notedAt !== undefined && performance.now() - notedAt < LIFE;
}
