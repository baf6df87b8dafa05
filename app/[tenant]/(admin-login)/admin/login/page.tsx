import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { LoginForm } from '@/components/admin/login-form';
import { Spinner } from '@/components/ui/spinner';
import { findAdmin } from '@/lib/auth/admin';
import { returnPath } from '@/lib/auth/sign-in/return-path';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { PasskeySignIn } from './passkey-sign-in';

export const metadata: Metadata = { title: adminPages.login };

type LoginPageProps = PageProps<'/[tenant]/admin/login'>;

async function LoginContent({ searchParams }: Pick<LoginPageProps, 'searchParams'>) {
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const target = returnPath(parameters.return);
  if ((await findAdmin(tenant, 'admin.enter')).ok) {
    redirect(target);
  }
  return (
    <div className="flex flex-col gap-5">
      <LoginForm storeName={tenant.name} target={target} hasNewPassword={parameters.password === 'changed'} />
      <PasskeySignIn target={target} />
    </div>
  );
}

/** The owner's sign-in page. It redirects to the requested page afterwards (specification §2). */
export default function LoginPage({ searchParams }: LoginPageProps) {
  return (
    <>
      <h1 className="heading-1 mb-6">{adminPages.login}</h1>
      <Suspense fallback={<Spinner />}>
        <LoginContent searchParams={searchParams} />
      </Suspense>
    </>
  );
}
