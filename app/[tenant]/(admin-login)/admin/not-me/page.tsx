import type { Metadata } from 'next';
import { adminNotMeSentences } from '@/lib/messages/en/admin/not-me';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { NotMe } from './not-me';

export const metadata: Metadata = { title: adminNotMeSentences.title, referrer: 'no-referrer' };

/**
 * Where the link of the mail about a new browser leads. Opening it does nothing, for programs open links in mails too.
 * Its key stands behind the `#`, so only the browser can read it.
 */
export default async function NotMePage() {
  const tenant = await requireTenant();
  return (
    <>
      <h1 className="heading-1 mb-6">{adminNotMeSentences.title}</h1>
      <NotMe storeName={tenant.name} />
    </>
  );
}
