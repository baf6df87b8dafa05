'use client';
import { useEffect, useSyncExternalStore } from 'react';

const SHOWN_FOR = 4_000;

type Toast = { text: string };

let shown: Toast | null = null;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a short message that outlives the navigation that follows it. */
export const showToast = (text: string): void => set({ text });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where toasts appear: once, in a layout. The region is always there, so screen readers hear what comes. */
export function ToastRegion() {
  // The object and not its text, so that the same words said again stay as long as the first ones did.
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  useEffect(() => {
    if (toast === null) {
      return;
    }
    const timer = setTimeout(() => set(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4">
      {toast !== null && (
        <span className="rounded-full bg-ink px-6 py-3 font-medium text-white shadow-lg">{toast.text}</span>
      )}
    </div>
  );
}
