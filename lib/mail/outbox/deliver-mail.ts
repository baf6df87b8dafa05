import 'server-only';
import { claimFor } from '@/lib/background-work/claim';
import { retry } from '@/lib/background-work/retry';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { CLAIM_LIFE, nextAttempt } from '@/lib/mail/outbox/mail-attempts';
import { composeWith, type MailComposers, queuedMailOf } from '@/lib/mail/outbox/queued-mail';
import { logOfFailure, mailFailureOf, noteOfFailure } from '@/lib/mail/smtp/mail-failure';
import { sendMail } from '@/lib/mail/smtp/smtp-sender';

/** `taken`: not due, or claimed by another process. `dropped`: no longer wanted, or expired. */
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
  composers: Partial<MailComposers>,
): Promise<Delivery> {
  const claim = await claimMail(tenantId, mailId);
  if (claim === null) {
    return 'taken';
  }
  if (isExpired(claim, new Date())) {
    await drop(tenantId, claim);
    return 'dropped';
  }
  try {
    const mail = await composeWith(composers, tenantId, queuedMailOf(tenantId, claim));
    if (mail === null) {
      await drop(tenantId, claim);
      return 'dropped';
    }
    await sendMail(mail);
  } catch (error) {
    await noteFailure(tenantId, claim, error);
    return 'failed';
  }
  await retry(
    () =>
      tenantDb(tenantId, (db) =>
        db.outboxMail.updateMany({
          where: { tenantId, id: mailId, sentAt: null },
          data: {
            sentAt: new Date(),
            nextAttemptAt: null,
            lastError: null,
            gaveUpAt: null,
            refusedAt: null,
            sealedParameters: null,
          },
        }),
      ),
    NOTING,
  );
  return 'sent';
}

type Claim = {
  id: string;
  orderId: OrderId | null;
  recipient: string | null;
  kind: string;
  subject: string;
  sealedParameters: string | null;
  expiresAt: Date | null;
  attempts: number;
  /** The next try as set by the claim; identifies the claim's owner. */
  until: Date;
};

const claimMail = (tenantId: TenantId, mailId: string): Promise<Claim | null> =>
  tenantDb(tenantId, async (db) => {
    const rows: Omit<Claim, 'until'>[] = [];
    const claimed = await claimFor(CLAIM_LIFE, async ({ now, until }) => {
      const moved = await db.outboxMail.updateManyAndReturn({
        where: { tenantId, id: mailId, nextAttemptAt: { lte: now } },
        // Without an error it cannot be set free by hand (`sendAgain`) while it is under way.
        data: { nextAttemptAt: until, attempts: { increment: 1 }, lastError: null },
        select: {
          id: true,
          orderId: true,
          recipient: true,
          kind: true,
          subject: true,
          sealedParameters: true,
          expiresAt: true,
          attempts: true,
        },
      });
      rows.push(...moved);
      return { count: moved.length };
    });
    const [row] = rows;
    return claimed && row ? { ...row, until: claimed.until } : null;
  });

const isExpired = ({ expiresAt }: Claim, at: Date): boolean => expiresAt !== null && expiresAt <= at;

async function drop(tenantId: TenantId, claim: Claim): Promise<void> {
  await tenantDb(tenantId, (db) => db.outboxMail.deleteMany({ where: ownedBy(tenantId, claim) }));
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
  const isTooLate = next !== null && isExpired(claim, next);
  const isOver = next === null || isTooLate;
  logger().error(
    {
      event: isOver ? 'mail.given_up' : 'mail.failed',
      tenantId,
      ...(orderId !== null && { orderId }),
      mailId,
      kind,
      attempts,
      ...logOfFailure(error),
    },
    'a mail could not be sent',
  );
  if (isTooLate) {
    await drop(tenantId, claim);
    return;
  }
  await tenantDb(tenantId, (db) =>
    db.outboxMail.updateMany({
      where: ownedBy(tenantId, claim),
      data: {
        lastError: noteOfFailure(error),
        nextAttemptAt: next,
        gaveUpAt: isOver ? now : null,
        ...(isOver && { sealedParameters: null }),
        ...(mailFailureOf(error) === 'recipient' && { refusedAt: now }),
      },
    }),
  );
}

/**
 * For the note that a mail was sent, while the database is away: without it the mail is sent a second time. All tries
 * together are well within a claim's life.
 */
const NOTING = { first: 500, longest: 16_000, mostTries: 7 };
