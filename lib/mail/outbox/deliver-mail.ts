import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import type { MailKind } from '@/lib/mail/mail-kinds';
import { CLAIM_LIFE, nextAttempt } from '@/lib/mail/outbox/mail-attempts';
import { readMailKind } from '@/lib/mail/outbox/stored-mail-kind';
import { logOfFailure, mailFailureOf, noteOfFailure } from '@/lib/mail/smtp/mail-failure';
import { type Mail, sendMail } from '@/lib/mail/smtp/smtp-sender';
import { wait } from '@/lib/wait';

export type QueuedMail = { id: string; orderId: OrderId; kind: MailKind; subject: string };

/** Composes a mail with current data when it is sent; null if the mail is not needed any more. */
export type ComposeMail = (tenantId: TenantId, mail: QueuedMail) => Promise<Mail | null>;

/** `taken`: not due, or another process holds it. `dropped`: not needed any more. */
export type Delivery = 'sent' | 'failed' | 'dropped' | 'taken';

/**
 * Sends one mail of the outbox, if it is due. A claim moves the next try past the end of this one, so that only one
 * of several concurrent callers sends it; no database connection or lock is held during the SMTP call. A failure is
 * recorded together with the next try. Throws only if the database does not answer.
 *
 * If this process ends between the mail server's acceptance and our record of it, or the acceptance gets lost, the
 * mail is sent a second time: recording first would lose mails instead. Both copies have the same Message-ID
 * (`messageIdOf`).
 */
export async function deliverMail(
  tenantId: TenantId,
  mailId: string,
  compose: ComposeMail,
): Promise<Delivery> {
  const claim = await claimMail(tenantId, mailId);
  if (claim === null) {
    return 'taken';
  }
  try {
    const mail = await compose(tenantId, claim);
    if (mail === null) {
      await tenantDb(tenantId, (db) => db.outboxMail.deleteMany({ where: ownedBy(tenantId, claim) }));
      return 'dropped';
    }
    await sendMail(mail);
  } catch (error) {
    await noteFailure(tenantId, claim, error);
    return 'failed';
  }
  await insist(() =>
    tenantDb(tenantId, (db) =>
      db.outboxMail.updateMany({
        where: { tenantId, id: mailId, sentAt: null },
        data: { sentAt: new Date(), nextAttemptAt: null, lastError: null, gaveUpAt: null, refusedAt: null },
      }),
    ),
  );
  return 'sent';
}

type Claim = QueuedMail & {
  attempts: number;
  /** The next try as set by the claim; identifies the claim's owner. */
  until: Date;
};

async function claimMail(tenantId: TenantId, mailId: string): Promise<Claim | null> {
  const now = new Date();
  const until = new Date(now.getTime() + CLAIM_LIFE);
  return tenantDb(tenantId, async (db) => {
    const { count } = await db.outboxMail.updateMany({
      where: { tenantId, id: mailId, nextAttemptAt: { lte: now } },
      // Without an error, `sendAgain` cannot release the mail while it is being sent.
      data: { nextAttemptAt: until, attempts: { increment: 1 }, lastError: null },
    });
    if (count === 0) {
      return null;
    }
    const { kind, ...row } = await db.outboxMail.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: mailId } },
      select: { id: true, orderId: true, kind: true, subject: true, attempts: true },
    });
    return { ...row, kind: readMailKind(kind), until };
  });
}

/** The row, unless another process has claimed it after us. */
const ownedBy = (tenantId: TenantId, { id, until }: Claim) => ({
  tenantId,
  id,
  nextAttemptAt: until,
  sentAt: null,
});

async function noteFailure(tenantId: TenantId, claim: Claim, error: unknown): Promise<void> {
  const { id: mailId, orderId, kind, attempts } = claim;
  const now = new Date();
  const next = nextAttempt(attempts, now, Math.random());
  const isOver = next === null;
  logger().error(
    {
      event: isOver ? 'mail.given_up' : 'mail.failed',
      tenantId,
      orderId,
      mailId,
      kind,
      attempts,
      ...logOfFailure(error),
    },
    'a mail could not be sent',
  );
  await tenantDb(tenantId, (db) =>
    db.outboxMail.updateMany({
      where: ownedBy(tenantId, claim),
      data: {
        lastError: noteOfFailure(error),
        nextAttemptAt: next,
        gaveUpAt: isOver ? now : null,
        ...(mailFailureOf(error) === 'recipient' && { refusedAt: now }),
      },
    }),
  );
}

/** Pauses in milliseconds; their sum is well within a claim's life. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Retries while the database is down: a mail whose sending is not recorded is sent a second time. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      await work();
      return;
    } catch {
      await wait(pause);
    }
  }
  await work();
}
