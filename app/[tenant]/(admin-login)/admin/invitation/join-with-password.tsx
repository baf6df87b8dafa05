'use client';
import { useSignIn } from '@/components/admin/use-sign-in';
import { formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { adminWords } from '@/lib/messages/en/admin/words';
import { openInvitation } from './actions';
import { enter } from './enter';
import { InvitedEmail } from './invited-email';

type JoinWithPasswordProps = {
  token: string;
  email: string;
  storeName: string;
  /** Signed in; the second step is next, and accepts the invitation. */
  onSecondStep: () => void;
};

/** The existing account's password: signing in accepts, unless that account has a second step. */
export function JoinWithPassword({ token, email, storeName, onSecondStep }: JoinWithPasswordProps) {
  const { run, error, isPending } = useSignIn(storeName);

  async function goOn() {
    // An accepted link is used up.
    const again = await openInvitation({ token }).catch(() => null);
    if (again?.ok && again.value.way === 'second_step') {
      onSecondStep();
    } else {
      enter();
    }
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await run(form, { email, password: formText(form, 'password'), invitation: token }, () => void goOn());
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">{sentences.hasAccount}</p>
      <InvitedEmail email={email} />
      <PasswordField name="password" label={adminWords.password} autoComplete="current-password" />
      {error && <Notice kind="error">{error}</Notice>}
      <SubmitButton isPending={isPending} pendingLabel={sentences.accepting}>
        {sentences.accept}
      </SubmitButton>
      <p className="text-sm text-muted">{sentences.forgotten}</p>
    </form>
  );
}
