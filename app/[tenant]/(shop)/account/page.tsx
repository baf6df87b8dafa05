import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { LogoutButton } from '@/components/session/logout-button';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { DocumentLink } from '@/components/ui/document-link';
import { Spinner } from '@/components/ui/spinner';
import { roleMay } from '@/lib/auth/permissions';
import { signInPath } from '@/lib/auth/sign-in/return-path';
import { currentVisitor } from '@/lib/auth/visitor';
import { accountSentences } from '@/lib/messages/en/shop/account';
import { requireTenant } from '@/lib/tenants/require-tenant';
import type { Role } from '@/lib/tenants/roles';

// Not prerendered: it is for one person at one moment.
export const instant = false;

export const metadata: Metadata = { title: accountSentences.title, robots: { index: false } };

const say = accountSentences;
const ROLE_NAMES: Record<Role, string> = say.roles;

async function AccountContent() {
  const tenant = await requireTenant();
  const visitor = await currentVisitor(tenant.id);
  if (visitor.kind !== 'signed_in') {
    const path = '/account';
    redirect(visitor.kind === 'expired' ? `/admin/session?return=${path}` : signInPath(path));
  }
  const facts = [
    [say.name, visitor.name || say.nameNotGiven],
    [say.email, visitor.email],
    [say.roleAt(tenant.name), visitor.role === null ? say.noRole : ROLE_NAMES[visitor.role]],
  ];
  return (
    <Card>
      <dl className="flex flex-col gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-5">
        {roleMay(visitor.role, 'admin.enter') && (
          <DocumentLink href="/admin" className={buttonStyle('primary')}>
            {say.admin}
          </DocumentLink>
        )}
        <DocumentLink href="/admin/forgot-password" className={buttonStyle('secondary')}>
          {say.changePassword}
        </DocumentLink>
        <LogoutButton />
      </div>
    </Card>
  );
}

/** The signed-in person, and their role in this shop. */
export default function AccountPage() {
  return (
    <div className="page-width flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
      <h1 className="heading-1">{say.title}</h1>
      <Suspense fallback={<Spinner label={say.checkingSession} />}>
        <AccountContent />
      </Suspense>
    </div>
  );
}
