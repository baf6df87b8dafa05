import type { Metadata } from 'next';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { platformUrl } from '@/lib/tenants/hosts/platform-address';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { LoginFrame } from '../login-frame';
import { Enter } from './enter';

export const metadata: Metadata = { title: say.enterTitle, referrer: 'no-referrer' };

async function EnterContent() {
  const { id } = await requireTenant();
  return <Enter tenantId={id} platformPage={platformUrl('/sign-in/hand-over')} />;
}

/** Lets somebody in who is signed in on the platform's host. What the two say is in the address's fragment. */
export default function EnterPage() {
  return (
    <LoginFrame title={<h1 className="heading-1 mb-6">{say.enterTitle}</h1>}>
      <EnterContent />
    </LoginFrame>
  );
}
