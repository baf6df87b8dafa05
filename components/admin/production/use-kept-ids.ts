'use client';
import { useEffect, useState } from 'react';

/** As many as a page of orders has, several times over. */
const MOST_KEPT = 200;

/** What this tab has kept under a name, if it is a list of texts; whatever else stands there counts for nothing. */
export function keptIds(stored: string | null): string[] {
  try {
    const value: unknown = stored === null ? [] : JSON.parse(stored);
    return Array.isArray(value)
      ? value.filter((id): id is string => typeof id === 'string').slice(0, MOST_KEPT)
      : [];
  } catch {
    return [];
  }
}

/**
 * Ids that were chosen on this page and stay chosen over a reload or a look elsewhere, in this tab. A tab that keeps
 * nothing forgets them, and works all the same.
 */
export function useKeptIds(name: string, first: readonly string[] = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(first));

  useEffect(() => {
    try {
      const kept = keptIds(sessionStorage.getItem(name));
      setIds((now) => (kept.length > 0 ? new Set([...now, ...kept]) : now));
    } catch {
      // The browser keeps nothing for us.
    }
  }, [name]);

  function change(next: ReadonlySet<string>): void {
    setIds(next);
    try {
      sessionStorage.setItem(name, JSON.stringify([...next].slice(-MOST_KEPT)));
    } catch {
      // As above.
    }
  }

  return {
    ids,
    set: (some: readonly string[], isIn: boolean) => {
      const next = new Set(ids);
      for (const id of some) {
        if (isIn) {
          next.add(id);
        } else {
          next.delete(id);
        }
      }
      change(next);
    },
  };
}
