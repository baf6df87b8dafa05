'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { Notice } from '@/components/ui/notice';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { InvitationView } from '@/lib/auth/team/team.queries';
import { adminTeamSentences as sentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import { resendInvitation, revokeInvitation } from './actions';

type ShownInvitation = Omit<InvitationView, 'sentAt' | 'expiresAt'> & { sent: string; until: string };

const TONES: Record<InvitationView['state'], Tone> = { open: 'blue', expired: 'yellow', revoked: 'grey' };

/** The invitations, their state, and buttons to send again or revoke. */
export function InvitationList({ invitations }: { invitations: readonly ShownInvitation[] }) {
  const resend = useAction(resendInvitation);
  const revoke = useAction(revokeInvitation);
  const [asked, setAsked] = useState<ShownInvitation | null>(null);

  async function sendAgain(id: string) {
    const outcome = await resend.run({ id });
    if (outcome?.ok) {
      showToast(sentences.invited(outcome.value.email));
    }
  }

  async function takeBack(id: string) {
    const outcome = await revoke.run({ id });
    if (outcome?.ok) {
      setAsked(null);
      showToast(sentences.revoked);
    }
  }

  if (invitations.length === 0) {
    return <p className="text-muted">{sentences.noInvitations}</p>;
  }
  return (
    <div className="flex flex-col gap-5">
      <ul className="divide-y divide-line border-y border-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-col gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center sm:justify-between"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="min-w-0 wrap-anywhere">{invitation.email}</span>
                <StatusBadge tone={TONES[invitation.state]}>{sentences.states[invitation.state]}</StatusBadge>
              </p>
              <p className="text-sm text-muted">{sentences.roles[invitation.role].name}</p>
              <p className="text-sm text-muted">
                {sentences.invitedBy(invitation.invitedByName, invitation.sent)}
              </p>
              {invitation.state === 'open' && (
                <p className="text-sm text-muted">{sentences.opensUntil(invitation.until)}</p>
              )}
            </div>
            {invitation.state !== 'revoked' && (
              <div className="flex flex-wrap gap-3">
                <button
                  type="button"
                  aria-disabled={resend.isPending}
                  aria-label={adminWords.actionOn(sentences.resend, invitation.email)}
                  className={buttonStyle('secondary')}
                  onClick={() => void sendAgain(invitation.id)}
                >
                  {sentences.resend}
                </button>
                <button
                  type="button"
                  aria-label={adminWords.actionOn(sentences.revoke, invitation.email)}
                  className={buttonStyle('secondary')}
                  onClick={() => {
                    revoke.clear();
                    setAsked(invitation);
                  }}
                >
                  {sentences.revoke}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {resend.refusal && <Notice kind="error">{resend.refusal.message}</Notice>}
      <ConfirmDialog
        isOpen={asked !== null}
        question={sentences.revokeQuestion(asked?.email ?? '')}
        text={sentences.revokeHint}
        confirmLabel={sentences.revoke}
        isDanger
        isPending={revoke.isPending}
        error={revoke.refusal?.message}
        onConfirm={() => asked && void takeBack(asked.id)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
