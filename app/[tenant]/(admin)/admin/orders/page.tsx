import type { Metadata } from 'next';
import { headers } from 'next/headers';
import Link from 'next/link';
import { LabelFiles } from '@/components/admin/orders/list/label-files';
import { OrderFilterForm } from '@/components/admin/orders/list/order-filter-form';
import { OrderNewsWatch } from '@/components/admin/orders/list/order-news-watch';
import { OrderTable } from '@/components/admin/orders/list/order-table';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { DocumentLink } from '@/components/ui/links/document-link';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { roleMay } from '@/lib/auth/permissions';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { byHandSentences } from '@/lib/messages/en/admin/store/by-hand';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ordersText } from '@/lib/messages/en/counts';
import { listOrders } from '@/lib/orders/list/admin-orders.queries';
import { decodeOrderCursor } from '@/lib/orders/list/order-cursor';
import { isFiltered, orderFilterQuery, parseOrderFilter } from '@/lib/orders/list/order-filter';
import type { OrderListView } from '@/lib/orders/order-views';
import { guardedPage } from '../../guarded-page';

export const metadata: Metadata = { title: adminPages.orders };

const guarded = guardedPage({ may: 'orders.view' });

/** The shop's orders, newest first, with search, filters and export. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/orders'>) => {
  const parameters = await searchParams;
  const filter = parseOrderFilter(parameters);
  const list = await listOrders(admin.tenant.id, {
    filter,
    timeZone: admin.timeZone,
    cursor: decodeOrderCursor(parameters.cursor),
  });
  const pageHref = (cursor: string | null) =>
    cursor === null ? null : `/admin/orders${orderFilterQuery(filter, { cursor })}`;
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.orders}>
        {list.count > 0 && filter.tests !== 'only' && (
          // A plain link, because the response is a file, which cannot be prefetched.
          <a href={`/admin/orders/export${orderFilterQuery(filter)}`} className={buttonStyle('secondary')}>
            <DownloadIcon className="size-5" />
            {adminWords.exportCsv}
          </a>
        )}
        {roleMay(admin.role, 'orders.create') && (
          <Link href="/admin/orders/new" prefetch={false} className={buttonStyle('primary')}>
            {byHandSentences.newOrder}
          </Link>
        )}
      </PageHeading>
      <OrderNewsWatch news={list.news} isFirstPage={list.newer === null} />
      {(list.count > 0 || isFiltered(filter) || list.hasHidden) && (
        <OrderFilterForm filter={filter} hasTests={list.hasTests} />
      )}
      {list.count > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <p role="status" className="text-muted">
              {countText(list)}
            </p>
            {list.hasHidden && <HiddenOrders />}
          </div>
          {roleMay(admin.role, 'orders.export') && filter.tests !== 'only' && <LabelFiles />}
          <OrderTable orders={list.orders} timeZone={admin.timeZone} />
          <PagerLinks newerHref={pageHref(list.newer)} olderHref={pageHref(list.older)} />
        </>
      )}
      {list.count === 0 && isFiltered(filter) && (
        <EmptyState title={messages.order.noneFound}>
          <Link href="/admin/orders" className={buttonStyle('secondary')}>
            {adminOrdersSentences.allOrders}
          </Link>
        </EmptyState>
      )}
      {list.count === 0 && !isFiltered(filter) && (
        <EmptyState
          title={messages.order.none}
          text={messages.order.noneHint((await headers()).get('host') ?? admin.tenant.slug)}
        >
          {list.hasHidden && <HiddenOrders />}
          <DocumentLink href="/" className={buttonStyle('secondary')}>
            {adminOrdersSentences.seeStorefront}
          </DocumentLink>
        </EmptyState>
      )}
    </div>
  );
});

/** A link to the orders that the list leaves out. */
const HiddenOrders = () => (
  <p className="text-sm text-muted">
    {messages.order.expiredHidden}{' '}
    <Link
      href="/admin/orders?status=cancelled"
      className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      {adminOrdersSentences.seeCancelled}
    </Link>
  </p>
);

function countText({ count, hasMoreThanCounted }: OrderListView): string {
  if (hasMoreThanCounted) {
    return messages.order.moreThan(count);
  }
  return ordersText(count);
}
