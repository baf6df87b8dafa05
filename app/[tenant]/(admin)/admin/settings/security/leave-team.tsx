'use client';
import { signOut } from 'next-auth/react';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { adminTeamSentences as sentences } from '@/lib/messages/en/admin/team';
import { leaveTeam } from './actions';

/** Lets a member who does not see the Team tab leave the shop. */
export function LeaveTeam() {
  const { run, isPending, refusal, clear } = useAction(leaveTeam);
  const [isAsking, setIsAsking] = useState(false);

  async function leave() {
    if (!(await run(null))?.ok) {
      return;
    }
    setSignedInHint(false);
    // The session's row is gone; this takes the cookie too.
    await signOut({ redirect: false }).catch(() => null);
    window.location.assign('/admin/login');
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyle('secondary', 'self-start')}
        onClick={() => {
          clear();
          setIsAsking(true);
        }}
      >
        {sentences.leave}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        question={sentences.leaveQuestion}
        text={sentences.leaveHint}
        confirmLabel={sentences.leave}
        isDanger
        isPending={isPending}
        error={refusal?.message}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
