// How an owner plans days without orders, and how they begin and end by themselves.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { addDays, startOfDay } from '@/lib/time/days';

type Plan = { version: number; firstDay: string; lastDay: string; message: string; timeZone: string };

/** `changed`: somebody else has changed it since it was opened. `over`: the last day is over already. */
export type VacationError = 'changed' | 'over';

/** Locks the shop's row, and says which version it has of its vacation; 0 for none. */
async function lockVacation(db: Database, tenantId: TenantId): Promise<number> {
  await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
  const kept = await db.vacation.findUnique({ where: { tenantId }, select: { version: true } });
  return kept?.version ?? 0;
}

/** What pages show of a row by the database's clock, which also decides about orders. */
const SHOWN = Prisma.sql`CASE WHEN now() < starts_at THEN 'planned' WHEN now() < ends_at THEN 'on' ELSE 'over' END`;

/** Plans the days, or changes them. They are days in `timeZone`; no order is taken on any of them. */
export const planVacation = (
  tenantId: TenantId,
  { version, firstDay, lastDay, message, timeZone }: Plan,
  now = new Date(),
): Promise<Result<null, VacationError>> =>
  tenantDb(tenantId, async (db) => {
    if ((await lockVacation(db, tenantId)) !== version) {
      return err('changed');
    }
    const [startsAt, endsAt] = [startOfDay(firstDay, timeZone), startOfDay(addDays(lastDay, 1), timeZone)];
    if (endsAt <= now) {
      return err('over');
    }
    const data = {
      ...{ firstDay: new Date(firstDay), lastDay: new Date(lastDay), timeZone, startsAt, endsAt },
      ...{ message, version: version + 1 },
    };
    await db.vacation.upsert({ where: { tenantId }, create: { tenantId, ...data }, update: data });
    await db.$executeRaw`UPDATE vacations SET shown = ${SHOWN} WHERE tenant_id = ${tenantId}::uuid`;
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });

/** Calls the vacation off, or ends it now. */
export const endVacation = (
  tenantId: TenantId,
  { version }: { version: number },
): Promise<Result<null, 'changed'>> =>
  tenantDb(tenantId, async (db) => {
    if ((await lockVacation(db, tenantId)) !== version) {
      return err('changed');
    }
    await db.vacation.deleteMany({ where: { tenantId } });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });

/**
 * Turns the pages of shops whose vacation has begun or ended, in every shop. Orders are refused by the times alone, also
 * before this has run. Counts shops. Safe to run twice at once.
 */
export async function turnVacations(): Promise<{ done: number; failures: number }> {
  const tally = { done: 0, failures: 0 };
  // Across tenants: only which shops there is work for is asked here.
  const shops = await platformDb().$queryRaw<{ tenantId: TenantId }[]>`
    SELECT tenant_id::text AS "tenantId" FROM vacations WHERE shown <> ${SHOWN} ORDER BY 1`;
  for (const { tenantId } of shops) {
    try {
      tally.done += await tenantDb(tenantId, (db) => turn(db, tenantId));
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'vacation.not_turned', tenantId, error },
        'the pages of a shop could not show that its vacation has begun or ended',
      );
    }
  }
  return tally;
}

async function turn(db: Database, tenantId: TenantId): Promise<number> {
  const turned = await db.$executeRaw`
    UPDATE vacations SET shown = ${SHOWN} WHERE tenant_id = ${tenantId}::uuid AND shown <> ${SHOWN}`;
  if (turned > 0) {
    await recordChange(db, tenantId, { kind: 'tenant' });
  }
  return turned;
}
