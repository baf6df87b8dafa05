'use client';
import { useEffect, useState } from 'react';
import { setToast } from './toast-region';

const SHOWN_FOR = 4_000;
/** Milliseconds to hear it, find the button and press it. */
const SHOWN_WITH_ACTION_FOR = 20_000;

/** The button of a toast; it says when it keeps the toast from going. */
type ToastButton = React.ComponentType<{ onHeld: (isHeld: boolean) => void }>;

let count = 0;

/** Shows a short message that survives the following navigation; longer if it has a button. */
export function showToast(text: string, Button: ToastButton | null = null): void {
  count += 1;
  // A key of its own: a repeated message gets its full time again.
  setToast(<Toast key={count} text={text} Button={Button} />);
}

export const hideToast = (): void => setToast(null);

function Toast({ text, Button }: { text: string; Button: ToastButton | null }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) {
      return;
    }
    const timer = setTimeout(hideToast, Button ? SHOWN_WITH_ACTION_FOR : SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [Button, isHeld]);
  return (
    <span className="flex items-center gap-2 rounded-[28px] bg-ink px-6 py-3 font-medium text-white shadow-lg">
      {text}
      {Button && <Button onHeld={setIsHeld} />}
    </span>
  );
}
