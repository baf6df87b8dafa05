import type { Metadata } from 'next';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { PageHeading } from '@/components/ui/page-heading';
import { feesSentences } from '@/lib/messages/en/fees';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { listTroubles, type Trouble } from '@/lib/platform/troubles.queries';
import { formatDateTime } from '@/lib/time/format-date';
import { platformPage } from '../../platform-page';

export const metadata: Metadata = { title: platformFrameSentences.troubles };

const Troubles = ({ troubles, timeZone }: { troubles: readonly Trouble[]; timeZone: string }) =>
  troubles.length === 0 ? (
    <p className="text-muted">{say.noTrouble}</p>
  ) : (
    <ul className="divide-y divide-line">
      {troubles.map(({ id, shop, tenantId, what, detail, at }) => (
        <li key={`${tenantId} ${id}`} className="flex flex-col gap-1 py-3">
          <p className="break-words font-medium">
            {what} ·{' '}
            <Link href={`/platform/shops/${tenantId}`} className="underline underline-offset-4">
              {shop}
            </Link>
          </p>
          <p className="break-words text-muted">{detail}</p>
          <p className="text-sm text-muted">{formatDateTime(at, timeZone)}</p>
        </li>
      ))}
    </ul>
  );

export default platformPage(async (operator) => {
  const { mails, webhooks, alerts, statements } = await listTroubles(operator);
  const { timeZone } = operator;
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={platformFrameSentences.troubles} />
      <Card title={say.moneyAlerts}>
        <Troubles troubles={alerts} timeZone={timeZone} />
      </Card>
      <Card title={feesSentences.overdueShops}>
        <Troubles
          troubles={statements.map(({ what, detail, ...trouble }) => ({
            ...trouble,
            what: feesSentences.title(Number(what)),
            detail: feesSentences.overdueTotal(detail),
          }))}
          timeZone={timeZone}
        />
      </Card>
      <Card title={say.failedMails}>
        <Troubles troubles={mails} timeZone={timeZone} />
      </Card>
      <Card title={say.failedWebhooks}>
        <Troubles troubles={webhooks} timeZone={timeZone} />
      </Card>
    </div>
  );
});
