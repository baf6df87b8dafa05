import type { Metadata } from 'next';
import { Facts } from '@/components/platform/facts';
import { Card } from '@/components/ui/card';
import { PageHeading } from '@/components/ui/page-heading';
import { storeStatusSentences } from '@/lib/messages/en/admin/store/store-status';
import { feesSentences } from '@/lib/messages/en/fees';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { formatCents } from '@/lib/money/cents';
import { moneyText } from '@/lib/money/signed-money';
import { getOpening } from '@/lib/opening/opening.queries';
import { getOverview } from '@/lib/platform/shops.queries';
import { formatDate, formatDateTime } from '@/lib/time/format-date';
import { platformPage } from '../platform-page';
import { OpeningForm } from './opening-form';

export const metadata: Metadata = { title: platformFrameSentences.overview };

export default platformPage(async (operator) => {
  const [overview, opening] = await Promise.all([getOverview(operator), getOpening()]);
  const { timeZone } = operator;
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.overview} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={say.byState}>
          <Facts
            facts={overview.shops.map(({ state, count }) => [
              storeStatusSentences.now[state].name,
              <span key={state} className="tabular-nums">
                {count}
              </span>,
            ])}
          />
        </Card>
        <Card title={say.money}>
          <Facts
            facts={[
              [say.sales, formatCents(overview.salesCents)],
              [say.fees, formatCents(overview.feesCents)],
              [say.returned, formatCents(overview.returnedCents)],
              [feesSentences.collected, moneyText(overview.collectedCents)],
              [feesSentences.owed, moneyText(overview.owedCents)],
            ]}
          />
        </Card>
        <Card title={say.queues}>
          <Facts
            facts={overview.queues.map(({ name, due, oldest }) => [
              say.queueNames[name],
              oldest === null
                ? say.due(due)
                : `${say.due(due)}, ${say.since(formatDateTime(oldest, timeZone))}`,
            ])}
          />
        </Card>
        <Card title={say.weeks}>
          <Facts
            facts={overview.weeks.map(({ week, count }) => [say.weekOf(formatDate(week, 'UTC')), count])}
          />
        </Card>
        <Card title={say.opening}>
          <OpeningForm opening={opening} />
        </Card>
      </div>
    </div>
  );
});
