import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { returnPath, signInPath } from '@/lib/auth/sign-in/return-path';
import { currentVisitor } from '@/lib/auth/visitor';
import { factorSentences } from '@/lib/messages/en/factors';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { SecondStep } from './second-step';

export const metadata: Metadata = { title: factorSentences.stepTitle };

type SecondStepPageProps = Pick<PageProps<'/[tenant]/admin/second-step'>, 'searchParams'>;

async function Step({ searchParams }: SecondStepPageProps) {
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const target = returnPath(parameters.return);
  const visitor = await currentVisitor(tenant.id);
  if (visitor.kind === 'anonymous') {
    redirect(signInPath(target));
  }
  if (visitor.kind !== 'second_step') {
    // An access that has run out is refreshed on the way.
    redirect(target);
  }
  return <SecondStep email={visitor.email} target={target} />;
}

/** What comes after the password of whoever has a second factor. */
export default function SecondStepPage({ searchParams }: SecondStepPageProps) {
  return (
    <>
      <h1 className="heading-1 mb-3">{factorSentences.stepTitle}</h1>
      <Suspense fallback={<Spinner />}>
        <Step searchParams={searchParams} />
      </Suspense>
    </>
  );
}
