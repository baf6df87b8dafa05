// Sends the due mails of all shops.
import 'server-only';
import { shopLanes } from '@/lib/background-work/lanes';
import { type RunReport, repeat } from '@/lib/background-work/repeat';
import { platformDb } from '@/lib/db/platform-db';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { deliverMail } from '@/lib/mail/outbox/deliver-mail';
import { isProcessEnding } from '@/lib/process-end.mjs';
import { MAIL_COMPOSERS } from './mail-composers';

const SECOND = 1_000;
/** Concurrent mails: a mail server that hangs blocks this many, and no more. */
const MOST_AT_ONCE = 4;
const BATCH = 100;
/** Milliseconds after which a run starts no further mail, so that a scheduler's call ends. */
const LONGEST_RUN = 40 * SECOND;

/**
 * One run: sends due mails, the oldest first, until none is left or the time is over. Concurrent runs are safe,
 * because each mail is claimed. Throws only if the database does not answer.
 */
export const deliverDueMails = (): Promise<RunReport> => workOff(findDue);

/** The same for the mails of one shop. */
export async function deliverShopMails(tenantId: TenantId): Promise<void> {
  await workOff(() => findDueOf(tenantId));
}

async function workOff(find: () => Promise<DueMail[]>): Promise<RunReport> {
  const report = { sent: 0, dropped: 0, failures: 0 };
  const until = performance.now() + LONGEST_RUN;
  const workThrough = shopLanes({ most: MOST_AT_ONCE });
  let due: DueMail[];
  do {
    due = await find();
    await workThrough(due, {
      until,
      isAwaited: true,
      work: async ({ tenantId, id }) => {
        const delivery = await deliverMail(tenantId, id, MAIL_COMPOSERS);
        report.sent += Number(delivery === 'sent');
        report.dropped += Number(delivery === 'dropped');
        report.failures += Number(delivery === 'failed');
        return 'done';
      },
    });
  } while (due.length === BATCH && performance.now() < until && !isProcessEnding());
  if (report.sent + report.failures > 0) {
    logger().info({ event: 'mail.run_done', ...report });
  }
  return report;
}

type DueMail = { tenantId: TenantId; id: string };

const dueMails = () =>
  ({
    where: { nextAttemptAt: { lte: new Date() } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { tenantId: true, id: true },
    take: BATCH,
  }) as const;

// Across tenants, to find the shops that have mail to send. Each mail is sent in its shop's scope.
const findDue = (): Promise<DueMail[]> => platformDb().outboxMail.findMany(dueMails());

async function findDueOf(tenantId: TenantId): Promise<DueMail[]> {
  const { where, ...rest } = dueMails();
  return tenantStatement(tenantId, (db) =>
    db.outboxMail.findMany({ where: { tenantId, ...where }, ...rest }),
  );
}

/** Sends what is due every few seconds, as long as the process lives. */
export const deliverMailsAlways = (): void =>
  repeat({ name: 'mails', first: 5 * SECOND, pause: 5 * SECOND, run: deliverDueMails });
