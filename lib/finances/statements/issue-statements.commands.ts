// Makes the statements of all shops for months that are over, and mails and reminds their owners. Any number of servers
// may run it at once, or again: each statement and each mail is made once.
import 'server-only';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import type { Database } from '@/lib/db/client';
import { platformDb } from '@/lib/db/platform-db';
import { env } from '@/lib/env';
import { asTenantId, type TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { cents } from '@/lib/money/cents';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { OWNER } from '@/lib/tenants/roles';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { checkStatementPayment } from './pay-statement.commands';
import { DAYS_TO_PAY, REMINDER_DAYS } from './statement-views';

const DAY = 24 * 3_600_000;

export type FeesReport = { statements: number; reminders: number; failures: number };

/** One run over all shops. A shop that fails is logged and waits for the next run. */
export async function issueStatements(now = new Date()): Promise<FeesReport> {
  const report: FeesReport = { statements: 0, reminders: 0, failures: 0 };
  const platform = await findPlatform();
  if (platform === null) {
    throw new Error('The platform has no row');
  }
  const attempt = async (tenantId: TenantId, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      report.failures += 1;
      logger().error({ event: 'fees.statement_failed', tenantId, err: error });
    }
  };
  for (const tenantId of await listShopsThatOwe()) {
    await attempt(tenantId, async () => {
      report.statements += await issueOf(tenantId, platform.id);
    });
  }
  // Before the reminders: a payment whose answer was lost is found here.
  for (const { tenantId, id } of await listTriedStatements()) {
    await attempt(tenantId, async () => {
      await checkStatementPayment(tenantId, id);
    });
  }
  for (const { tenantId, id, reminders } of await listDueReminders(now)) {
    await attempt(tenantId, async () => {
      report.reminders += await remind(tenantId, { id, reminders }, platform.id);
    });
  }
  return report;
}

/** Across shops, because it finds those with fees of a month that is over and on no statement. */
async function listShopsThatOwe(): Promise<TenantId[]> {
  const rows = await platformDb().$queryRaw<{ tenantId: string }[]>`
    SELECT tenant_id::text AS "tenantId" FROM fee_entries
    WHERE statement_id IS NULL AND collection = 'owed'
      AND booked_at < date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
    GROUP BY tenant_id HAVING sum(amount_cents) FILTER (WHERE kind = 'fee') >= ${env().FEE_STATEMENT_MINIMUM_CENTS} ORDER BY tenant_id`;
  return rows.map(({ tenantId }) => asTenantId(tenantId));
}

/** With the platform's role, which alone may make statements. */
const issueOf = (tenantId: TenantId, platformId: TenantId): Promise<number> =>
  platformDb().$transaction(
    async (db) => {
      const { FEE_STATEMENT_MINIMUM_CENTS, FEE_TAX_NAME = '', FEE_TAX_PERCENT = 0 } = env();
      const made = await db.$queryRaw<{ id: string }[]>`
        SELECT id::text FROM fee_statements_issue(${tenantId}::uuid, ${FEE_STATEMENT_MINIMUM_CENTS}::int, ${FEE_TAX_NAME},
          ${Math.round(FEE_TAX_PERCENT * 100)}::int, ${DAYS_TO_PAY}::int) AS id`;
      for (const { id } of made) {
        await oweMails(db, tenantId, { id, reminder: 0, platformId });
      }
      return made.length;
    },
    { maxWait: 10_000, timeout: 30_000 },
  );

/**
 * Across shops, because it finds the statements whose payment has begun. An order that nobody approves is soon unknown to
 * PayPal, so it is asked about a few times only.
 */
const listTriedStatements = (): Promise<{ tenantId: TenantId; id: string }[]> =>
  platformDb().feeStatement.findMany({
    where: { paidAt: null, paypalOrderId: { not: null } },
    select: { tenantId: true, id: true },
    orderBy: { issuedAt: 'asc' },
  });

type DueReminder = { tenantId: TenantId; id: string; reminders: number };

/** Across shops, because it finds the statements that are due. */
const listDueReminders = (now: Date): Promise<DueReminder[]> =>
  platformDb().feeStatement.findMany({
    where: {
      paidAt: null,
      OR: REMINDER_DAYS.map((days, sent) => ({
        reminders: sent,
        issuedAt: { lte: new Date(now.getTime() - days * DAY) },
      })),
    },
    select: { tenantId: true, id: true, reminders: true },
    orderBy: { issuedAt: 'asc' },
  });

/** With the platform's role, which alone may change a statement. */
const remind = (
  tenantId: TenantId,
  { id, reminders: sent }: { id: string; reminders: number },
  platformId: TenantId,
): Promise<number> =>
  platformDb().$transaction(async (db) => {
    const { count } = await db.feeStatement.updateMany({
      where: { tenantId, id, paidAt: null, reminders: sent },
      data: { reminders: sent + 1 },
    });
    if (count === 1) {
      await oweMails(db, tenantId, { id, reminder: sent + 1, platformId });
    }
    return count;
  });

/** Owes each owner of the shop the mail with a statement, from the platform. */
async function oweMails(
  db: Database,
  tenantId: TenantId,
  { id, reminder, platformId }: { id: string; reminder: number; platformId: TenantId },
): Promise<void> {
  const statement = await db.feeStatement.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id } },
    select: {
      number: true,
      month: true,
      totalCents: true,
      dueAt: true,
      tenant: { select: { name: true, slug: true, customDomain: true } },
    },
  });
  const owners = await db.tenantUser.findMany({
    where: { tenantId, role: OWNER },
    select: { user: { select: { email: true } } },
  });
  for (const { user } of owners) {
    await oweAccountMail(db, platformId, {
      kind: 'fee_statement',
      recipient: user.email,
      subject: `${id}:${reminder}`,
      parameters: {
        store: statement.tenant.name,
        number: statement.number,
        month: statement.month.toISOString().slice(0, 7),
        totalCents: cents(statement.totalCents),
        dueAt: statement.dueAt.toISOString(),
        reminder,
        link: storeLinksAt(statement.tenant, null)(`/admin/finances/statements/${id}`),
      },
      expiresAt: null,
    });
  }
}
