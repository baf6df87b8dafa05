'use client';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus to `target` when `moment` becomes another one and what had the focus is gone with the one
 * before: otherwise a keyboard would start again at the top of the page. What is still being loaded then gets it as
 * soon as it is there, by the answered function as its ref.
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
