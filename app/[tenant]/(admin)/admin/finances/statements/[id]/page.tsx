import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { StatementSheet } from '@/components/admin/finances/statement-sheet';
import { buttonStyle } from '@/components/ui/button-styles';
import { PrintButton } from '@/components/ui/print-button';
import { getStatement } from '@/lib/finances/statements/statements.queries';
import { feesSentences } from '@/lib/messages/en/fees';
import { formatCents } from '@/lib/money/cents';
import { platformGateway } from '@/lib/payments/platform-gateway';
import { guardedPage } from '../../../../guarded-page';
import { PayStatement } from './pay-statement';

export const metadata: Metadata = { title: feesSentences.statements };

const guarded = guardedPage({ may: 'finances.view' });
const uuid = z.uuid();

/** One statement, to read, to print and to pay. */
export default guarded(
  async (
    { tenant, timeZone },
    { params, searchParams }: PageProps<'/[tenant]/admin/finances/statements/[id]'>,
  ) => {
    const id = uuid.safeParse((await params).id);
    const found = id.success ? await getStatement(tenant.id, id.data) : null;
    if (found === null) {
      notFound();
    }
    const { statement, lines } = found;
    // PayPal sends the owner back with its order's id, which only says that there is something to ask it about.
    const isBack = (await searchParams).token !== undefined;
    return (
      <div className="page-width flex flex-col gap-6 py-8">
        <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
          <Link href="/admin/finances/statements" className={buttonStyle('secondary')}>
            {feesSentences.statements}
          </Link>
          <PrintButton />
        </div>
        {statement.paidAt === null && (
          <div className="print:hidden">
            <PayStatement
              id={statement.id}
              total={formatCents(statement.total)}
              isPayable={platformGateway() !== null}
              isBack={isBack}
            />
          </div>
        )}
        <StatementSheet store={tenant.name} statement={statement} lines={lines} timeZone={timeZone} />
      </div>
    );
  },
);
