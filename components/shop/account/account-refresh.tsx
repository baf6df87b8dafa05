'use client';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { accountFrameSentences as say } from '@/lib/messages/en/shop/account-frame';
import { refreshWithRetries } from '@/lib/session-client/refresh-with-retries';
import { refreshAccountCall } from '@/lib/wire/account';

/** Refreshes the shopper's session and goes on to `target`; to the sign-in if the session is over. */
export function AccountRefresh({ target }: { target: string }) {
  const [hasFailed, setHasFailed] = useState(false);

  const refresh = useCallback(async () => {
    setHasFailed(false);
    const answer = await refreshWithRetries(refreshAccountCall);
    if (answer.kind === 'unavailable') {
      setHasFailed(true);
      return;
    }
    // Replaced, so that "back" does not lead here again.
    window.location.replace(answer.kind === 'refreshed' ? target : shopperSignInPath(target));
  }, [target]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  if (!hasFailed) {
    return <Spinner label={say.checking} />;
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice kind="error">{say.failed}</Notice>
      <button type="button" className={buttonStyle('secondary')} onClick={() => void refresh()}>
        {say.tryAgain}
      </button>
    </div>
  );
}
