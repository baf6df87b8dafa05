import type { Metadata } from 'next';
import Link from 'next/link';
import { EmptyPage } from '@/components/admin/empty-page';
import { EntryTable } from '@/components/admin/finances/entry-table';
import { FeeBalanceCard } from '@/components/admin/finances/fee-balance-card';
import { YearLinks } from '@/components/admin/finances/year-links';
import { YearSums } from '@/components/admin/finances/year-sums';
import { buttonStyle } from '@/components/ui/button-styles';
import { DownloadIcon } from '@/components/ui/icons';
import { PageHeading } from '@/components/ui/page-heading';
import { env } from '@/lib/env';
import { listEntries, readPlace } from '@/lib/finances/entries.queries';
import { findFirstPayment, getYear } from '@/lib/finances/finances.queries';
import { monthOf, monthPeriod, readMonth, yearOf } from '@/lib/finances/period';
import { getFeeBalance } from '@/lib/finances/statements/statements.queries';
import { messages } from '@/lib/messages';
import { adminFinancesSentences } from '@/lib/messages/en/admin/finances';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { taxReportSentences } from '@/lib/messages/en/admin/store/tax-report';
import { feesSentences } from '@/lib/messages/en/fees';
import { uiSentences } from '@/lib/messages/en/ui';
import { cents } from '@/lib/money/cents';
import { formatMonth } from '@/lib/time/format-date';
import { guardedPage } from '../../guarded-page';

export const metadata: Metadata = { title: adminPages.finances };

const guarded = guardedPage({ may: 'finances.view' });

/** The shop's finances: a year by month, and the payments and refunds of the chosen month. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/finances'>) => {
  const { tenant, timeZone } = admin;
  const parameters = await searchParams;
  const present = monthOf(new Date(), timeZone);
  const month = readMonth(parameters.month) ?? present;
  const year = yearOf(month);
  const place = readPlace(parameters.after);
  const [first, view, page, balance] = await Promise.all([
    findFirstPayment(tenant.id),
    getYear(tenant.id, { year, timeZone }),
    listEntries(tenant.id, monthPeriod(month, timeZone), place),
    getFeeBalance(tenant.id),
  ]);
  if (first === null) {
    return (
      <EmptyPage
        heading={adminPages.finances}
        title={messages.finances.none}
        text={messages.finances.noneHint}
        href="/admin/orders"
        link={adminFinancesSentences.seeOrders}
      />
    );
  }
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.finances}>
        <Link href="/admin/finances/statements" className={buttonStyle('secondary')}>
          {feesSentences.seeStatements}
        </Link>
        <Link href="/admin/finances/taxes" className={buttonStyle('secondary')}>
          {taxReportSentences.see}
        </Link>
        <CsvLink query={`month=${month}`} name={formatMonth(month)} />
        <CsvLink query={`year=${year}`} name={String(year)} />
      </PageHeading>
      <YearLinks year={year} first={yearOf(monthOf(first, timeZone))} last={yearOf(present)} />
      {view.months.length === 0 ? (
        <p className="text-muted">{messages.finances.noneInYear}</p>
      ) : (
        <YearSums view={view} chosen={month} />
      )}
      {view.total.unknownFees > 0 && (
        <p className="text-muted">{messages.finances.unknownFees(view.total.unknownFees)}</p>
      )}
      <FeeBalanceCard balance={balance} minimum={cents(env().FEE_STATEMENT_MINIMUM_CENTS)} />
      <h2 id="entries" className="heading-2 pt-4">
        {formatMonth(month)}
      </h2>
      {page.entries.length === 0 ? (
        <p className="text-muted">{messages.finances.noneInMonth}</p>
      ) : (
        <EntryTable entries={page.entries} timeZone={timeZone} />
      )}
      {(place !== null || page.next !== null) && (
        <nav aria-label={uiSentences.pages} className="flex flex-wrap justify-between gap-4">
          {place !== null && (
            <Link href={`/admin/finances?month=${month}`} className={buttonStyle('secondary')}>
              {adminFinancesSentences.backToNewest}
            </Link>
          )}
          {page.next !== null && (
            <Link
              href={`/admin/finances?month=${month}&after=${page.next}`}
              rel="next"
              className={buttonStyle('secondary')}
            >
              {adminFinancesSentences.moreOf(formatMonth(month))}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
});

/** A plain link, because the response is a file, which cannot be prefetched. */
const CsvLink = ({ query, name }: { query: string; name: string }) => (
  <a href={`/admin/finances/export?${query}`} className={buttonStyle('secondary')}>
    <DownloadIcon className="size-5" />
    {adminFinancesSentences.asCsv(name)}
  </a>
);
