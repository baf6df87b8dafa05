import type { Metadata } from 'next';
import Link from 'next/link';
import { SearchBar } from '@/components/platform/search-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { listDomainsForOperator, OPERATOR_PAGE_SIZE } from '@/lib/domains/domains.queries';
import { domainSentences } from '@/lib/messages/en/admin/store/domains';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { pagesAround, readListFilter } from '@/lib/platform/list-filter';
import { formatDateTime } from '@/lib/time/format-date';
import { platformPage } from '../../platform-page';

export const metadata: Metadata = { title: platformFrameSentences.domains };

type DomainsPageProps = Pick<PageProps<'/[tenant]/platform/domains'>, 'searchParams'>;

/** The domains of all shops, those that do not work first. */
export default platformPage(async (operator, { searchParams }: DomainsPageProps) => {
  const filter = readListFilter(await searchParams);
  const found = await listDomainsForOperator(operator, filter);
  const at = (time: Date) => formatDateTime(time, operator.timeZone);
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.domains} />
      <SearchBar action="/platform/domains" label={say.searchDomains} value={filter.search} />
      {found.length === 0 ? (
        <EmptyState title={say.noDomains} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {found.slice(0, OPERATOR_PAGE_SIZE).map((domain) => (
            <li key={`${domain.tenantId} ${domain.id}`} className="flex flex-col gap-1 p-5">
              <p className="wrap-anywhere font-medium">
                {domain.host} ·{' '}
                <Link href={`/platform/shops/${domain.tenantId}`} className="underline underline-offset-4">
                  {domain.shop}
                </Link>
              </p>
              <p className="text-muted">
                {say.statusSince(domainSentences.statuses[domain.status].name, at(domain.statusSince))}
                {domain.isMain && ` · ${say.mainAddress}`}
              </p>
              <p className="text-sm text-muted">
                {domain.checkedAt === null ? say.neverChecked : say.checkedAt(at(domain.checkedAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
      <PagerLinks {...pagesAround('/platform/domains', filter, found.length > OPERATOR_PAGE_SIZE)} />
    </div>
  );
});
