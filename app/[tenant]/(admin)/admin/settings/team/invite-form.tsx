'use client';
import { useState } from 'react';
import { EmailField } from '@/components/admin/email-field';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { SelectField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminTeamSentences as sentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { Role } from '@/lib/tenants/roles';
import { inviteMember } from './actions';
import { ROLE_OPTIONS, roleOf } from './role-options';

/** Invites an address with a role. Keeps the typed text after a refusal. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('order-manager');
  const [invited, setInvited] = useState<string | null>(null);
  const { run, isPending, refusal, clear } = useAction(inviteMember);
  useUnsaved({ name: null, isUnsaved: email !== '', values: null });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setInvited(null);
    const outcome = await run({ email, role });
    if (outcome?.ok) {
      setInvited(outcome.value.email);
      setEmail('');
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ReadyFields>
        <div className="grid gap-5 sm:grid-cols-2">
          <EmailField
            label={sentences.email}
            autoComplete="off"
            value={email}
            hint={sentences.inviteHint}
            error={refusal?.fields?.email}
            onChange={(event) => {
              clear();
              setEmail(event.target.value);
            }}
          />
          <SelectField
            name="role"
            label={sentences.role}
            value={role}
            options={ROLE_OPTIONS}
            hint={sentences.roles[role].text}
            error={refusal?.fields?.role}
            onChange={(event) => setRole(roleOf(event.target.value))}
          />
        </div>
        {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
        {invited !== null && <Notice kind="success">{sentences.invited(invited)}</Notice>}
        <SubmitButton isPending={isPending} pendingLabel={adminWords.sending} className="self-start">
          {sentences.sendInvitation}
        </SubmitButton>
      </ReadyFields>
    </form>
  );
}
