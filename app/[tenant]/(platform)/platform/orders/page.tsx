import type { Metadata } from 'next';
import { Facts } from '@/components/platform/facts';
import { SearchBar } from '@/components/platform/search-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { formatCents } from '@/lib/money/cents';
import { readListFilter } from '@/lib/platform/list-filter';
import { findOrders } from '@/lib/platform/people.queries';
import { formatDateTime } from '@/lib/time/format-date';
import { platformPage } from '../../platform-page';

export const metadata: Metadata = { title: platformFrameSentences.orders };

type OrdersPageProps = Pick<PageProps<'/[tenant]/platform/orders'>, 'searchParams'>;

export default platformPage(async (operator, { searchParams }: OrdersPageProps) => {
  const { search } = readListFilter(await searchParams);
  const orders = search === '' ? [] : await findOrders(operator, search);
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.orders} />
      <SearchBar action="/platform/orders" label={say.searchOrders} value={search} />
      <p className="text-muted">{say.ordersHint}</p>
      {search !== '' && orders.length === 0 && <EmptyState title={say.noOrders} />}
      <ul className="grid gap-3 lg:grid-cols-2">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
            <p className="font-display text-lg font-medium">{say.orderOf(order.orderNumber, order.shop)}</p>
            <Facts
              facts={[
                [order.customerName, order.customerEmail],
                [formatDateTime(order.createdAt, operator.timeZone), formatCents(order.totalCents)],
                [
                  say.state,
                  order.isTest
                    ? `${order.status}, ${order.paymentStatus}, ${say.testOrder}`
                    : `${order.status}, ${order.paymentStatus}`,
                ],
                [say.paypalId, order.paypalOrderId ?? say.none],
              ]}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});
