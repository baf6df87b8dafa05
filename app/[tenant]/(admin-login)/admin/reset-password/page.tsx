import type { Metadata } from 'next';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ResetPassword } from './reset-password';

export const metadata: Metadata = { title: adminPages.newPassword, referrer: 'no-referrer' };

/** The target of a mailed link. The link's token comes after its `#`, so only the browser sees it. */
export default function ResetPasswordPage() {
  return (
    <>
      <h1 className="heading-1 mb-6">{adminWords.newPassword}</h1>
      <ResetPassword />
    </>
  );
}
