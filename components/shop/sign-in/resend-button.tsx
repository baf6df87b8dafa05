'use client';
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import { RESEND_AFTER, secondsUntilResend } from './sign-in-state';

type ResendButtonProps = {
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onPress: () => void;
};

/** Requests another code, a minute after the last. Counts down, and keeps the focus. */
export function ResendButton({ sentAt, onPress }: ResendButtonProps) {
  const [seconds, setSeconds] = useState(RESEND_AFTER / 1_000);
  useEffect(() => {
    const tick = () => setSeconds(secondsUntilResend(sentAt, Date.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return (
    <button
      type="button"
      aria-disabled={seconds > 0}
      onClick={() => seconds === 0 && onPress()}
      className={buttonStyle('quiet', 'tabular-nums')}
    >
      {seconds > 0 ? signInSentences.resendIn(seconds) : signInSentences.resend}
    </button>
  );
}
