'use client';
import { useEffect, useState } from 'react';

/** Several times the number of orders on a page. */
const MOST_KEPT = 200;

/** The ids that this tab has stored; empty if the stored value is anything but a list of texts. */
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
 * Ids that were chosen on this page, kept in this tab over a reload or a visit elsewhere. Without storage they are
 * forgotten, and everything else works.
 */
export function useKeptIds(name: string, first: readonly string[] = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(first));

  useEffect(() => {
    try {
      const kept = keptIds(sessionStorage.getItem(name));
      setIds((now) => (kept.length > 0 ? new Set([...now, ...kept]) : now));
    } catch {
      // Without storage: not kept.
    }
  }, [name]);

  function change(next: ReadonlySet<string>): void {
    setIds(next);
    try {
      sessionStorage.setItem(name, JSON.stringify([...next].slice(-MOST_KEPT)));
    } catch {
      // Without storage: not kept.
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
