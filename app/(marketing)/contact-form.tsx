'use client';
import { useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { sendForm, takeTyped } from '@/components/release/send-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { inputStyle } from '@/components/ui/forms/field-parts';
import { signupFormSentences, signupSentences } from '@/lib/messages/en/marketing/signup';
import { signUp } from './actions';
import { emptySignup, type SignupState } from './signup-state';

const NAME = 'signup';

const MESSAGE_ID = 'signup-message';

/** The e-mail sign-up. The answer appears under the field, and the form works without JavaScript. */
export function ContactForm() {
  const [answered, submit] = useActionState(signUp, emptySignup);
  const [latest, setLatest] = useState<SignupState | null>(null);
  const [isPending, startSending] = useTransition();
  const state = latest ?? answered;
  const { outcome, email } = state;
  const field = useRef<HTMLInputElement>(null);
  const isError = outcome === 'emailInvalid' || outcome === 'tooMany' || outcome === 'failed';
  // The last answer disappears during a request, so that a screen reader announces an equal answer again.
  const message = outcome === null || isPending ? null : signupSentences[outcome];
  useEffect(() => {
    if (state.outcome === 'emailInvalid' || state.outcome === 'failed') {
      field.current?.focus();
    }
  }, [state]);
  useEffect(() => {
    const email = takeTyped(NAME)?.email;
    if (email !== undefined) {
      setLatest({ outcome: 'failed', email });
    }
  }, []);
  const send = (typed: FormData) =>
    startSending(async () => {
      const sent = await sendForm(NAME, typed, (content) => signUp(emptySignup, content));
      if (sent !== 'failed' && sent.email === '') {
        field.current?.form?.reset();
      }
      setLatest(sent === 'failed' ? { outcome: 'failed', email: String(typed.get('email') ?? '') } : sent);
    });
  return (
    // Our own sentences instead of the browser's: the server validates, with and without JavaScript.
    <form
      action={submit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) {
          send(new FormData(event.currentTarget));
        }
      }}
    >
      <label htmlFor="signup-email" className="mb-1 block font-medium">
        {signupFormSentences.email}
      </label>
      <div className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input
          ref={field}
          id="signup-email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={email}
          readOnly={isPending}
          aria-invalid={outcome === 'emailInvalid' ? true : undefined}
          aria-describedby={MESSAGE_ID}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer is a new page; this goes to it.
          autoFocus={outcome !== null}
          className={classNames(inputStyle, 'scroll-my-24', isError ? 'border-danger' : 'border-line-strong')}
        />
        <div id={MESSAGE_ID} className="min-h-6 py-2 sm:col-span-2">
          {isError && message && (
            <p role="alert" className="text-danger">
              {message}
            </p>
          )}
          <p role="status" className="text-success">
            {isError ? null : message}
          </p>
        </div>
        {/* Not `disabled`, which would lose the focus. */}
        <button
          type="submit"
          aria-disabled={isPending}
          className={buttonStyle(
            'brand',
            'aria-disabled:opacity-60 sm:col-start-2 sm:row-start-1 sm:min-w-44',
          )}
        >
          {isPending ? signupFormSentences.saving : signupFormSentences.askForPlace}
        </button>
      </div>
    </form>
  );
}
