'use client';
import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { focusField, formText } from '@/components/ui/forms/form-text';
import { SubmitOrBack } from '@/components/ui/forms/submit-or-back';
import { Notice } from '@/components/ui/notice';
import { accountProfileSentences as say } from '@/lib/messages/en/account/profile';
import { changeContactCall, confirmContactCall } from '@/lib/wire/account-changes';
import { callAccount } from './call-account';
import { CodeField } from './code-field';
import { RefusalNotice } from './refusal-notice';
import { useAccountCall } from './use-account-call';

type ChangeContactProps = {
  kind: 'email' | 'phone';
  confirmAt: string;
  onDone: () => void;
  onCancel: () => void;
};

/** Changes an address of the account in two steps: the new address, then the codes of both addresses. */
export function ChangeContact({ kind, confirmAt, onDone, onCancel }: ChangeContactProps) {
  const [asked, setAsked] = useState<{ address: string; oldAddress: string } | null>(null);
  return asked === null ? (
    <AskForCodes
      kind={kind}
      confirmAt={confirmAt}
      onAsked={(address, oldAddress) => setAsked({ address, oldAddress })}
      onCancel={onCancel}
    />
  ) : (
    <GiveCodes {...asked} onDone={onDone} onStartAgain={() => setAsked(null)} />
  );
}

type AskForCodesProps = Pick<ChangeContactProps, 'kind' | 'confirmAt' | 'onCancel'> & {
  onAsked: (address: string, oldAddress: string) => void;
};

function AskForCodes({ kind, confirmAt, onAsked, onCancel }: AskForCodesProps) {
  const { run, isPending, refusal } = useAccountCall();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(form: HTMLFormElement) {
    const address = formText(form, 'address');
    const sent = await run(() => callAccount(changeContactCall, { address }));
    if (sent !== null) {
      onAsked(address.trim(), sent.confirm_at);
    } else {
      focusField(form, 'address');
    }
  }

  const isEmail = kind === 'email';
  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex max-w-md flex-col gap-5">
      <Field
        ref={field}
        name="address"
        label={say.newAddress[kind]}
        type={isEmail ? 'email' : 'tel'}
        inputMode={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        maxLength={254}
        hint={isEmail ? undefined : say.phoneHint}
        error={refusal?.fields.address}
      />
      <p className="text-muted">{say.bothEnds(confirmAt)}</p>
      <RefusalNotice refusal={refusal} />
      <SubmitOrBack
        isPending={isPending}
        submit={say.sendCodes}
        pending={say.sending}
        back={say.cancel}
        onBack={onCancel}
      />
    </ActionForm>
  );
}

type GiveCodesProps = {
  address: string;
  oldAddress: string;
  onDone: () => void;
  onStartAgain: () => void;
};

function GiveCodes({ address, oldAddress, onDone, onStartAgain }: GiveCodesProps) {
  const { run, isPending, refusal } = useAccountCall();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(form: HTMLFormElement) {
    const codes = { old_code: formText(form, 'old_code'), code: formText(form, 'code') };
    if ((await run(() => callAccount(confirmContactCall, { address, ...codes }))) !== null) {
      onDone();
    }
  }

  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex max-w-md flex-col gap-5">
      <CodeField
        ref={field}
        name="old_code"
        label={say.oldCode(oldAddress)}
        hint={say.codeHint}
        error={refusal?.fields.old_code}
      />
      <CodeField name="code" label={say.newCode(address)} hint={say.codeHint} error={refusal?.fields.code} />
      {refusal?.fields.address && <Notice kind="error">{refusal.fields.address}</Notice>}
      <RefusalNotice refusal={refusal} />
      <SubmitOrBack
        isPending={isPending}
        submit={say.confirm}
        pending={say.confirming}
        back={say.startAgain}
        onBack={onStartAgain}
      />
    </ActionForm>
  );
}
