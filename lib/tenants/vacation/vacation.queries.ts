import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { addDays } from '@/lib/time/days';

export type Vacation = {
  /** Like '2026-12-24'. */
  firstDay: string;
  lastDay: string;
  timeZone: string;
  message: string;
  version: number;
  /** At this moment. */
  isOn: boolean;
  isOver: boolean;
};

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The planned days, those of now, or the last ones; null if there never were any. Live, never cached. */
export async function findVacation(tenantId: TenantId, now = new Date()): Promise<Vacation | null> {
  const row = await tenantDb(tenantId, (db) => db.vacation.findUnique({ where: { tenantId } }));
  return (
    row && {
      firstDay: dayOf(row.firstDay),
      lastDay: dayOf(row.lastDay),
      timeZone: row.timeZone,
      message: row.message,
      version: row.version,
      isOn: row.startsAt <= now && now < row.endsAt,
      isOver: row.endsAt <= now,
    }
  );
}

/** The day on which the shop takes orders again, if it takes none today because of its vacation; else null. */
export async function backFromVacation(tenantId: TenantId): Promise<string | null> {
  const vacation = await findVacation(tenantId);
  return vacation?.isOn ? addDays(vacation.lastDay, 1) : null;
}
