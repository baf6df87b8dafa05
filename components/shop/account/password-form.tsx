'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionForm } from '@/components/ui/forms/action-form';
import { focusField, formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useEarlyPresses } from '@/components/ui/forms/use-early-presses';
import { Notice } from '@/components/ui/notice';
import { accountSecuritySentences as say } from '@/lib/messages/en/account/security';
import { setPasswordCall } from '@/lib/wire/account-changes';
import { callAccount } from './call-account';
import { RefusalNotice } from './refusal-notice';
import { useProof } from './security/use-proof';
import { useAccountCall } from './use-account-call';

type ShopperPasswordFormProps = { hasPassword: boolean; address: string };

/** Sets or changes the password. First asks for a proof of identity if there is no recent one. */
export function ShopperPasswordForm({ hasPassword, address }: ShopperPasswordFormProps) {
  const router = useRouter();
  const { run, isPending, refusal } = useAccountCall();
  const { withProof, dialog } = useProof(hasPassword);
  const [isSaved, setIsSaved] = useState(false);

  async function submit(form: HTMLFormElement) {
    setIsSaved(false);
    const password = formText(form, 'password');
    const saved = await run(() => withProof(() => callAccount(setPasswordCall, { password })));
    if (saved === null) {
      focusField(form, 'password');
      return;
    }
    form.reset();
    setIsSaved(true);
    router.refresh();
  }

  return (
    <>
      <ActionForm
        method="post"
        data-waiting={useEarlyPresses()}
        onSubmit={(form) => void submit(form)}
        className="flex max-w-md flex-col gap-5"
      >
        <p className="text-muted">{hasPassword ? say.passwordSet : say.passwordNone}</p>
        {/* For password managers, which save a password with the name that it belongs to. */}
        <input type="hidden" autoComplete="username" value={address} readOnly />
        <PasswordField
          name="password"
          label={say.newPassword}
          autoComplete="new-password"
          error={refusal?.fields.password}
        />
        <RefusalNotice refusal={refusal} />
        {isSaved && <Notice kind="success">{say.passwordSaved}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {hasPassword ? say.changePassword : say.setPassword}
        </SubmitButton>
      </ActionForm>
      {dialog}
    </>
  );
}
