// Which changes this process has made old by itself, so that it does not do so again when it hears of them: what was
// rendered in between is new already. Kept on globalThis, because Next bundles the listener apart from the actions.
import 'server-only';

const MOST = 1_000;

const KEY = Symbol.for('makerfront.published-changes');
const shared: typeof globalThis & { [KEY]?: Set<string> } = globalThis;

function transactions(): Set<string> {
  shared[KEY] ??= new Set();
  return shared[KEY];
}

/** Remembers the transactions of such changes, the last thousand. */
export function rememberPublished(ids: Iterable<string>): void {
  const known = transactions();
  for (const id of ids) {
    known.add(id);
  }
  for (const oldest of known) {
    if (known.size <= MOST) {
      return;
    }
    known.delete(oldest);
  }
}

export const isPublishedHere = (transactionId: string): boolean => transactions().has(transactionId);
