import type { Metadata } from 'next';
import { SearchBar } from '@/components/platform/search-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { pagesAround, readListFilter } from '@/lib/platform/list-filter';
import { listSignups } from '@/lib/platform/people.queries';
import { formatDate } from '@/lib/time/format-date';
import { platformPage } from '../../platform-page';
import { InviteButton } from './invite-button';

export const metadata: Metadata = { title: platformFrameSentences.signups };

type SignupsPageProps = Pick<PageProps<'/[tenant]/platform/sign-ups'>, 'searchParams'>;

export default platformPage(async (operator, { searchParams }: SignupsPageProps) => {
  const filter = readListFilter(await searchParams);
  const { signups, hasMore } = await listSignups(operator, filter);
  const { timeZone } = operator;
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.signups} />
      <SearchBar action="/platform/sign-ups" label={say.searchSignups} value={filter.search} />
      {signups.length === 0 ? (
        <EmptyState title={say.noSignups} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {signups.map(({ id, email, createdAt, invitedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-5">
              <div className="min-w-0">
                <p className="break-words font-medium">{email}</p>
                <p className="text-sm text-muted">
                  {say.asked(formatDate(createdAt, timeZone))}
                  {invitedAt !== null && ` · ${say.invitedOn(formatDate(invitedAt, timeZone))}`}
                </p>
              </div>
              <InviteButton id={id} email={email} isInvited={invitedAt !== null} />
            </li>
          ))}
        </ul>
      )}
      <PagerLinks {...pagesAround('/platform/sign-ups', filter, hasMore)} />
    </div>
  );
});
