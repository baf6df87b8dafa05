'use client';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus to `target` when `moment` becomes another one and what had the focus is gone with the one
 * before: otherwise a keyboard would start again at the top of the page.
 */
export function useKeptFocus(moment: string, target: React.RefObject<HTMLElement | null>): void {
  const before = useRef(moment);
  useEffect(() => {
    if (before.current !== moment) {
      before.current = moment;
      if (document.activeElement === document.body) {
        target.current?.focus({ preventScroll: true });
      }
    }
  }, [moment, target]);
}
