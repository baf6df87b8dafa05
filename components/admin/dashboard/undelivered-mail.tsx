import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { mailSentences } from '@/lib/messages/mail';

/** A hint that mails were given up, with the way to where they are sent again; nothing if none was. */
export function UndeliveredMail({ count }: { count: number }) {
  if (count === 0) {
    return null;
  }
  return (
    <Notice kind="info" className="flex flex-wrap items-center justify-between gap-x-6">
      <p className="py-2">{mailSentences.givenUp(count)}</p>
      <Link
        href="/admin/settings/notifications"
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        See undelivered emails
      </Link>
    </Notice>
  );
}
