'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useEarlyPresses } from '@/components/ui/forms/use-early-presses';
import { Notice } from '@/components/ui/notice';
import { accountProfileSentences as say } from '@/lib/messages/en/account/profile';
import { renameCall } from '@/lib/wire/account-changes';
import { callAccount } from './call-account';
import { RefusalNotice } from './refusal-notice';
import { useAccountCall } from './use-account-call';

/** The name that a shopper is called by. */
export function NameForm({ name }: { name: string }) {
  const router = useRouter();
  const { run, isPending, refusal } = useAccountCall();
  const [isSaved, setIsSaved] = useState(false);

  async function submit(form: HTMLFormElement) {
    setIsSaved(false);
    const saved = await run(() => callAccount(renameCall, { name: formText(form, 'name') }));
    if (saved !== null) {
      setIsSaved(true);
      router.refresh();
    }
  }

  return (
    <ActionForm
      method="post"
      data-waiting={useEarlyPresses()}
      onSubmit={(form) => void submit(form)}
      className="flex max-w-md flex-col gap-5"
    >
      <Field
        name="name"
        label={say.name}
        defaultValue={name}
        autoComplete="name"
        maxLength={200}
        hint={say.nameHint}
        isOptional
        error={refusal?.fields.name}
      />
      <RefusalNotice refusal={refusal} />
      {isSaved && <Notice kind="success">{say.saved}</Notice>}
      <SubmitButton isPending={isPending} className="self-start">
        {say.save}
      </SubmitButton>
    </ActionForm>
  );
}
