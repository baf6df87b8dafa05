import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { listFactors } from '@/lib/auth/factors/factors.queries';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aUser } from '@/lib/auth/sessions/person';
import { returnPath, signInPath } from '@/lib/auth/sign-in/return-path';
import { currentVisitor } from '@/lib/auth/visitor';
import { factorSentences } from '@/lib/messages/en/factors';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { Enrolment } from './enrolment';

export const metadata: Metadata = { title: factorSentences.enrolTitle };

type EnrolmentPageProps = Pick<PageProps<'/[tenant]/admin/second-factor'>, 'searchParams'>;

async function Enrol({ searchParams }: EnrolmentPageProps) {
  const [tenant, parameters] = await Promise.all([requireTenant(), searchParams]);
  const target = returnPath(parameters.return);
  const visitor = await currentVisitor(tenant.id);
  if (visitor.kind === 'anonymous') {
    redirect(signInPath(target));
  }
  if (visitor.kind === 'expired' || visitor.kind === 'second_step') {
    redirect(target);
  }
  const factors = await listFactors(tenant.id, aUser(visitor.userId));
  // Nobody is led on by themselves: the recovery codes of the new factor stand here, this once.
  return (
    <Enrolment
      storeName={tenant.name}
      target={target}
      host={passkeySiteOf(await headers()).rpId}
      isDone={factors.some(({ isConfirmed }) => isConfirmed)}
    />
  );
}

/** Where somebody is led who has no second factor in a shop that asks for one. */
export default function EnrolmentPage({ searchParams }: EnrolmentPageProps) {
  return (
    <>
      <h1 className="heading-1 mb-3">{factorSentences.enrolTitle}</h1>
      <Suspense fallback={<Spinner />}>
        <Enrol searchParams={searchParams} />
      </Suspense>
    </>
  );
}
