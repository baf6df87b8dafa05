'use client';
// What people do on a page before its script is there: kept by a few lines that come with the page, and done afterwards.
import { useEffect, useState } from 'react';
import { useIsReady } from './ready-fields';

const keptPresses = (): unknown[] => {
  const kept: unknown = Reflect.get(window, 'earlyPresses');
  return Array.isArray(kept) ? kept : [];
};

const isAnyWaiting = (element: Element) =>
  element.closest('[data-waiting]') !== null || element.querySelector('[data-waiting]') !== null;

/** Does what was kept, in order, as far as the parts of the page that it needs are there. */
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
  // One at a time, so that each sees what the one before has done.
  setTimeout(doKept);
}

/**
 * For a part of a page that works by script: put what is answered into `data-waiting`. Once the script is there, what was
 * pressed before is done. Fields look at themselves in layout effects of the mount: any later rendering puts their values in
 * place of what was typed, and what other effects of the mount set may come after the press, because a page that is taken
 * over has time.
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
