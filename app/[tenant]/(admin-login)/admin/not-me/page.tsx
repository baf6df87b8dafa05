import type { Metadata } from 'next';
import { adminNotMeSentences } from '@/lib/messages/en/admin/not-me';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { NotMe } from './not-me';

export const metadata: Metadata = { title: adminNotMeSentences.title, referrer: 'no-referrer' };

/**
 * The target of the link in the mail about a new browser. Opening it does nothing, because mail programs open
 * links too. Its key comes after the `#`, so only the browser sees it.
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
