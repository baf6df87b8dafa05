import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { MailKind } from '@/lib/mail/mail-kinds';

export type OwedMail = {
  orderId: OrderId;
  kind: MailKind;
  /** What the mail is about within the order, such as a refund's id, if an order can have several mails of a kind. */
  subject?: string;
  /** The earliest time to send it; at once by default. */
  notBefore?: Date;
};

/** Records an owed mail, in the transaction of its cause. Idempotent: one mail per order, kind and subject. */
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
 * Releases failed mails to be tried at once, with the back-off starting over: one mail of the shop, or all of them
 * for null. Returns how many. A mail without an error is skipped: it is being sent right now (a claim clears the
 * error), and releasing it would send it twice.
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
