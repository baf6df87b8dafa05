'use client';
import { useState } from 'react';
import { callAccount } from '@/components/shop/account/call-account';
import { CodeField } from '@/components/shop/account/code-field';
import { RefusalNotice } from '@/components/shop/account/refusal-notice';
import { useAccountCall } from '@/components/shop/account/use-account-call';
import { buttonStyle } from '@/components/ui/button-styles';
import { ActionForm } from '@/components/ui/forms/action-form';
import { formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { accountSecuritySentences as say } from '@/lib/messages/en/account/security';
import type { Result } from '@/lib/result';
import { askProofCall } from '@/lib/wire/account-changes';
import type { Refusal } from '@/lib/wire/call';

export type TypedProof = { password: string } | { code: string };

type ProofFormProps = {
  /** Whether the account has a password; without one only a code is offered. */
  hasPassword: boolean;
  confirmLabel: string;
  pendingLabel: string;
  isDanger?: boolean;
  /** Sends the form. */
  prove: (proof: TypedProof) => Promise<Result<unknown, Refusal>>;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for the password, or for a code that is sent on request. */
export function ProofForm({
  hasPassword,
  confirmLabel,
  pendingLabel,
  isDanger = false,
  prove,
  onDone,
  onCancel,
}: ProofFormProps) {
  const [way, setWay] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const asking = useAccountCall();
  const proving = useAccountCall();

  async function sendCode() {
    const sent = await asking.run(() => callAccount(askProofCall, {}));
    if (sent !== null) {
      proving.forget();
      setSentTo(sent.sent_to);
    }
  }

  async function submit(form: HTMLFormElement) {
    const typed = formText(form, way);
    const proved = await proving.run(() => prove(way === 'password' ? { password: typed } : { code: typed }));
    if (proved !== null) {
      onDone();
    }
  }

  const isWaitingForCode = way === 'code' && sentTo === null;
  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex flex-col gap-5">
      {way === 'password' && (
        <PasswordField
          name="password"
          label={say.password}
          autoComplete="current-password"
          error={proving.refusal?.fields.password}
        />
      )}
      {isWaitingForCode && <p className="text-muted">{say.codeLead}</p>}
      {way === 'code' && sentTo !== null && (
        <>
          <Notice kind="info" takesFocus>
            {say.codeSent(sentTo)}
          </Notice>
          <CodeField name="code" label={say.code} error={proving.refusal?.fields.code} />
        </>
      )}
      <RefusalNotice refusal={proving.refusal ?? asking.refusal} />
      <div className="flex flex-wrap gap-3">
        {isWaitingForCode ? (
          <SubmitButton
            type="button"
            isPending={asking.isPending}
            pendingLabel={say.confirming}
            onClick={() => void sendCode()}
          >
            {say.sendCode}
          </SubmitButton>
        ) : (
          <SubmitButton
            variant={isDanger ? 'danger' : 'primary'}
            isPending={proving.isPending}
            pendingLabel={pendingLabel}
          >
            {confirmLabel}
          </SubmitButton>
        )}
        <button type="button" className={buttonStyle('secondary')} onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
      <div className="flex flex-wrap gap-x-6">
        {way === 'code' && sentTo !== null && (
          <button type="button" className={buttonStyle('quiet')} onClick={() => void sendCode()}>
            {say.sendAnother}
          </button>
        )}
        {hasPassword && (
          <button
            type="button"
            className={buttonStyle('quiet')}
            onClick={() => {
              proving.forget();
              setWay(way === 'password' ? 'code' : 'password');
            }}
          >
            {way === 'password' ? say.useCode : say.usePassword}
          </button>
        )}
      </div>
    </ActionForm>
  );
}
