import 'server-only';
import { z } from 'zod';
import { retry } from '@/lib/background-work/retry';
import { Prisma } from '@/lib/db/generated/client';
import { tenantQuery, tenantStatement } from '@/lib/db/tenant-db';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { CLAIM_LIFE, LONGEST_CALL, nextAttempt } from '@/lib/mail/outbox/mail-attempts';
import { composeWith, type MailComposers, queuedMailOf } from '@/lib/mail/outbox/queued-mail';
import { logOfFailure, mailFailureOf, noteOfFailure } from '@/lib/mail/smtp/mail-failure';
import { sendMail } from '@/lib/mail/smtp/smtp-sender';
import { metrics } from '@/lib/metrics/metrics.mjs';

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
  const [claim] = await claimMails(tenantId, { id: mailId });
  return claim === undefined ? 'taken' : deliverClaimed(tenantId, claim, composers);
}

/** Whose mails: those about an order, or to a person. */
export type Owed = { orderId: OrderId } | { recipient: string };

/**
 * Sends the due mails of one order or person, the oldest first, as `deliverMail` does with each. They are claimed together,
 * so one that can no longer be sent within that claim is released for the worker.
 */
export async function deliverMailsOf(
  tenantId: TenantId,
  owed: Owed,
  composers: Partial<MailComposers>,
): Promise<void> {
  const claims = await claimMails(tenantId, owed);
  for (const claim of claims.toSorted(byAge)) {
    if (Date.now() + LONGEST_CALL > claim.until.getTime()) {
      await release(tenantId, claim);
    } else {
      await deliverClaimed(tenantId, claim, composers);
    }
  }
}

const byAge = (one: Claim, other: Claim): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

async function deliverClaimed(
  tenantId: TenantId,
  claim: Claim,
  composers: Partial<MailComposers>,
): Promise<Exclude<Delivery, 'taken'>> {
  const delivery = await sendClaimed(tenantId, claim, composers);
  metrics().mails.inc({ result: delivery });
  return delivery;
}

async function sendClaimed(
  tenantId: TenantId,
  claim: Claim,
  composers: Partial<MailComposers>,
): Promise<Exclude<Delivery, 'taken'>> {
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
      tenantQuery(
        tenantId,
        Prisma.sql`
        UPDATE outbox_mails SET sent_at = ${new Date()}, next_attempt_at = NULL, last_error = NULL, gave_up_at = NULL,
          refused_at = NULL, sealed_parameters = NULL
        WHERE tenant_id = ${tenantId}::uuid AND id = ${claim.id}::uuid AND sent_at IS NULL`,
      ),
    NOTING,
  );
  return 'sent';
}

const claimed = z.array(
  z.object({
    id: z.string(),
    orderId: z.string().transform(asOrderId).nullable(),
    recipient: z.string().nullable(),
    kind: z.string(),
    subject: z.string(),
    sealedParameters: z.string().nullable(),
    expiresAt: z.date().nullable(),
    attempts: z.int(),
    createdAt: z.date(),
  }),
);

/** `until`: the next try as set by the claim; identifies the claim's owner. */
type Claim = z.infer<typeof claimed>[number] & { until: Date };

async function claimMails(tenantId: TenantId, which: { id: string } | Owed): Promise<Claim[]> {
  const now = new Date();
  const until = new Date(now.getTime() + CLAIM_LIFE);
  // Without an error they cannot be set free by hand (`sendAgain`) while they are under way.
  const rows = await tenantQuery(
    tenantId,
    Prisma.sql`
    UPDATE outbox_mails SET next_attempt_at = ${until}, attempts = attempts + 1, last_error = NULL
    WHERE tenant_id = ${tenantId}::uuid AND ${areThese(which)} AND next_attempt_at <= ${now}
    RETURNING id, order_id AS "orderId", recipient, kind, subject, sealed_parameters AS "sealedParameters",
      expires_at AS "expiresAt", attempts, created_at AS "createdAt"`,
  );
  return claimed.parse(rows).map((row) => ({ ...row, until }));
}

function areThese(which: { id: string } | Owed): Prisma.Sql {
  if ('id' in which) {
    return Prisma.sql`id = ${which.id}::uuid`;
  }
  return 'orderId' in which
    ? Prisma.sql`order_id = ${which.orderId}::uuid`
    : Prisma.sql`recipient = ${which.recipient}`;
}

/** Makes a claimed mail due again that nobody has tried to send. */
async function release(tenantId: TenantId, claim: Claim): Promise<void> {
  await tenantStatement(tenantId, (db) =>
    db.outboxMail.updateMany({
      where: ownedBy(tenantId, claim),
      data: { nextAttemptAt: new Date(), attempts: { decrement: 1 } },
    }),
  );
}

const isExpired = ({ expiresAt }: Claim, at: Date): boolean => expiresAt !== null && expiresAt <= at;

async function drop(tenantId: TenantId, claim: Claim): Promise<void> {
  await tenantStatement(tenantId, (db) => db.outboxMail.deleteMany({ where: ownedBy(tenantId, claim) }));
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
  await tenantStatement(tenantId, (db) =>
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
