import type { Metadata } from 'next';
import Link from 'next/link';
import { FeeBalanceCard } from '@/components/admin/finances/fee-balance-card';
import { StatementList } from '@/components/admin/finances/statement-list';
import { buttonStyle } from '@/components/ui/button-styles';
import { PageHeading } from '@/components/ui/page-heading';
import { env } from '@/lib/env';
import { getFeeBalance, listStatements } from '@/lib/finances/statements/statements.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { feesSentences } from '@/lib/messages/en/fees';
import { cents } from '@/lib/money/cents';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: feesSentences.statements };

const guarded = guardedPage({ may: 'finances.view' });

/** The shop's statements of the platform's fees, and where its fees are. */
export default guarded(async ({ tenant, timeZone }) => {
  const [statements, balance] = await Promise.all([listStatements(tenant.id), getFeeBalance(tenant.id)]);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={feesSentences.seeStatements}>
        <Link href="/admin/finances" className={buttonStyle('secondary')}>
          {adminPages.finances}
        </Link>
      </PageHeading>
      <FeeBalanceCard balance={balance} minimum={cents(env().FEE_STATEMENT_MINIMUM_CENTS)} />
      {statements.length === 0 ? (
        <p className="text-muted">{feesSentences.none}</p>
      ) : (
        <StatementList statements={statements} timeZone={timeZone} />
      )}
    </div>
  );
});
