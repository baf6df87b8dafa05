import type { Metadata } from 'next';
import { Facts } from '@/components/platform/facts';
import { SearchBar } from '@/components/platform/search-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { numberText } from '@/lib/messages/format';
import { type Deletion, listDeletions } from '@/lib/platform/deletions.queries';
import { pagesAround, readListFilter } from '@/lib/platform/list-filter';
import { CLOSED_LIFE } from '@/lib/tenants/state/closed-life';
import { formatDate } from '@/lib/time/format-date';
import { platformPage } from '../../../platform-page';

export const metadata: Metadata = { title: say.deletions };

const PATH = '/platform/shops/deleted';

type DeletedPageProps = Pick<PageProps<'/[tenant]/platform/shops/deleted'>, 'searchParams'>;

/** The receipts of deleted shops, and the closed ones whose end is near. */
export default platformPage(async (operator, { searchParams }: DeletedPageProps) => {
  const filter = readListFilter(await searchParams);
  const { deletions, hasMore } = await listDeletions(operator, filter);
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={say.deletions} />
      <SearchBar action={PATH} label={say.searchDeletions} value={filter.search} />
      {deletions.length === 0 ? (
        <EmptyState title={say.noDeletions} text={say.deletionsHint} />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {deletions.map((deletion) => (
            <li
              key={deletion.tenantId}
              className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
            >
              <h2 className="font-display text-lg font-medium">{deletion.slug}</h2>
              <Facts facts={factsOf(deletion, operator.timeZone)} />
            </li>
          ))}
        </ul>
      )}
      <PagerLinks {...pagesAround(PATH, filter, hasMore)} />
    </div>
  );
});

function factsOf({ closedAt, deletedAt, orders, files }: Deletion, timeZone: string): [string, string][] {
  const due = new Date(closedAt.getTime() + CLOSED_LIFE);
  return [
    [say.closedOn, formatDate(closedAt, timeZone)],
    deletedAt === null
      ? [say.deletedFrom, formatDate(due, timeZone)]
      : [say.deletedOn, formatDate(deletedAt, timeZone)],
    ...(deletedAt === null
      ? []
      : ([
          [say.deletedOrders, numberText(orders)],
          [say.deletedFiles, numberText(files)],
        ] satisfies [string, string][])),
  ];
}
