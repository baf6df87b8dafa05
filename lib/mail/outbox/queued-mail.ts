// A mail of the outbox as its composer gets it.
import type { OrderId, TenantId } from '@/lib/ids';
import { type AccountMailKind, isAccountMailKind, type OrderMailKind } from '@/lib/mail/mail-kinds';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import { openParameters } from './sealed-parameters';
import { readMailKind } from './stored-mail-kind';

export type QueuedOrderMail = {
  about: 'order';
  id: string;
  kind: OrderMailKind;
  subject: string;
  orderId: OrderId;
};

export type QueuedAccountMail = {
  about: 'account';
  id: string;
  kind: AccountMailKind;
  subject: string;
  recipient: string;
  /** What it tells. The kind's composer parses it. */
  parameters: unknown;
};

export type QueuedMail = QueuedOrderMail | QueuedAccountMail;

/** Writes a mail as it goes out, with what it tells as it is now; null if nobody wants it any more. */
export type ComposeMail<Queued extends QueuedMail> = (
  tenantId: TenantId,
  mail: Queued,
) => Promise<Mail | null>;

/** Who composes what. `MAIL_COMPOSERS` (lib/jobs/mail-composers.ts) has all of them. */
export type MailComposers = {
  [About in QueuedMail['about']]: ComposeMail<Extract<QueuedMail, { about: About }>>;
};

type MailRow = {
  id: string;
  kind: string;
  subject: string;
  orderId: OrderId | null;
  recipient: string | null;
  sealedParameters: string | null;
};

/** A row for its composer. Throws if its parameters do not open, or it is no mail. */
export function queuedMailOf(tenantId: TenantId, row: MailRow): QueuedMail {
  const { id, subject, orderId, recipient, sealedParameters } = row;
  const kind = readMailKind(row.kind);
  if (!isAccountMailKind(kind)) {
    if (orderId === null) {
      throw new Error(`A mail of the kind ${kind} without an order`);
    }
    return { about: 'order', id, kind, subject, orderId };
  }
  if (recipient === null || sealedParameters === null) {
    throw new Error(`A mail of the kind ${kind} that goes to nobody or tells nothing`);
  }
  const parameters = openParameters(tenantId, { kind, recipient, subject }, sealedParameters);
  return { about: 'account', id, kind, subject, recipient, parameters };
}

/** Composes a mail with the composer of its subject; throws if there is none. */
export function composeWith(
  composers: Partial<MailComposers>,
  tenantId: TenantId,
  mail: QueuedMail,
): Promise<Mail | null> {
  const composed =
    mail.about === 'order' ? composers.order?.(tenantId, mail) : composers.account?.(tenantId, mail);
  if (composed === undefined) {
    throw new Error(`Nobody here composes a mail of the kind ${mail.kind}`);
  }
  return composed;
}
