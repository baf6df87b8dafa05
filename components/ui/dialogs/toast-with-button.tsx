'use client';
// A toast with a button. Apart from other toasts, whose place every page of a shop loads.
import { useEffect, useRef } from 'react';
import { hideToast, showToast } from './toast';

type ToastAction = {
  label: string;
  run: () => void;
  /** Whether the button gets the focus: for keyboard users, who are far from the end of the page. */
  takesFocus: boolean;
};

/** Shows a message with something to do about it. It survives the following navigation. */
export function showToastWithButton(text: string, action: ToastAction): void {
  // A component of its own: the next toast's button starts anew.
  showToast(text, ({ onHeld }) => <ActionButton action={action} onHeld={onHeld} />);
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
        hideToast();
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
