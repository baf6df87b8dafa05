'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const SHOWN_FOR = 4_000;
/** Milliseconds to hear it, find the button and press it. */
const SHOWN_WITH_ACTION_FOR = 20_000;

type ToastAction = {
  label: string;
  run: () => void;
  /** Whether the button gets the focus: for keyboard users, who are far from the end of the page. */
  takesFocus: boolean;
};

type Toast = { text: string; action: ToastAction | null };

let shown: Toast | null = null;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a short message that survives the following navigation; longer if it has a button. */
export const showToast = (text: string, action: ToastAction | null = null): void => set({ text, action });

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
    const timer = setTimeout(() => set(null), toast.action ? SHOWN_WITH_ACTION_FOR : SHOWN_FOR);
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
          {toast.action && <ActionButton key={toast.text} action={toast.action} onHeld={setIsHeld} />}
        </span>
      )}
    </div>
  );
}

/** The toast stays while its button has focus or pointer. */
function ActionButton({ action, onHeld }: { action: ToastAction; onHeld: (isHeld: boolean) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { takesFocus } = action;
  useEffect(() => {
    if (takesFocus) {
      button.current?.focus();
    }
    return () => onHeld(false);
  }, [takesFocus, onHeld]);
  return (
    <button
      ref={button}
      type="button"
      className="pointer-events-auto -my-2 -mr-3 min-h-11 rounded-full px-3 font-semibold underline underline-offset-4 hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-white"
      onFocus={() => onHeld(true)}
      onBlur={() => onHeld(false)}
      onPointerEnter={() => onHeld(true)}
      onPointerLeave={() => onHeld(false)}
      onKeyDown={(event) => {
        // The key that opened the toast is still held down.
        if (event.repeat) {
          event.preventDefault();
        }
      }}
      onClick={() => {
        set(null);
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
