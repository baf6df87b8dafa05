'use client';
import { signIn } from 'next-auth/react';
import { useState } from 'react';
import { focusField } from '@/components/ui/forms/form-text';
import { refusalFromText } from '@/lib/auth/sign-in/sign-in-refusal';
import { messages } from '@/lib/messages';
import { signInSentence } from './sign-in-sentence';

/** Signs in with the e-mail address and the password of a form; what was typed stays after a refusal. */
export function useSignIn(storeName: string) {
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function run(
    form: HTMLFormElement,
    credentials: { email: string; password: string; invitation?: string },
    onSignedIn: () => void,
  ) {
    setError(null);
    if (credentials.email === '' || credentials.password === '') {
      setError(messages.auth.credentialsMissing);
      focusField(form, credentials.email === '' ? 'email' : 'password');
      return;
    }
    setIsPending(true);
    try {
      const answer = await signIn('credentials', { ...credentials, redirect: false });
      if (answer?.ok) {
        onSignedIn();
        return;
      }
      setError(signInSentence(refusalFromText(answer?.error ?? ''), storeName));
    } catch {
      setError(messages.auth.failed);
    }
    setIsPending(false);
    focusField(form, 'password');
  }

  return { run, error, isPending };
}
