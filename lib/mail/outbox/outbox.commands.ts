import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { MailKind } from '@/lib/mail/mail-kinds';

export type OwedMail = {
  orderId: OrderId;
  kind: MailKind;
  /** What of the order it tells, such as a refund's id, where there can be several mails of a kind. */
  subject?: string;
  /** When it may go out; at once if it is left out. */
  notBefore?: Date;
};

/**
 * Notes a mail that is owed, in the transaction of what caused it. One per order, kind and subject, whatever
 * happens twice.
 */
export async function enqueueMail(
  db: Database,
  tenantId: TenantId,
  { notBefore, ...mail }: OwedMail,
): Promise<void> {
  await db.outboxMail.createMany({
    data: [{ tenantId, ...mail, ...(notBefore && { nextAttemptAt: notBefore }) }],
    skipDuplicates: true,
  });
}

/**
 * Lets mails that failed be tried at once, from the first back-off on: one of the shop's, or with null all of
 * them. Answers how many. A mail whose last error is not noted is in somebody's hands right now (a claim forgets
 * the error), and one that was set free meanwhile would go out twice.
 */
export async function sendAgain(tenantId: TenantId, mailId: string | null): Promise<number> {
  const { count } = await tenantDb(tenantId, (db) =>
    db.outboxMail.updateMany({
      where: { tenantId, ...(mailId !== null && { id: mailId }), sentAt: null, lastError: { not: null } },
      data: { nextAttemptAt: new Date(), gaveUpAt: null, attempts: 0 },
    }),
  );
  return count;
}
