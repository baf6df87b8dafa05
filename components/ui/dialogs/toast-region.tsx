'use client';
// The place of toasts. Apart from them, because every page loads it and few show one.
import { useSyncExternalStore } from 'react';

let shown: React.ReactNode = null;
let readAgain = () => {};

/** Fills the place, or empties it with null. */
export function setToast(toast: React.ReactNode): void {
  shown = toast;
  readAgain();
}

function subscribe(listener: () => void): () => void {
  readAgain = listener;
  return () => {
    // The next page's region may have come already.
    if (readAgain === listener) {
      readAgain = () => {};
    }
  };
}

/** Once, in a layout. The region is always rendered, so screen readers announce its changes. */
export const ToastRegion = () => (
  <div role="status" className="toasts">
    {useSyncExternalStore(
      subscribe,
      () => shown,
      () => null,
    )}
  </div>
);
