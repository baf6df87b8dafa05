import type { Metadata } from 'next';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { ForgotPasswordForm } from './forgot-password-form';

export const metadata: Metadata = { title: 'Forgot password' };

/** Where a link to choose a new password is asked for. */
export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="heading-1 mb-3">{adminSignInSentences.forgotYourPassword}</h1>
      <p className="mb-6 text-muted">{adminSignInSentences.tellUsYourEmailAddressAnd}</p>
      <ForgotPasswordForm />
    </>
  );
}
