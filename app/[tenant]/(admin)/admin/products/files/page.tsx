import type { Metadata } from 'next';
import Link from 'next/link';
import { ProductImport } from '@/components/admin/products/files/product-files';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { PageHeading } from '@/components/ui/page-heading';
import { listAdminCategories } from '@/lib/catalog/products/admin-products.queries';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { guardedPage } from '../../../guarded-page';
import { importProducts, makeSkus } from './actions';

export const metadata: Metadata = { title: sentences.title };

const SHAPES = ['own', 'shopify', 'etsy'] as const;

const guarded = guardedPage({ may: 'products.import' });

/** The shop's products as files: in, with a preview, and out. */
export default guarded(async (admin, _props: PageProps<'/[tenant]/admin/products/files'>) => {
  const categories = await listAdminCategories(admin.tenant.id);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={sentences.title}>
        <Link href="/admin/products" className={buttonStyle('secondary')}>
          {sentences.back}
        </Link>
      </PageHeading>
      <Card title={sentences.importTitle}>
        <ProductImport
          actions={{ importProducts, makeSkus }}
          categories={categories.map(({ name }) => name)}
        />
      </Card>
      <Card title={sentences.exportTitle}>
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-muted">
            {sentences.exportHint} {sentences.exportOptionsHint}
          </p>
          <div className="flex flex-wrap gap-3">
            {SHAPES.map((shape) => (
              <a
                key={shape}
                href={`/admin/products/export?shape=${shape}`}
                download
                className={buttonStyle('secondary')}
              >
                {sentences.exportShapes[shape]}
              </a>
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
});
