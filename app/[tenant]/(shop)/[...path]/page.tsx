import { notFound } from 'next/navigation';
import { requireTenant } from '@/lib/tenants/require-tenant';

export const generateStaticParams = () => [{ path: ['none'] }];

/** Any path that the shop does not have. */
export default async function UnknownPage() {
  await requireTenant();
  notFound();
}
