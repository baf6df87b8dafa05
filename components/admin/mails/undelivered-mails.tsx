import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { KeepFocus } from '@/components/ui/dialogs/keep-focus';
import type { MailView } from '@/lib/mail/mail-views';
import { adminMailsSentences } from '@/lib/messages/en/admin/mails';
import { adminWords } from '@/lib/messages/en/admin/words';
import { mailSentences } from '@/lib/messages/en/mail';
import { addressRefusedHint, canBeSentAgain, MailStateBadge, mailPlan } from './mail-state';
import { SendAgain, type SendAgainAction } from './send-again';

type UndeliveredMailsProps = {
  mails: readonly MailView[];
  /** The total, including mails that are not listed. */
  count: number;
  timeZone: string;
  sendAgain: SendAgainAction;
};

/** Mails that should have been sent: which, to whom, why not, what comes next, and a button to try at once. */
export function UndeliveredMails({ mails, count, timeZone, sendAgain }: UndeliveredMailsProps) {
  const failed = mails.filter(canBeSentAgain).length;
  return (
    <KeepFocus>
      <Card
        title={adminMailsSentences.undelivered}
        action={failed > 1 ? <SendAgain mailId={null} sendAgain={sendAgain} /> : null}
      >
        {mails.length === 0 ? (
          <>
            <p className="font-medium">{mailSentences.allDelivered}</p>
            <p className="text-muted">{mailSentences.allDeliveredHint}</p>
          </>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {mails.map((mail) => (
              <UndeliveredMail key={mail.id} mail={mail} timeZone={timeZone} sendAgain={sendAgain} />
            ))}
          </ul>
        )}
        {count > mails.length && (
          <p className="mt-6 text-muted">{adminMailsSentences.someShown(mails.length, count)}</p>
        )}
      </Card>
    </KeepFocus>
  );
}

type UndeliveredMailProps = { mail: MailView; timeZone: string; sendAgain: SendAgainAction };

function UndeliveredMail({ mail, timeZone, sendAgain }: UndeliveredMailProps) {
  const kind = adminMailsSentences.kinds[mail.kind];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{kind}</span>
          <MailStateBadge {...mail} />
        </p>
        <p className="break-words">
          {mail.to ??
            (mail.orderId === null ? adminMailsSentences.privateAddress : adminMailsSentences.noAddress)}
        </p>
        {mail.problem && <p className="break-words text-sm text-danger">{mail.problem}</p>}
        {mail.isAddressRefused && mail.orderId !== null && (
          <p className="text-sm">{addressRefusedHint(mail)}</p>
        )}
        <p className="text-sm text-muted">{mailPlan(mail, timeZone)}</p>
        {mail.orderNumber !== null && (
          <Link
            href={`/admin/orders/${mail.orderId}`}
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {adminWords.orderNumbered(mail.orderNumber)}
          </Link>
        )}
      </div>
      {canBeSentAgain(mail) && (
        <SendAgain
          mailId={mail.id}
          label={
            mail.orderNumber === null
              ? adminMailsSentences.sendKindAgain(kind)
              : adminMailsSentences.sendKindOfOrderAgain(kind, mail.orderNumber)
          }
          sendAgain={sendAgain}
        />
      )}
    </li>
  );
}
