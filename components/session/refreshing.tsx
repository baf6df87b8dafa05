'use client';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { refreshWithRetries } from '@/lib/session-client/refresh-with-retries';

type RefreshingProps = {
  call: Parameters<typeof refreshWithRetries>[0];
  /** The next path on this host. */
  target: string;
  /** The page for a session that has ended. */
  signInPath: string;
  say: { checking: string; failed: string; tryAgain: string };
  className?: string;
};

/** Refreshes a session of this browser and goes on; to the sign-in page if the session has ended. */
export function Refreshing({ call, target, signInPath, say, className }: RefreshingProps) {
  const [hasFailed, setHasFailed] = useState(false);

  const refresh = useCallback(async () => {
    setHasFailed(false);
    const answer = await refreshWithRetries(call);
    if (answer.kind === 'unavailable') {
      setHasFailed(true);
      return;
    }
    // Replaced, so that "back" does not lead here again.
    window.location.replace(answer.kind === 'refreshed' ? target : signInPath);
  }, [call, target, signInPath]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  if (!hasFailed) {
    return <Spinner label={say.checking} />;
  }
  return (
    <div className={classNames('flex flex-col gap-4', className)}>
      <Notice kind="error">{say.failed}</Notice>
      <button type="button" className={buttonStyle('secondary')} onClick={() => void refresh()}>
        {say.tryAgain}
      </button>
    </div>
  );
}
