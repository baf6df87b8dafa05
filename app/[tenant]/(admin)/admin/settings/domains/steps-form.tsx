'use client';
import { useState } from 'react';
import { EmailField } from '@/components/admin/email-field';
import { useAction } from '@/components/admin/use-action';
import { ActionForm } from '@/components/ui/forms/action-form';
import { formText } from '@/components/ui/forms/form-text';
import { PressButton } from '@/components/ui/forms/press-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { domainSentences as say } from '@/lib/messages/en/admin/store/domains';
import { adminWords } from '@/lib/messages/en/admin/words';
import { mailDomainSteps } from './actions';

/** Mails a domain's records to whoever keeps its DNS. */
export function StepsForm({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, isPending, refusal } = useAction(mailDomainSteps, say.failed);

  async function send(form: HTMLFormElement) {
    setSentTo(null);
    const outcome = await run({ id, email: formText(form, 'email') });
    if (outcome?.ok) {
      setSentTo(outcome.value.email);
    }
  }

  if (!isOpen) {
    return (
      <PressButton label={say.steps} variant="quiet" className="self-start" onPress={() => setIsOpen(true)} />
    );
  }
  return (
    <ActionForm
      onSubmit={(form) => void send(form)}
      className="flex flex-col gap-5 border-t border-line pt-6"
    >
      <EmailField label={say.stepsEmail} autoComplete="off" error={refusal?.fields?.email} />
      {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
      {sentTo !== null && <Notice kind="success">{say.stepsSent(sentTo)}</Notice>}
      <SubmitButton
        variant="secondary"
        isPending={isPending}
        pendingLabel={adminWords.sending}
        className="self-start"
      >
        {say.sendSteps}
      </SubmitButton>
    </ActionForm>
  );
}
