import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { listFactors } from '@/lib/auth/factors/factors.queries';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aUser } from '@/lib/auth/sessions/person';
import { factorSentences } from '@/lib/messages/en/factors';
import { begunSignIn } from '../begun-sign-in';
import { LoginFrame } from '../login-frame';
import { Enrolment } from './enrolment';

export const metadata: Metadata = { title: factorSentences.enrolTitle };

type EnrolmentPageProps = Pick<PageProps<'/[tenant]/admin/second-factor'>, 'searchParams'>;

async function Enrol({ searchParams }: EnrolmentPageProps) {
  const { tenant, target, visitor } = await begunSignIn(searchParams);
  if (visitor.kind === 'expired' || visitor.kind === 'second_step') {
    redirect(target);
  }
  const factors = await listFactors(tenant.id, aUser(visitor.userId));
  // No automatic redirect: this page shows the new recovery codes, once.
  return (
    <Enrolment
      storeName={tenant.name}
      target={target}
      host={passkeySiteOf(await headers()).rpId}
      isDone={factors.some(({ isConfirmed }) => isConfirmed)}
    />
  );
}

/** For a person without a second factor in a shop that requires one. */
export default function EnrolmentPage({ searchParams }: EnrolmentPageProps) {
  return (
    <LoginFrame title={<h1 className="heading-1 mb-3">{factorSentences.enrolTitle}</h1>}>
      <Enrol searchParams={searchParams} />
    </LoginFrame>
  );
}
