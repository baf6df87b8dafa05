import type { Metadata } from 'next';
import Link from 'next/link';
import { DayCard } from '@/components/admin/visits/day-card';
import { RangeLinks } from '@/components/admin/visits/range-links';
import { StepsCard } from '@/components/admin/visits/steps-card';
import { TotalCards } from '@/components/admin/visits/total-cards';
import { ProductsTable, SearchesTable, SourcesTable } from '@/components/admin/visits/visits-tables';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { PageHeading } from '@/components/ui/page-heading';
import { getVisitsReport } from '@/lib/analytics/visits-report.queries';
import { readRange } from '@/lib/analytics/visits-span';
import { roleMay } from '@/lib/auth/permissions';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { guardedPage } from '../../guarded-page';

export const metadata: Metadata = { title: say.title };

const guarded = guardedPage({ may: 'analytics.view' });

/** How the shop is found, looked at and bought from, in the last days. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/analytics'>) => {
  const { tenant, role } = admin;
  const range = readRange((await searchParams).days);
  const withSales = roleMay(role, 'finances.view');
  const report = await getVisitsReport(tenant.id, { range, now: new Date(), withSales });
  const { totals } = report;
  if (report.since === null && (totals.sold?.orders ?? 0) === 0) {
    return (
      <div className="page-width flex flex-col gap-6 py-8">
        <PageHeading title={say.title} />
        <EmptyState title={say.noneTitle} text={say.noneText}>
          <a href="/" className={buttonStyle('primary')}>
            {say.seeStore}
          </a>
          {roleMay(role, 'settings.view') && (
            <Link href="/admin/settings/search" className={buttonStyle('secondary')}>
              {say.beFound}
            </Link>
          )}
        </EmptyState>
        <Explained />
      </div>
    );
  }
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={say.title}>
        {roleMay(role, 'analytics.export') && (
          // A plain link, because the response is a file, which cannot be prefetched.
          <a href={`/admin/analytics/export?days=${range}`} className={buttonStyle('secondary')}>
            <DownloadIcon className="size-5" />
            {say.asCsv}
          </a>
        )}
      </PageHeading>
      <RangeLinks range={range} />
      <TotalCards totals={totals} before={report.before} days={range} />
      <DayCard days={report.days} of="visits" />
      {withSales && <DayCard days={report.days} of="sales" />}
      <div className="grid gap-6 lg:grid-cols-2">
        <StepsCard totals={totals} />
        <SearchesTable searches={report.searches} />
      </div>
      <SourcesTable sources={report.sources} />
      <ProductsTable products={report.products} />
      <p className="max-w-prose text-muted">{say.lead(report.timeZone)}</p>
      <Explained />
    </div>
  );
});

const Explained = () => (
  <details className="max-w-prose">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong underline-offset-4 hover:text-ink">
      {say.whatIsCounted}
    </summary>
    {say.explained.map((paragraph) => (
      <p key={paragraph} className="pt-2 text-muted">
        {paragraph}
      </p>
    ))}
  </details>
);
