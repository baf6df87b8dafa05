import type { Metadata } from 'next';
import { SearchBar } from '@/components/platform/search-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { pagesAround, readListFilter } from '@/lib/platform/list-filter';
import { listPeople } from '@/lib/platform/people.queries';
import { isRole } from '@/lib/tenants/roles';
import { platformPage } from '../../platform-page';

export const metadata: Metadata = { title: platformFrameSentences.people };

type PeoplePageProps = Pick<PageProps<'/[tenant]/platform/people'>, 'searchParams'>;

export default platformPage(async (operator, { searchParams }: PeoplePageProps) => {
  const filter = readListFilter(await searchParams);
  const { people, hasMore } = await listPeople(operator, filter);
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.people} />
      <SearchBar action="/platform/people" label={say.searchPeople} value={filter.search} />
      {people.length === 0 ? (
        <EmptyState title={say.noPeople} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {people.map(({ id, name, email, hasPassword, places }) => (
            <li key={id} className="flex flex-col gap-1 p-5">
              <p className="break-words font-medium">{name === '' ? email : `${name} (${email})`}</p>
              {places.map(({ shop, tenantId, role }) => (
                <p key={tenantId} className="text-muted">
                  {say.placeOf(isRole(role) ? adminTeamSentences.roles[role].name : say.unknown, shop)}
                </p>
              ))}
              {!hasPassword && <p className="text-sm text-muted">{say.noPassword}</p>}
            </li>
          ))}
        </ul>
      )}
      <PagerLinks {...pagesAround('/platform/people', filter, hasMore)} />
    </div>
  );
});
