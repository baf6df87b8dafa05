import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { isResetTokenUsable } from '@/lib/auth/password-resets.commands';
import { messages } from '@/lib/messages';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { ResetPasswordForm } from './reset-password-form';

export const metadata: Metadata = { title: 'New password', referrer: 'no-referrer' };

type ResetPasswordPageProps = PageProps<'/[tenant]/admin/reset-password'>;

async function ResetPasswordContent({ searchParams }: ResetPasswordPageProps) {
  await connection();
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const token = typeof parameters.token === 'string' ? parameters.token.slice(0, 200) : '';
  if (await isResetTokenUsable(tenant.id, token)) {
    return <ResetPasswordForm token={token} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice kind="error">{messages.auth.resetLinkInvalid}</Notice>
      <Link href="/admin/forgot-password" className={buttonStyle('primary')}>
        Ask for a new link
      </Link>
    </div>
  );
}

/** Where a mailed link leads: a new password, or word that the link no longer opens. */
export default function ResetPasswordPage(props: ResetPasswordPageProps) {
  return (
    <>
      <h1 className="heading-1 mb-6">New password</h1>
      <Suspense fallback={<Spinner />}>
        <ResetPasswordContent {...props} />
      </Suspense>
    </>
  );
}
