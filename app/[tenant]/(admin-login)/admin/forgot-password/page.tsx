import type { Metadata } from 'next';
import { ForgotPasswordForm } from './forgot-password-form';

export const metadata: Metadata = { title: 'Forgot password' };

/** Where a link to choose a new password is asked for. */
export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="heading-1 mb-3">Forgot your password?</h1>
      <p className="mb-6 text-muted">
        Tell us your email address, and we will send you a link to choose a new one.
      </p>
      <ForgotPasswordForm />
    </>
  );
}
