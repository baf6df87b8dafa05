// The outbox as the admin area shows it. Live, never cached.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type MailView, mailState } from '@/lib/mail/mail-views';
import { readFailureNote } from '@/lib/mail/smtp/mail-failure';
import { messages } from '@/lib/messages';
import { readMailKind } from './stored-mail-kind';

const MOST_LISTED = 50;
const MOST_OF_ORDER = 100;
/** Milliseconds within which a mail should be tried. If it is not, no process works on the outbox. */
const PATIENCE = 5 * 60 * 1_000;

const relations = {
  order: {
    select: {
      orderNumber: true,
      customerEmail: true,
      tenant: { select: { notificationEmail: true } },
    },
  },
} satisfies Prisma.OutboxMailInclude;

/**
 * Without mails that expire: their recipients request another one, and strangers can cause many to addresses
 * that accept none.
 */
const undelivered = (tenantId: TenantId): Prisma.OutboxMailWhereInput => ({
  tenantId,
  sentAt: null,
  expiresAt: null,
  OR: [
    { lastError: { not: null } },
    { refusedAt: { not: null } },
    { attempts: { gt: 1 } },
    { createdAt: { lt: new Date(Date.now() - PATIENCE) } },
  ],
});

/** Mails that should be sent and are not, those given up first; and their total number. */
export async function listUndeliveredMails(
  tenantId: TenantId,
): Promise<{ mails: MailView[]; count: number }> {
  const where = undelivered(tenantId);
  const [rows, count] = await tenantDb(tenantId, async (db) => [
    await db.outboxMail.findMany({
      where,
      include: relations,
      orderBy: [{ gaveUpAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }, { id: 'asc' }],
      take: MOST_LISTED,
    }),
    await db.outboxMail.count({ where }),
  ]);
  return { mails: rows.map(toView), count };
}

/** An order's sent and pending mails, oldest first. */
export async function listOrderMails(tenantId: TenantId, orderId: OrderId): Promise<MailView[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.outboxMail.findMany({
      where: { tenantId, orderId },
      include: relations,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: MOST_OF_ORDER,
    }),
  );
  return rows.map(toView);
}

/** How many undelivered mails are given up, and how many still wait; without mails whose address was refused. */
export const countUndeliveredMails = (tenantId: TenantId): Promise<{ givenUp: number; waiting: number }> =>
  tenantDb(tenantId, async (db) => {
    const where = { ...undelivered(tenantId), refusedAt: null };
    return {
      givenUp: await db.outboxMail.count({ where: { ...where, gaveUpAt: { not: null } } }),
      waiting: await db.outboxMail.count({ where: { ...where, gaveUpAt: null } }),
    };
  });

/** The number of mails whose address was refused, whether or not they are retried. */
export const countRefusedAddresses = (tenantId: TenantId): Promise<number> =>
  tenantStatement(tenantId, (db) =>
    db.outboxMail.count({ where: { tenantId, sentAt: null, refusedAt: { not: null }, expiresAt: null } }),
  );

function toView(row: Prisma.OutboxMailGetPayload<{ include: typeof relations }>): MailView {
  const { id, orderId, order, attempts, nextAttemptAt, sentAt, createdAt, lastError, refusedAt } = row;
  const kind = readMailKind(row.kind);
  return {
    id,
    orderId,
    orderNumber: order?.orderNumber ?? null,
    kind,
    to: (kind === 'new_order' ? order?.tenant.notificationEmail : order?.customerEmail) ?? null,
    state: mailState(row),
    isAddressRefused: refusedAt !== null && sentAt === null,
    attempts,
    problem: lastError === null ? null : problemText(lastError),
    nextAttemptAt,
    sentAt,
    createdAt,
  };
}

/** A recorded failure in words, with the mail server's reply if there is one. */
export function problemText(note: string): string {
  const { failure, reply } = readFailureNote(note);
  const sentence = messages.mail.failures[failure];
  return reply === null ? sentence : `${sentence} ${messages.mail.reply(reply)}`;
}
