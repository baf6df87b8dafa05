import type { Metadata } from 'next';
import { PageHeading } from '@/components/ui/page-heading';
import { guardedPage } from '../guarded-page';

export const metadata: Metadata = { title: 'Dashboard' };

export default guardedPage((admin) => (
  <div className="page-width flex flex-col gap-8 py-8">
    <PageHeading title="Dashboard" />
    <p>{admin.tenant.name}</p>
  </div>
));
