'use client';
import { useActionState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { inputStyle } from '@/components/ui/field';
import { messages } from '@/lib/messages';
import { signUp } from './actions';
import { emptySignup } from './signup-state';

const MESSAGE_ID = 'signup-message';

/** The e-mail sign-up. Its answer stands under the field, and it works before and without JavaScript. */
export function ContactForm() {
  const [{ outcome, email }, submit, isPending] = useActionState(signUp, emptySignup);
  const isError = outcome === 'emailInvalid' || outcome === 'failed';
  // While the answer is on its way the last one goes, so that the same sentence twice is also heard twice.
  const message = outcome === null || isPending ? null : messages.signup[outcome];
  return (
    // Our own sentences instead of the browser's: the server decides, with and without JavaScript.
    <form action={submit} noValidate>
      <label htmlFor="signup-email" className="mb-1 block font-medium">
        Email
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
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
          className={classNames(inputStyle, isError ? 'border-danger' : 'border-line-strong')}
        />
        <button type="submit" disabled={isPending} className={buttonStyle('brand', 'shrink-0 sm:min-w-36')}>
          {isPending ? 'Saving…' : 'Keep me posted'}
        </button>
      </div>
      <div id={MESSAGE_ID} className="min-h-6 pt-2">
        {isError && message && (
          <p role="alert" className="text-danger">
            {message}
          </p>
        )}
        <p role="status" className="text-success">
          {isError ? null : message}
        </p>
      </div>
    </form>
  );
}
