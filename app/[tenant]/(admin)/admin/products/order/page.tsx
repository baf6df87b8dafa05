import type { Metadata } from 'next';
import Link from 'next/link';
import { z } from 'zod';
import { ArrangeList } from '@/components/admin/products/arranging/arrange-list';
import { ForgetOrder } from '@/components/admin/products/arranging/forget-order';
import { buttonStyle } from '@/components/ui/button-styles';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { listArranged } from '@/lib/catalog/arranging/arranged-products.queries';
import { arrangeSentences } from '@/lib/messages/en/admin/products/arrange';
import { guardedPage } from '../../../guarded-page';
import { forgetProductOrder, moveProduct } from './actions';

export const metadata: Metadata = { title: arrangeSentences.title };

const MOST_PAGES = 1_000;
const parameters = z.object({ page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1) });

const guarded = guardedPage({ may: 'products.arrange' });

const hrefOf = (page: number) => `/admin/products/order${page === 1 ? '' : `?page=${page}`}`;

/** The order of the products in the store, changed by hand. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/products/order'>) => {
  const { page: asked } = parameters.parse(await searchParams);
  const page = await listArranged(admin.tenant.id, asked);
  return (
    <div className="page-width flex max-w-3xl! flex-col gap-6 py-8">
      <PageHeading title={arrangeSentences.title}>
        <Link href="/admin/products" className={buttonStyle('secondary')}>
          {arrangeSentences.back}
        </Link>
        {page.isArranged && <ForgetOrder forgetOrder={forgetProductOrder} />}
      </PageHeading>
      {page.total === 0 ? (
        <p className="text-muted">{arrangeSentences.none}</p>
      ) : (
        <>
          <p className="max-w-prose text-muted">
            {arrangeSentences.hint}{' '}
            {page.isArranged ? arrangeSentences.newOnes : arrangeSentences.notArranged}
          </p>
          <ArrangeList key={page.page} page={page} moveProduct={moveProduct} />
          <PagerLinks
            newerHref={page.page > 1 ? hrefOf(page.page - 1) : null}
            olderHref={page.page < page.pageCount ? hrefOf(page.page + 1) : null}
          />
        </>
      )}
    </div>
  );
});
