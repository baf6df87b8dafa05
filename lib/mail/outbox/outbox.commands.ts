import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { AccountMailKind, OrderMailKind } from '@/lib/mail/mail-kinds';
import { sealParameters } from './sealed-parameters';

export type OwedMail = {
  orderId: OrderId;
  kind: OrderMailKind;
  /** What of the order it tells, such as a refund's id, where there can be several mails of a kind. */
  subject?: string;
  /** The earliest time to send it; at once by default. */
  notBefore?: Date;
};

/**
 * Notes a mail about an order that is owed, in the transaction of what caused it. One per order, kind and subject,
 * whatever happens twice.
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

export type OwedAccountMail = {
  /** The address that it goes to. */
  recipient: string;
  kind: AccountMailKind;
  /** What it is about, such as a link's id, where there can be several mails of a kind to one person. */
  subject?: string;
  /** What it tells, as plain data. Kept sealed, and only until the mail was sent or given up. */
  parameters: object;
  /** When it is of no use any more: then it is dropped. Null for never. */
  expiresAt: Date | null;
};

/**
 * Notes a mail to a person that is owed, in the transaction of what caused it. One per recipient, kind and subject,
 * whatever happens twice. `oweAccountMail` (lib/auth/mails) knows what each kind tells.
 */
export async function enqueueAccountMail(
  db: Database,
  tenantId: TenantId,
  { parameters, subject = '', ...mail }: OwedAccountMail,
): Promise<void> {
  const sealedParameters = sealParameters(tenantId, { ...mail, subject }, parameters);
  await db.outboxMail.createMany({
    data: [{ tenantId, ...mail, subject, sealedParameters }],
    skipDuplicates: true,
  });
}

/**
 * Makes failed mails due now: one, or all of the shop with null. Returns the count. Skips a mail without `lastError`:
 * a process is sending it. Skips an account mail that was given up: its parameters are deleted.
 */
export async function sendAgain(tenantId: TenantId, mailId: string | null): Promise<number> {
  const { count } = await tenantDb(tenantId, (db) =>
    db.outboxMail.updateMany({
      where: {
        tenantId,
        ...(mailId !== null && { id: mailId }),
        sentAt: null,
        lastError: { not: null },
        OR: [{ orderId: { not: null } }, { gaveUpAt: null }],
      },
      data: { nextAttemptAt: new Date(), gaveUpAt: null, attempts: 0 },
    }),
  );
  return count;
}
