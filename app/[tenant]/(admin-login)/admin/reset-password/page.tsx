import type { Metadata } from 'next';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { ResetPassword } from './reset-password';

export const metadata: Metadata = { title: 'New password', referrer: 'no-referrer' };

/** Where a mailed link leads. The link's key stands behind its `#`, so only the browser can read it. */
export default function ResetPasswordPage() {
  return (
    <>
      <h1 className="heading-1 mb-6">{adminSignInSentences.newPassword}</h1>
      <ResetPassword />
    </>
  );
}
