import {
  addressRefusedHint,
  canBeSentAgain,
  MailStateBadge,
  mailPlan,
} from '@/components/admin/mails/mail-state';
import { SendAgain, type SendAgainAction } from '@/components/admin/mails/send-again';
import { Card } from '@/components/ui/card';
import { KeepFocus } from '@/components/ui/dialogs/keep-focus';
import type { MailView } from '@/lib/mail/mail-views';
import { adminMailsSentences } from '@/lib/messages/en/admin/mails';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { mailSentences } from '@/lib/messages/en/mail';
import { formatDateTime } from '@/lib/time/format-date';

type OrderMailsProps = {
  mails: readonly MailView[];
  timeZone: string;
  /** Null for a member who may not send mails again. */
  sendAgain: SendAgainAction | null;
};

/** The order's mails: which were sent and when, and which are stuck. */
export function OrderMails({ mails, timeZone, sendAgain }: OrderMailsProps) {
  return (
    <KeepFocus>
      <Card title={adminOrdersSentences.emails}>
        {mails.length === 0 ? (
          <p className="text-muted">{mailSentences.noneOfOrder}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {mails.map((mail) => (
              <li key={mail.id} className="flex flex-col items-start gap-1">
                <p className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="font-medium">{adminMailsSentences.kinds[mail.kind]}</span>
                  <MailStateBadge {...mail} />
                </p>
                {mail.problem && <p className="w-full break-words text-sm text-danger">{mail.problem}</p>}
                {mail.isAddressRefused && <p className="w-full text-sm">{addressRefusedHint(mail)}</p>}
                <p className="text-sm text-muted">
                  {mail.sentAt ? formatDateTime(mail.sentAt, timeZone) : mailPlan(mail, timeZone)}
                </p>
                {sendAgain !== null && canBeSentAgain(mail) && (
                  <SendAgain
                    mailId={mail.id}
                    label={adminMailsSentences.sendKindAgain(adminMailsSentences.kinds[mail.kind])}
                    sendAgain={sendAgain}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </KeepFocus>
  );
}
