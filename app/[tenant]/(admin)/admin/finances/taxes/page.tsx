import type { Metadata } from 'next';
import Link from 'next/link';
import { TaxReport } from '@/components/admin/finances/tax-report';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { PageHeading } from '@/components/ui/page-heading';
import { findFirstPayment } from '@/lib/finances/finances.queries';
import { monthOf, readYear, yearOf } from '@/lib/finances/period';
import { getTaxReport } from '@/lib/finances/taxes/tax-report.queries';
import { adminFinancesSentences } from '@/lib/messages/en/admin/finances';
import { taxReportSentences as say } from '@/lib/messages/en/admin/store/tax-report';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: say.title };

const guarded = guardedPage({ may: 'finances.view' });

/** The tax of a year by month and state. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/finances/taxes'>) => {
  const { tenant, timeZone } = admin;
  const present = yearOf(monthOf(new Date(), timeZone));
  const year = readYear((await searchParams).year) ?? present;
  const [first, rows] = await Promise.all([
    findFirstPayment(tenant.id),
    getTaxReport(tenant.id, { year, timeZone }),
  ]);
  const oldest = first === null ? present : yearOf(monthOf(first, timeZone));
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={say.title}>
        <Link href="/admin/settings/taxes" className={buttonStyle('secondary')}>
          {say.settings}
        </Link>
        {/* A plain link, because the response is a file, which cannot be prefetched. */}
        <a href={`/admin/finances/taxes/export?year=${year}`} className={buttonStyle('secondary')}>
          <DownloadIcon className="size-5" />
          {adminFinancesSentences.asCsv(String(year))}
        </a>
      </PageHeading>
      <p className="max-w-prose text-muted">{say.lead}</p>
      <nav aria-label={say.years} className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading-2">{year}</h2>
        <div className="flex gap-3 empty:hidden">
          {[year - 1, year + 1]
            .filter((other) => other >= oldest && other <= present)
            .map((other) => (
              <Link
                key={other}
                href={`/admin/finances/taxes?year=${other}`}
                className={buttonStyle('secondary')}
              >
                {other}
              </Link>
            ))}
        </div>
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={say.none} text={say.noneHint} />
      ) : (
        <TaxReport rows={rows} year={year} />
      )}
    </div>
  );
});
