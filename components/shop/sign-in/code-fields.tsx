import { Field } from '@/components/ui/forms/field';
import { PasswordField } from '@/components/ui/forms/password-field';
import { Sentence } from '@/components/ui/sentence';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import type { SignInState } from './sign-in-state';

type CodeFieldsProps = { state: SignInState; address: string };

const say = signInSentences;

/** The six digits that were sent; with a new password after a forgotten one. */
export function CodeFields({ state: { way, fields }, address }: CodeFieldsProps) {
  const isMail = address.includes('@');
  const shown = <strong className="break-words font-semibold text-ink">{address}</strong>;
  return (
    <>
      <p className="text-muted">
        <Sentence parts={way === 'recovery' ? say.codeSentIfKnown(shown) : say.codeSent(shown)} />
      </p>
      <Field
        name="code"
        label={say.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        hint={isMail ? say.lookInSpam : undefined}
        error={fields.code}
        className="[&_input]:text-2xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
      />
      {way === 'recovery' && (
        <>
          {/* Password managers keep the new password under this address. */}
          <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
          <PasswordField
            name="password"
            label={say.newPassword}
            autoComplete="new-password"
            error={fields.password}
          />
        </>
      )}
    </>
  );
}
