// @ts-check
// Hosts for which no shop was found recently, and where those of a shop lead that has another address now. The pages note
// a host here, and the server in front of Next looks here to find out what an empty "not found" means. The two share a
// process but no modules, so the notes are on the global object.

/** Strangers can invent any number of hosts, so the oldest notes are dropped. */
const MOST_HOSTS = 1_000;
/** Milliseconds; as long as the lookup itself is cached. */
const LIFE = 60_000;

const KEY = Symbol.for('makerfront.unknown-hosts');

/**
 * `notedAt` is by the process’s own clock: cached pages may not read the time.
 *
 * @typedef {{ notedAt: number, leadsTo: string | null }} Note
 */

/** @returns {Map<string, Note>} */
function notes() {
  const shared = /** @type {{ [KEY]?: Map<string, Note> }} */ (globalThis);
  shared[KEY] ??= new Map();
  return shared[KEY];
}

/**
 * Notes whether a shop was found for a tenant key.
 *
 * @param {string} key
 * @param {boolean} isShop
 * @param {string | null} leadsTo the origin at which the shop of a former address is now
 */
export function noteHost(key, isShop, leadsTo = null) {
  const known = notes();
  known.delete(key);
  if (isShop) {
    return;
  }
  known.set(key, { notedAt: performance.now(), leadsTo });
  if (known.size > MOST_HOSTS) {
    for (const oldest of known.keys()) {
      known.delete(oldest);
      break;
    }
  }
}

/** @param {string} key */
function freshNote(key) {
  const note = notes().get(key);
  return note !== undefined && performance.now() - note.notedAt < LIFE ? note : null;
}

/**
 * Whether no shop was found for a tenant key a moment ago.
 *
 * @param {string} key
 */
export const isUnknownHost = (key) => freshNote(key) !== null;

/**
 * The origin of the shop that had this tenant key before; null if none had.
 *
 * @param {string} key
 */
export const movedTo = (key) => freshNote(key)?.leadsTo ?? null;
