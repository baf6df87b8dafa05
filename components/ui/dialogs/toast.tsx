'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';

const SHOWN_FOR = 4_000;
/** Milliseconds to hear it, find the button and press it. */
const SHOWN_WITH_ACTION_FOR = 20_000;

/** The button of a toast; it says when it keeps the toast from going. */
type ToastButton = React.ComponentType<{ onHeld: (isHeld: boolean) => void }>;

type Toast = { text: string; Button: ToastButton | null };

let shown: Toast | null = null;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a short message that survives the following navigation; longer if it has a button. */
export const showToast = (text: string, Button: ToastButton | null = null): void => set({ text, Button });

export const hideToast = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The place of toasts: once, in a layout. The region is always rendered, so screen readers announce its changes. */
export function ToastRegion() {
  // The object, not its text: a repeated message gets its full time again.
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (toast === null || isHeld) {
      return;
    }
    const timer = setTimeout(hideToast, toast.Button ? SHOWN_WITH_ACTION_FOR : SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4 print:hidden"
    >
      {toast !== null && (
        <span className="flex items-center gap-2 rounded-[28px] bg-ink px-6 py-3 font-medium text-white shadow-lg">
          {toast.text}
          {toast.Button && <toast.Button onHeld={setIsHeld} />}
        </span>
      )}
    </div>
  );
}
