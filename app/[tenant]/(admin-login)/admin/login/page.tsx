import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/admin/login-form';
import { ProviderOutcomeNotice } from '@/components/session/provider/provider-outcome';
import { ProviderSignIn } from '@/components/session/provider/provider-sign-in';
import { SignInPlace } from '@/components/session/sign-in-place';
import { findAdmin } from '@/lib/auth/admin';
import { providerName } from '@/lib/auth/provider/provider-settings';
import { returnPath } from '@/lib/auth/sign-in/return-path';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { platformUrl } from '@/lib/tenants/hosts/platform-address';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { LoginFrame } from '../login-frame';
import { PasskeySignIn } from './passkey-sign-in';

export const metadata: Metadata = { title: adminPages.login };

type LoginPageProps = PageProps<'/[tenant]/admin/login'>;

async function LoginContent({ searchParams }: Pick<LoginPageProps, 'searchParams'>) {
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const target = returnPath(parameters.return);
  if ((await findAdmin(tenant, 'admin.enter')).ok) {
    redirect(target);
  }
  const provider = providerName();
  return (
    <div className="flex flex-col gap-5">
      {provider !== null && <ProviderOutcomeNotice name={provider} />}
      <SignInPlace />
      <LoginForm storeName={tenant.name} target={target} hasNewPassword={parameters.password === 'changed'} />
      <PasskeySignIn target={target} />
      <a
        href={platformUrl('/sign-in')}
        className="self-center py-2 text-muted underline underline-offset-4 hover:text-ink"
      >
        {adminSignInSentences.withCode}
      </a>
      {provider !== null && <ProviderSignIn name={provider} who="staff" />}
    </div>
  );
}

/** The owner's sign-in page. It redirects to the requested page afterwards (specification §2). */
export default function LoginPage({ searchParams }: LoginPageProps) {
  return (
    <LoginFrame title={<h1 className="heading-1 mb-6">{adminPages.login}</h1>}>
      <LoginContent searchParams={searchParams} />
    </LoginFrame>
  );
}
