import type { Metadata } from 'next';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ForgotPasswordForm } from './forgot-password-form';

export const metadata: Metadata = { title: adminPages.forgotPassword };

/** The page for requesting a link to choose a new password. */
export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="heading-1 mb-3">{adminWords.forgotPassword}</h1>
      <p className="mb-6 text-muted">{adminSignInSentences.resetHint}</p>
      <ForgotPasswordForm />
    </>
  );
}
