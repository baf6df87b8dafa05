'use client';
import { signOut } from 'next-auth/react';
import { useState } from 'react';
import { endOwnSession, signOutSessions } from '@/app/[tenant]/(admin)/admin/settings/security/actions';
import { useAction } from '@/components/admin/use-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { StatusBadge } from '@/components/ui/status-badge';
import { deviceName } from '@/lib/auth/sessions/device-name';
import { messages } from '@/lib/messages';
import { adminSecuritySentences } from '@/lib/messages/en/admin/security';

type ShownSession = {
  id: string;
  userAgent: string;
  address: string;
  lastUsed: string;
  since: string;
  isCurrent: boolean;
};

/** The person's sessions, with buttons to end one, all others, or all. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const one = useAction(endOwnSession);
  const many = useAction(signOutSessions);
  const [status, setStatus] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isPending = one.isPending || many.isPending;

  async function end(id: string) {
    setStatus(null);
    if ((await one.run({ id }))?.ok) {
      setStatus(messages.auth.sessionEnded);
    }
  }

  async function endOthers() {
    setStatus(null);
    if ((await many.run({ scope: 'others' }))?.ok) {
      setStatus(messages.auth.sessionsEnded);
    }
  }

  async function endAll() {
    if (!(await many.run({ scope: 'global' }))?.ok) {
      return;
    }
    setSignedInHint(false);
    // The session's row is deleted; this deletes the cookie too. If the request fails, the cookie is useless anyway.
    await signOut({ redirect: false }).catch(() => null);
    window.location.assign('/admin/login');
  }

  const refusal = one.refusal ?? many.refusal;
  return (
    <div className="flex flex-col gap-5">
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {deviceName(session.userAgent)}
                {session.isCurrent && (
                  <StatusBadge tone="green">{adminSecuritySentences.thisBrowser}</StatusBadge>
                )}
              </p>
              <p className="text-sm text-muted">
                {session.address
                  ? adminSecuritySentences.lastUsedFrom(session.lastUsed, session.address)
                  : adminSecuritySentences.lastUsed(session.lastUsed)}
              </p>
              <p className="text-sm text-muted">{adminSecuritySentences.signedIn(session.since)}</p>
            </div>
            {!session.isCurrent && (
              <button
                type="button"
                aria-disabled={isPending}
                className={buttonStyle('secondary')}
                onClick={() => !isPending && end(session.id)}
              >
                {adminSecuritySentences.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {status && <Notice kind="success">{status}</Notice>}
      {refusal && !isAsking && <Notice kind="error">{refusal.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <SubmitButton
            type="button"
            variant="secondary"
            isPending={many.isPending && !isAsking}
            onClick={endOthers}
          >
            {adminSecuritySentences.signOutElsewhere}
          </SubmitButton>
        )}
        <button type="button" className={buttonStyle('secondary')} onClick={() => setIsAsking(true)}>
          {adminSecuritySentences.signOutEverywhere}
        </button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={adminSecuritySentences.signOutEverywhereQuestion}
        text={adminSecuritySentences.signOutEverywhereHint}
        confirmLabel={adminSecuritySentences.signOutEverywhere}
        isPending={many.isPending}
        error={many.refusal?.message}
        onConfirm={endAll}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
