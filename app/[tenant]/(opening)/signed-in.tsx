import { redirect } from 'next/navigation';
import { currentVisitor, type Known } from '@/lib/auth/visitor';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { CodeSignIn } from './code-sign-in';
import { SecondStep } from './second-step';

type SignedInProps = {
  title: string;
  lead: string;
  path: '/open' | '/sign-in';
  /** Shown after the sign-in. */
  children: (person: Known) => Promise<React.ReactNode> | React.ReactNode;
};

/** Shows its content to a signed-in person, and the sign-in form to everybody else. */
export async function SignedIn({ title, lead, path, children }: SignedInProps) {
  const platform = await requireTenant();
  const visitor = await currentVisitor(platform.id);
  if (visitor.kind === 'expired') {
    redirect(`/admin/session?return=${encodeURIComponent(path)}`);
  }
  if (visitor.kind === 'anonymous') {
    return (
      <>
        <h1 className="heading-1 mb-3">{title}</h1>
        <p className="mb-6 text-muted">{lead}</p>
        <CodeSignIn />
      </>
    );
  }
  if (visitor.kind === 'second_step') {
    return (
      <>
        <h1 className="heading-1 mb-3">{say.secondStep}</h1>
        <SecondStep />
      </>
    );
  }
  return children(visitor);
}
