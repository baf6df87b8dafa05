'use client';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Focuses `target` when `moment` changes and the focused element is gone: otherwise a keyboard user would start again
 * at the top of the page. If the target is still loading, it gets the focus when it mounts: use the returned function
 * as its ref.
 */
export function useKeptFocus(
  moment: string,
  target: React.RefObject<HTMLElement | null>,
): (element: HTMLElement | null) => void {
  const before = useRef(moment);
  const isOwed = useRef(false);
  const give = useCallback(() => {
    if (document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
    isOwed.current = target.current === null;
  }, [target]);
  useEffect(() => {
    if (before.current !== moment) {
      before.current = moment;
      give();
    }
  }, [moment, give]);
  return useCallback(
    (element) => {
      target.current = element;
      if (element !== null && isOwed.current) {
        give();
      }
    },
    [target, give],
  );
}
