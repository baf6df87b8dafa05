import type { Metadata } from 'next';
import { DeleteAccount } from '@/components/shop/account/delete-account';
import { DownloadData } from '@/components/shop/account/download-data';
import { Card } from '@/components/ui/card';
import { hasPassword } from '@/lib/account/profile.queries';
import { env } from '@/lib/env';
import { accountDataSentences as say } from '@/lib/messages/en/account/data';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { accountPage } from '../account-page';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: accountFrameSentences.sections.data.name,
  robots: { index: false },
};

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    <ul className="mt-1 list-disc pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);

/** What the shop knows about the shopper: a download, how long names are kept, and the account's deletion. */
export default accountPage({ current: 'data' })(async ({ tenant, customer }) => {
  const { ROSTER_NAMES_DAYS, ROSTER_NAMES_ACCOUNT_DAYS } = env();
  return (
    <>
      <Card title={say.downloadTitle}>
        <DownloadData />
      </Card>
      <Card title={say.namesTitle}>
        <p>{say.namesText(ROSTER_NAMES_DAYS, ROSTER_NAMES_ACCOUNT_DAYS)}</p>
      </Card>
      <Card title={say.deleteTitle}>
        <div className="flex flex-col gap-5">
          <p>{say.deleteLead}</p>
          <Points title={say.goes} points={say.goesList} />
          <Points title={say.stays} points={say.staysList} />
          <p>{say.deleteAgain}</p>
          <p>{say.deleteMail}</p>
          <DeleteAccount hasPassword={await hasPassword(tenant.id, customer.id)} />
        </div>
      </Card>
    </>
  );
});
