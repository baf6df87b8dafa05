'use client';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { focusField, formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useEarlyPresses } from '@/components/ui/forms/use-early-presses';
import { Notice } from '@/components/ui/notice';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import { AddressFields } from './address-fields';
import { CodeFields } from './code-fields';
import { OtherWays } from './other-ways';
import { ResendButton } from './resend-button';
import { fieldToMend, type SignInState, type SignInValues } from './sign-in-state';
import { useSignIn } from './use-sign-in';

const say = signInSentences;

const WAYS = {
  code: { title: say.title, hint: say.codeHint, submit: say.sendCode, pending: say.sending },
  password: { title: say.title, hint: null, submit: say.signIn, pending: say.signingIn },
  sign_up: {
    title: say.signUpTitle,
    hint: say.signUpHint,
    submit: say.createAccount,
    pending: say.sending,
  },
  recovery: {
    title: say.recoveryTitle,
    hint: say.recoveryHint,
    submit: say.sendCode,
    pending: say.sending,
  },
} as const;

const wordsOf = ({ way, sent }: SignInState) =>
  sent === null
    ? WAYS[way]
    : {
        title: say.codeTitle,
        hint: null,
        submit: way === 'code' ? say.signIn : way === 'recovery' ? say.savePassword : say.confirm,
        pending: say.confirming,
      };

const valuesOf = (form: HTMLFormElement): SignInValues => ({
  name: formText(form, 'name'),
  address: formText(form, 'address'),
  code: formText(form, 'code'),
  password: formText(form, 'password'),
});

export type SignInFormProps = {
  offersPhone: boolean;
  /** Ways to sign in that need nothing typed here. */
  children: React.ReactNode;
};

/** Signing in by code or password, making an account, and replacing a forgotten password: one form, step by step. */
export function SignInForm({ offersPhone, children }: SignInFormProps) {
  const { state, submit, resend, choose, changeAddress } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef({ address: '', name: '' });
  const { way, sent, isPending, message } = state;
  const { title, hint, submit: label, pending } = wordsOf(state);

  // The pressed button is gone, so the focus moves to the next field.
  const step = `${way} ${sent === null}`;
  const shownStep = useRef(step);
  useEffect(() => {
    if (form.current && shownStep.current !== step) {
      shownStep.current = step;
      focusField(form.current, sent === null ? 'address' : 'code');
    }
  }, [step, sent]);

  async function handIn(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = event.currentTarget;
    const values = valuesOf(own);
    if (sent === null) {
      typed.current = values;
    }
    const next = await submit(values);
    if (next !== null && (next.message !== null || Object.keys(next.fields).length > 0)) {
      focusField(own, fieldToMend(next, values));
    }
  }

  return (
    <form
      ref={form}
      onSubmit={handIn}
      // Before the script is loaded a submit would put a password into the query string; `method` prevents that.
      method="post"
      noValidate
      data-waiting={useEarlyPresses()}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col gap-2">
        <h1 className="heading-1">{title}</h1>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      {sent === null ? (
        <AddressFields state={state} offersPhone={offersPhone} typed={typed.current} />
      ) : (
        <CodeFields state={state} address={sent.values.address.trim()} />
      )}
      {message && <Notice kind="error">{message}</Notice>}
      {sent?.isAgain && !isPending && message === null && <Notice kind="success">{say.resent}</Notice>}
      <SubmitButton isPending={isPending} pendingLabel={pending}>
        {label}
      </SubmitButton>
      {sent === null && children}
      {sent === null ? (
        <OtherWays way={way} onChoose={choose} />
      ) : (
        <div className="flex flex-col items-start">
          <ResendButton sentAt={sent.at} onPress={() => void resend()} />
          <button type="button" className={buttonStyle('quiet')} onClick={changeAddress}>
            {say.changeAddress}
          </button>
        </div>
      )}
    </form>
  );
}
