import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { insertRows } from '@/lib/db/insert-rows';
import { newRowId } from '@/lib/db/row-id';
import { type Database, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type AccountMailKind, ORDER_DEED_MAILS, type OrderMailKind } from '@/lib/mail/mail-kinds';
import { sealParameters } from './sealed-parameters';

export type OwedMail = {
  orderId: OrderId;
  kind: OrderMailKind;
  /** The subject within the order, such as a refund's id, if there can be several mails of a kind. */
  subject?: string;
  /** The earliest time to send it; at once by default. */
  notBefore?: Date;
};

/**
 * Queues a mail about an order, in the transaction of its cause. Idempotent: one per order, kind and subject. None is
 * queued to the shopper of an order without an address.
 */
export const enqueueMail = (db: Database, tenantId: TenantId, mail: OwedMail): Promise<void> =>
  enqueueMails(db, tenantId, [mail]);

/** The same for several mails, in one statement. */
export async function enqueueMails(
  db: Database,
  tenantId: TenantId,
  mails: readonly OwedMail[],
): Promise<void> {
  const owed: OwedMail[] = [];
  for (const mail of mails) {
    const isDeed = ORDER_DEED_MAILS.some((deed) => deed === mail.kind);
    if (!isDeed || (await hasAddress(db, tenantId, mail.orderId))) {
      owed.push(mail);
    }
  }
  if (owed.length > 0) {
    await db.$executeRaw(insertMails(tenantId, owed));
  }
}

/**
 * The statement that queues these mails, for one that also writes their cause (`writeTogether`). It does not look whether the
 * shopper has an address.
 */
export function insertMails(tenantId: TenantId, mails: readonly OwedMail[]): Prisma.Sql {
  const now = new Date();
  const rows = mails.map(({ orderId, kind, subject = '', notBefore = now }) => ({
    tenantId,
    id: newRowId(),
    orderId,
    kind,
    subject,
    nextAttemptAt: notBefore,
    createdAt: now,
  }));
  return insertRows('outbox_mails', rows, { skipDuplicates: true });
}

async function hasAddress(db: Database, tenantId: TenantId, orderId: OrderId): Promise<boolean> {
  const { customerEmail } = await db.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: { customerEmail: true },
  });
  return customerEmail !== '';
}

export type OwedAccountMail = {
  /** The recipient's address. */
  recipient: string;
  kind: AccountMailKind;
  /** The subject, such as a link's id, if a person can get several mails of a kind. */
  subject?: string;
  /** The mail's parameters, as plain data. Stored encrypted, and only until the mail is sent or given up. */
  parameters: object;
  /** When the mail becomes useless: then it is dropped. Null for never. */
  expiresAt: Date | null;
};

/**
 * Queues a mail to a person, in the transaction of its cause. Idempotent: one per recipient, kind and
 * subject. `oweAccountMail` (lib/auth/mails) knows each kind's parameters.
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
  const { count } = await tenantStatement(tenantId, (db) =>
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
