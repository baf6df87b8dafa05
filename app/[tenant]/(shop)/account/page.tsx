import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { SectionCards } from '@/components/shop/account/section-cards';
import { ShopperSignOut } from '@/components/shop/account/shopper-sign-out';
import { Spinner } from '@/components/ui/spinner';
import { ACCOUNT } from '@/lib/auth/customers/account-paths';
import { currentCustomer } from '@/lib/auth/customers/current-customer';
import { currentVisitor } from '@/lib/auth/visitor';
import { accountSentences } from '@/lib/messages/en/account/account';
import { accountFrameSentences as say } from '@/lib/messages/en/account/frame';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { leaveForShopperSignIn } from './account-page';
import { StaffFacts } from './staff-facts';

// Not prerendered: it is for one person at one moment.
export const instant = false;

export const metadata: Metadata = { title: accountSentences.title, robots: { index: false } };

/** A shopper's account. A staff member without a shopper's account here sees their staff facts instead. */
async function AccountContent() {
  const tenant = await requireTenant();
  const found = await currentCustomer(tenant.id);
  if (found.kind === 'signed_in') {
    const { name, email, phone } = found.customer;
    return (
      <>
        <div>
          <h1 className="heading-1">{say.hello(name)}</h1>
          <p className="text-muted">{say.signedInAs(email ?? phone ?? '')}</p>
        </div>
        <SectionCards />
        <ShopperSignOut className="self-start px-1 underline-offset-4 hover:underline" />
      </>
    );
  }
  const visitor = await currentVisitor(tenant.id);
  if (found.kind === 'anonymous' && visitor.kind === 'signed_in') {
    return (
      <>
        <h1 className="heading-1">{accountSentences.title}</h1>
        <StaffFacts tenant={tenant} visitor={visitor} />
      </>
    );
  }
  if (found.kind === 'anonymous' && visitor.kind === 'expired') {
    redirect(`/admin/session?return=${ACCOUNT}`);
  }
  return leaveForShopperSignIn(found.kind);
}

/** The signed-in shopper, and links to their orders, addresses and settings. */
export default function AccountPage() {
  return (
    <div className="page-width flex w-full max-w-3xl flex-col gap-6 py-8 sm:py-12">
      <Suspense fallback={<Spinner label={accountSentences.checkingSession} />}>
        <AccountContent />
      </Suspense>
    </div>
  );
}
