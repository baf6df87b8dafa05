'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { askCode, enterCode } from './actions';

/** Verifies an address by a six-digit code. The page goes on by itself afterwards. */
export function CodeSignIn() {
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const asking = useAction(askCode, say.failed);
  const entering = useAction(enterCode, say.failed);
  const [isLeaving, setIsLeaving] = useState(false);

  async function ask(address: string) {
    entering.clear();
    const sent = await asking.run({ email: address });
    if (sent?.ok) {
      setEmail(sent.value.email);
      setIsSent(true);
    }
  }

  async function enter(form: HTMLFormElement) {
    const entered = await entering.run({ email, code: formText(form, 'code') });
    if (entered?.ok) {
      setIsLeaving(true);
      setSignedInHint(true);
      router.refresh();
    }
  }

  if (!isSent) {
    return (
      <ActionForm onSubmit={(form) => void ask(formText(form, 'email'))} className="flex flex-col gap-5">
        <ReadyFields>
          <Field
            name="email"
            type="email"
            label={say.email}
            autoComplete="email"
            defaultValue={email}
            error={asking.refusal?.fields?.email}
          />
          {asking.refusal && asking.refusal.fields === undefined && (
            <Notice kind="error">{asking.refusal.message}</Notice>
          )}
          <SubmitButton isPending={asking.isPending} pendingLabel={say.sending}>
            {say.sendCode}
          </SubmitButton>
        </ReadyFields>
      </ActionForm>
    );
  }
  return (
    <ActionForm onSubmit={(form) => void enter(form)} className="flex flex-col gap-5">
      <ReadyFields>
        <Notice kind="info" takesFocus>
          {say.codeSent(email)}
        </Notice>
        <Field
          name="code"
          label={say.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={entering.refusal?.fields?.code}
          className="[&_input]:text-2xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
        />
        {entering.refusal && entering.refusal.fields === undefined && (
          <Notice kind="error">{entering.refusal.message}</Notice>
        )}
        {asking.refusal && <Notice kind="error">{asking.refusal.message}</Notice>}
        <SubmitButton isPending={entering.isPending || isLeaving} pendingLabel={say.checking}>
          {say.goOn}
        </SubmitButton>
        <div className="flex flex-wrap gap-x-6">
          <button type="button" className={buttonStyle('quiet')} onClick={() => void ask(email)}>
            {say.anotherCode}
          </button>
          <button type="button" className={buttonStyle('quiet')} onClick={() => setIsSent(false)}>
            {say.otherAddress}
          </button>
        </div>
      </ReadyFields>
    </ActionForm>
  );
}
