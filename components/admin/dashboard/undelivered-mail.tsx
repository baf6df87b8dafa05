import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { mailSentences } from '@/lib/messages/en/mail';

type UndeliveredMailProps = {
  /** Mails whose address was refused. */
  refused: number;
  /** Mails that are not retried any more. */
  givenUp: number;
  /** Late mails that are still retried. */
  waiting: number;
};

/** A hint that mails were not sent, with a link to the page that sends them again; nothing if all were sent. */
export function UndeliveredMail({ refused, givenUp, waiting }: UndeliveredMailProps) {
  if (refused + givenUp + waiting === 0) {
    return null;
  }
  return (
    <Notice kind="info" className="flex flex-wrap items-center justify-between gap-x-6">
      <div className="py-2">
        {refused > 0 && <p>{mailSentences.addressesRefused(refused)}</p>}
        {givenUp > 0 && <p>{mailSentences.givenUp(givenUp)}</p>}
        {waiting > 0 && <p>{mailSentences.unsent(waiting)}</p>}
      </div>
      <Link
        href="/admin/settings/notifications"
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {adminDashboardSentences.seeUndeliveredEmails}
      </Link>
    </Notice>
  );
}
