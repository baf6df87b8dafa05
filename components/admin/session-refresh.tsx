'use client';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { signInPath } from '@/lib/auth/sign-in/return-path';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import { refreshWithRetries } from '@/lib/session-client/refresh-with-retries';
import { refreshSessionCall } from '@/lib/wire/session';

/** Refreshes this browser's session and continues to `target`; to the sign-in page if the session has ended. */
export function SessionRefresh({ target }: { target: string }) {
  const [hasFailed, setHasFailed] = useState(false);

  const refresh = useCallback(async () => {
    setHasFailed(false);
    const answer = await refreshWithRetries(refreshSessionCall);
    if (answer.kind === 'unavailable') {
      setHasFailed(true);
      return;
    }
    // Replaced, so that "back" does not lead here again.
    window.location.replace(answer.kind === 'refreshed' ? target : signInPath(target));
  }, [target]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  if (!hasFailed) {
    return <Spinner label={adminWords.checkingSession} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice kind="error">{messages.auth.failed}</Notice>
      <button type="button" className={buttonStyle('secondary')} onClick={() => void refresh()}>
        {adminWords.tryAgain}
      </button>
    </div>
  );
}
