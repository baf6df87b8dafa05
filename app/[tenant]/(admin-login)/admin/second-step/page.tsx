import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { factorSentences } from '@/lib/messages/en/factors';
import { begunSignIn } from '../begun-sign-in';
import { LoginFrame } from '../login-frame';
import { SecondStep } from './second-step';

export const metadata: Metadata = { title: factorSentences.stepTitle };

type SecondStepPageProps = Pick<PageProps<'/[tenant]/admin/second-step'>, 'searchParams'>;

async function Step({ searchParams }: SecondStepPageProps) {
  const { target, visitor } = await begunSignIn(searchParams);
  if (visitor.kind !== 'second_step') {
    // Refreshes an expired access on the way.
    redirect(target);
  }
  return <SecondStep email={visitor.email} target={target} />;
}

/** The page after the password, for people with a second factor. */
export default function SecondStepPage({ searchParams }: SecondStepPageProps) {
  return (
    <LoginFrame title={<h1 className="heading-1 mb-3">{factorSentences.stepTitle}</h1>}>
      <Step searchParams={searchParams} />
    </LoginFrame>
  );
}
