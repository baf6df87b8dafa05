import type { Metadata } from 'next';
import { adminInvitationSentences } from '@/lib/messages/en/admin/invitation';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { Invitation } from './invitation';

export const metadata: Metadata = { title: adminPages.invitation, referrer: 'no-referrer' };

/** The target of an invitation's mailed link. Its token is in the address's fragment, which no server sees. */
export default async function InvitationPage() {
  const { name } = await requireTenant();
  return (
    <>
      <h1 className="heading-1 mb-6">{adminInvitationSentences.title}</h1>
      <Invitation storeName={name} />
    </>
  );
}
