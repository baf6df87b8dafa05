'use client';
import { Refreshing } from '@/components/session/refreshing';
import { signInPath } from '@/lib/auth/sign-in/return-path';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import { refreshSessionCall } from '@/lib/wire/session';

/** Refreshes this browser's session and continues to `target`; to the sign-in page if the session has ended. */
export const SessionRefresh = ({ target }: { target: string }) => (
  <Refreshing
    call={refreshSessionCall}
    target={target}
    signInPath={signInPath(target)}
    say={{
      checking: adminWords.checkingSession,
      failed: messages.auth.failed,
      tryAgain: adminWords.tryAgain,
    }}
  />
);
