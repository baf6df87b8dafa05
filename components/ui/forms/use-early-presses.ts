'use client';
// Clicks before hydration: kept by an inline script of the page, and replayed afterwards.
import { useEffect, useState } from 'react';
import { useIsReady } from './ready-fields';

const keptPresses = (): unknown[] => {
  const kept: unknown = Reflect.get(window, 'earlyPresses');
  return Array.isArray(kept) ? kept : [];
};

const isAnyWaiting = (element: Element) =>
  element.closest('[data-waiting]') !== null || element.querySelector('[data-waiting]') !== null;

/** Replays kept clicks in order, up to the first whose part of the page is not hydrated yet. */
function doKept(): void {
  const kept = keptPresses();
  const [element] = kept;
  if (element === undefined || (element instanceof Element && element.isConnected && isAnyWaiting(element))) {
    return;
  }
  kept.shift();
  if (element instanceof HTMLElement && element.isConnected) {
    for (const marked of [element, ...element.querySelectorAll('[data-pressed]')]) {
      marked.removeAttribute('data-pressed');
    }
    if (element instanceof HTMLFormElement) {
      element.requestSubmit();
    } else {
      element.click();
    }
  }
  // One at a time, so that each sees the effect of the one before.
  setTimeout(doKept);
}

/**
 * For a part of a page that needs its script: put the returned value into `data-waiting`. After hydration the kept
 * clicks are replayed. Fields must read their early input in layout effects at mount: a later render overwrites it.
 * Other effects of the mount can run after the replayed click, because hydration has low priority.
 */
export function useEarlyPresses(): '' | undefined {
  const isReady = useIsReady();
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    if (isReady) {
      setHasLooked(true);
    }
  }, [isReady]);
  useEffect(() => {
    if (hasLooked) {
      doKept();
    }
  }, [hasLooked]);
  return isReady ? undefined : '';
}
