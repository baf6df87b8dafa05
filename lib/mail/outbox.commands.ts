import 'server-only';
import type { Database } from '@/lib/db/tenant-db';

export const MAIL_KINDS = [
  'order_confirmation',
  'new_order',
  'payment_pending',
  'refund',
  'order_completed',
  'order_link',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export type OwedMail = {
  orderId: string;
  kind: MailKind;
  /** What of the order it tells, such as a refund's id, where there can be several mails of a kind. */
  subject?: string;
};

/**
 * Notes a mail that is owed, in the transaction of what caused it. One per order, kind and subject, whatever
 * happens twice.
 */
export async function enqueueMail(db: Database, tenantId: string, mail: OwedMail): Promise<void> {
  await db.outboxMail.createMany({ data: [{ tenantId, ...mail }], skipDuplicates: true });
}
