'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { domainSentences as say } from '@/lib/messages/en/admin/store/domains';
import { claimDomain } from './actions';

/** Asks for the name of a domain. Keeps the typed text after a refusal. */
export function ConnectForm() {
  const [domain, setDomain] = useState('');
  const { run, isPending, refusal, clear } = useAction(claimDomain, say.failed);
  useUnsaved({ name: null, isUnsaved: domain !== '', values: null });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const outcome = await run({ domain });
    if (outcome?.ok) {
      setDomain('');
      showToast(say.claimed(outcome.value.host));
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ReadyFields>
        <Field
          name="domain"
          label={say.name}
          hint={say.nameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          value={domain}
          error={refusal?.fields?.domain}
          onChange={(event) => {
            clear();
            setDomain(event.target.value);
          }}
        />
        {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
        <SubmitButton isPending={isPending} pendingLabel={say.connecting} className="self-start">
          {say.connect}
        </SubmitButton>
      </ReadyFields>
    </form>
  );
}
