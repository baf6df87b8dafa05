import type { Metadata } from 'next';
import Link from 'next/link';
import { Facts } from '@/components/platform/facts';
import { SearchBar } from '@/components/platform/search-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { inputStyle } from '@/components/ui/forms/field';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { storeStatusSentences } from '@/lib/messages/en/admin/store/store-status';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { formatCents } from '@/lib/money/cents';
import { pagesAround, readListFilter } from '@/lib/platform/list-filter';
import { listShops } from '@/lib/platform/shops.queries';
import { SHOP_STATES } from '@/lib/tenants/state/shop-state';
import { formatDate } from '@/lib/time/format-date';
import { platformPage } from '../../platform-page';
import { StateBadge } from './state-badge';

export const metadata: Metadata = { title: platformFrameSentences.shops };

type ShopsPageProps = Pick<PageProps<'/[tenant]/platform/shops'>, 'searchParams'>;

export default platformPage(async (operator, { searchParams }: ShopsPageProps) => {
  const filter = readListFilter(await searchParams);
  const { shops, hasMore } = await listShops(operator, filter);
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.shops} />
      <SearchBar action="/platform/shops" label={say.searchShops} value={filter.search}>
        <label>
          <span className="sr-only">{say.state}</span>
          <select
            name="state"
            defaultValue={filter.state ?? ''}
            className={`${inputStyle} border-line-strong`}
          >
            <option value="">{say.anyState}</option>
            {SHOP_STATES.map((state) => (
              <option key={state} value={state}>
                {storeStatusSentences.now[state].name}
              </option>
            ))}
          </select>
        </label>
      </SearchBar>
      {shops.length === 0 ? (
        <EmptyState title={say.noShops} />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {shops.map(({ id, name, slug, customDomain, state, owner, salesCents, lastSaleAt, fee }) => (
            <li key={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  href={`/platform/shops/${id}`}
                  className="inline-flex min-h-11 items-center font-display text-lg font-medium underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
                <StateBadge state={state} />
              </div>
              <Facts
                facts={[
                  [say.address, slug],
                  [say.domain, customDomain ?? say.none],
                  [say.owner, owner || say.none],
                  [say.fee, say.feeText(fee.basisPoints, formatCents(fee.fixedCents))],
                  [say.salesOf30, formatCents(salesCents)],
                  [say.lastSale, lastSaleAt === null ? say.none : formatDate(lastSaleAt, operator.timeZone)],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <PagerLinks {...pagesAround('/platform/shops', filter, hasMore)} />
      <p>
        <Link
          href="/platform/shops/deleted"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {say.deletions}
        </Link>
      </p>
    </div>
  );
});
