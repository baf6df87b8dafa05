import 'server-only';
import type { Database } from '@/lib/db/tenant-db';

export type MailKind = 'order_confirmation';

/**
 * Notes a mail that is owed, in the transaction of what caused it. One per order and kind, whatever
 * happens twice.
 */
export async function enqueueMail(
  db: Database,
  tenantId: string,
  mail: { orderId: string; kind: MailKind },
): Promise<void> {
  await db.outboxMail.createMany({ data: [{ tenantId, ...mail }], skipDuplicates: true });
}
