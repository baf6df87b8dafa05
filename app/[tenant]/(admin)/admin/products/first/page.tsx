import type { Metadata } from 'next';
import { PageHeading } from '@/components/ui/page-heading';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { guardedPage } from '../../../guarded-page';
import { FirstProductForm } from './first-product-form';

export const metadata: Metadata = { title: adminPages.firstProduct };

const guarded = guardedPage({ may: 'products.edit' });

export default guarded(() => (
  <div className="page-width flex max-w-xl flex-col gap-6 py-8">
    <PageHeading title={adminPages.firstProduct} />
    <FirstProductForm />
  </div>
));
