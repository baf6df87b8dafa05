// How an owner changes the shop's clock and its working days.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { CalendarInput } from './calendar-input';
import { USUAL_CALENDAR } from './work-calendar';

/** Keeps the calendar that was opened at `version`. `changed`: somebody else has saved it since; nothing is saved. */
export const saveWorkCalendar = (
  tenantId: TenantId,
  { version, ...calendar }: CalendarInput,
): Promise<Result<null, 'changed'>> =>
  tenantDb(tenantId, async (db) => {
    const { count } =
      version === 0
        ? await db.workCalendar.createMany({ data: { ...calendar, tenantId }, skipDuplicates: true })
        : await db.workCalendar.updateMany({
            where: { tenantId, version },
            data: { ...calendar, version: { increment: 1 } },
          });
    if (count === 0) {
      return err('changed');
    }
    // Pages of products say when they are ready.
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok(null);
  });

/** Takes the owner's own clock for a shop that has said nothing of its own. */
export const takeOwnersClock = (tenantId: TenantId, timeZone: string): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    if (timeZone !== USUAL_CALENDAR.timeZone) {
      await db.workCalendar.createMany({ data: { tenantId, timeZone }, skipDuplicates: true });
    }
  });
