'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { SelectField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { StatusBadge } from '@/components/ui/status-badge';
import { adminTeamSentences as sentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import { changeMemberRole, removeMember } from './actions';
import { MemberFactor } from './member-factor';
import { ROLE_OPTIONS, roleOf } from './role-options';
import type { ShownMember } from './shown-member';

/**
 * One member. A change of one's own role, or one's own removal, asks for confirmation and leaves the page.
 */
export function MemberRow({ member }: { member: ShownMember }) {
  const { userId, email, isSelf } = member;
  const name = member.name || email;
  const [role, setRole] = useState(member.role);
  const [asked, setAsked] = useState<'role' | 'removal' | null>(null);
  const change = useAction(changeMemberRole);
  const removal = useAction(removeMember);

  async function changeRole() {
    const outcome = await change.run({ user_id: userId, seen: member.role, role });
    setAsked(null);
    if (outcome?.ok && isSelf) {
      // A full page load: header and tabs depend on the new role.
      window.location.assign('/admin');
    } else if (outcome?.ok) {
      showToast(sentences.roleChanged);
    }
  }

  async function remove() {
    const outcome = await removal.run({ user_id: userId });
    if (!outcome?.ok) {
      return;
    }
    setAsked(null);
    if (isSelf) {
      setSignedInHint(false);
      window.location.assign('/admin/login');
    } else {
      showToast(sentences.removed(name));
    }
  }

  const refusal = change.refusal ?? (asked === null ? removal.refusal : null);
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {isSelf && <StatusBadge tone="green">{sentences.you}</StatusBadge>}
          </p>
          {member.name !== '' && <p className="text-sm text-muted wrap-anywhere">{email}</p>}
          <p className="text-sm text-muted">{sentences.since(member.since)}</p>
          <MemberFactor member={member} />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            name={`role-${userId}`}
            label={sentences.role}
            aria-label={sentences.roleOf(name)}
            value={role}
            options={ROLE_OPTIONS}
            className="max-sm:w-full"
            onChange={(event) => setRole(roleOf(event.target.value))}
          />
          {role !== member.role && (
            <SubmitButton
              type="button"
              isPending={change.isPending}
              aria-label={adminWords.actionOn(sentences.changeRole, name)}
              onClick={() => (isSelf ? setAsked('role') : void changeRole())}
            >
              {sentences.changeRole}
            </SubmitButton>
          )}
          <button
            type="button"
            className={buttonStyle('secondary')}
            aria-label={adminWords.actionOn(isSelf ? sentences.leave : sentences.remove, name)}
            onClick={() => {
              removal.clear();
              setAsked('removal');
            }}
          >
            {isSelf ? sentences.leave : sentences.remove}
          </button>
        </div>
      </div>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <ConfirmDialog
        isOpen={asked === 'removal'}
        question={isSelf ? sentences.leaveQuestion : sentences.removeQuestion(name)}
        text={isSelf ? sentences.leaveHint : sentences.removeHint}
        confirmLabel={isSelf ? sentences.leave : sentences.remove}
        isDanger
        isPending={removal.isPending}
        error={removal.refusal?.message}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'role'}
        question={sentences.demoteQuestion}
        text={sentences.demoteHint}
        confirmLabel={sentences.changeRole}
        isDanger
        isPending={change.isPending}
        onConfirm={() => void changeRole()}
        onCancel={() => setAsked(null)}
      />
    </li>
  );
}
