import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { ShopperSecondStep } from '@/components/shop/account/security/second-step';
import { Spinner } from '@/components/ui/spinner';
import { currentCustomer } from '@/lib/auth/customers/current-customer';
import { shopperReturnPath } from '@/lib/auth/customers/shopper-return-path';
import { factorSentences } from '@/lib/messages/en/factors';
import { requireTenant } from '@/lib/tenants/require-tenant';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = { title: factorSentences.stepTitle, robots: { index: false } };

type SecondStepPageProps = Pick<PageProps<'/[tenant]/account/second-step'>, 'searchParams'>;

async function Step({ searchParams }: SecondStepPageProps) {
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const target = shopperReturnPath(parameters.return);
  const found = await currentCustomer(tenant.id);
  if (found.kind !== 'second_step') {
    // The page that a visitor wants redirects to the sign-in or the refresh first.
    redirect(target);
  }
  return <ShopperSecondStep target={target} />;
}

/** The page after the code or password, for a shopper with a second factor. */
export default function SecondStepPage({ searchParams }: SecondStepPageProps) {
  return (
    <div className="page-width flex max-w-md flex-col gap-6 py-8 sm:py-12">
      <h1 className="heading-1">{factorSentences.stepTitle}</h1>
      <Suspense fallback={<Spinner />}>
        <Step searchParams={searchParams} />
      </Suspense>
    </div>
  );
}
