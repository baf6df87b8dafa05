import type { Metadata } from 'next';
import Link from 'next/link';
import { BuyerFilterForm } from '@/components/admin/customers/buyer-filter-form';
import { BuyerTable } from '@/components/admin/customers/buyer-table';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { roleMay } from '@/lib/auth/permissions';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { adminWords } from '@/lib/messages/en/admin/words';
import { buyerQuery, decodeBuyerCursor, parseBuyerFilter } from '@/lib/orders/buyers/buyer-filter';
import { listBuyers } from '@/lib/orders/buyers/buyers.queries';
import { guardedPage } from '../../guarded-page';

export const metadata: Metadata = { title: adminPages.customers };

const guarded = guardedPage({ may: 'customers.view' });

/** Who has bought, with sums, by e-mail address. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/customers'>) => {
  const parameters = await searchParams;
  const filter = parseBuyerFilter(parameters);
  const page = await listBuyers(admin.tenant.id, filter, decodeBuyerCursor(parameters.cursor));
  const hrefOf = (cursor: string | null) =>
    cursor === null ? null : `/admin/customers${buyerQuery(filter, cursor)}`;
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.customers}>
        {page.count > 0 && roleMay(admin.role, 'customers.export') && (
          // A plain link: a file cannot be prefetched.
          <a
            href={`/admin/customers/export${buyerQuery({ ...filter, sort: 'last' })}`}
            className={buttonStyle('secondary')}
          >
            <DownloadIcon className="size-5" />
            {adminWords.exportCsv}
          </a>
        )}
      </PageHeading>
      {(page.count > 0 || filter.search !== '') && <BuyerFilterForm filter={filter} />}
      {page.count > 0 ? (
        <>
          <div className="flex flex-col gap-1 text-muted">
            <p role="status">{page.hasMoreThanCounted ? say.moreThan(page.count) : say.count(page.count)}</p>
            <p className="text-sm">{say.withoutAddress}</p>
          </div>
          <BuyerTable buyers={page.buyers} timeZone={admin.timeZone} />
          <PagerLinks newerHref={hrefOf(page.before)} olderHref={hrefOf(page.after)} />
        </>
      ) : filter.search === '' ? (
        <EmptyState title={say.none} text={`${say.noneHint} ${say.withoutAddress}`} />
      ) : (
        <EmptyState title={say.noneFound}>
          <Link href="/admin/customers" className={buttonStyle('secondary')}>
            {say.all}
          </Link>
        </EmptyState>
      )}
    </div>
  );
});
