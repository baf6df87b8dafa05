// The changes whose tags this process has expired itself. It does not expire them again when it reads them, because
// pages rendered in between are fresh. Kept on globalThis, because Next bundles the listener apart from the actions.
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
