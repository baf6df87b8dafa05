// @ts-check
// Hosts for which no shop was found recently. The pages note a host here, and the server in front of Next looks here
// to find out what an empty "not found" means. The two share a process but no modules, so the notes are on the global
// object.

/** Strangers can invent any number of hosts, so the oldest notes are dropped. */
const MOST_HOSTS = 1_000;
/** Milliseconds; as long as the lookup itself is cached. */
const LIFE = 60_000;

const KEY = Symbol.for('makerfront.unknown-hosts');

/**
 * @returns {Map<string, number>} when each host was noted, by the process’s own clock: cached pages may not read the
 * time
 */
function notes() {
  const shared = /** @type {{ [KEY]?: Map<string, number> }} */ (globalThis);
  shared[KEY] ??= new Map();
  return shared[KEY];
}

/**
 * Notes whether a shop was found for a tenant key.
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
 * Whether no shop was found for a tenant key a moment ago.
 *
 * @param {string} key
 */
export function isUnknownHost(key) {
  const notedAt = notes().get(key);
  return notedAt !== undefined && performance.now() - notedAt < LIFE;
}
