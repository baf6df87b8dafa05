'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminTeamSentences as sentences } from '@/lib/messages/en/admin/team';
import { saveRefundLimit } from './actions';

/** The most that order managers may refund of one order, in dollars; empty for nothing. */
export function RefundLimitForm({ limit }: { limit: string }) {
  const [typed, setTyped] = useState(limit);
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, refusal, clear } = useAction(saveRefundLimit);
  useUnsaved({ name: null, isUnsaved: typed !== limit, values: null });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSaved(false);
    setIsSaved((await run({ limit: typed }))?.ok === true);
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5">
      <ReadyFields>
        <Field
          name="limit"
          label={sentences.refundLimitLabel}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          isOptional
          value={typed}
          hint={sentences.refundLimitHint}
          error={refusal?.fields?.limit}
          onChange={(event) => {
            clear();
            setIsSaved(false);
            setTyped(event.target.value);
          }}
        />
        {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
        {isSaved && <Notice kind="success">{sentences.limitSaved}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {sentences.save}
        </SubmitButton>
      </ReadyFields>
    </form>
  );
}
