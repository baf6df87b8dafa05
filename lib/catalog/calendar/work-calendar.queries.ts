import 'server-only';
import { z } from 'zod';
import type { WorkCalendar as CalendarRow, Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isTimeZone } from '@/lib/time/time-zone';
import { type DayInShop, dayIn, USUAL_CALENDAR, type WorkCalendar } from './work-calendar';

const daysOff = z.array(z.object({ from: z.iso.date(), until: z.iso.date() })).catch([]);

const toCalendar = (row: CalendarRow | null): WorkCalendar & { version: number } =>
  row === null
    ? { ...USUAL_CALENDAR, version: 0 }
    : {
        timeZone: isTimeZone(row.timeZone) ? row.timeZone : USUAL_CALENDAR.timeZone,
        workingDays: row.workingDays,
        daysOff: daysOff.parse(row.daysOff),
        version: row.version,
      };

/** The shop's calendar, and its version for the form: 0 of a shop that has said nothing. */
export const findWorkCalendar = async (
  db: Database,
  tenantId: TenantId,
): Promise<WorkCalendar & { version: number }> =>
  toCalendar(await db.workCalendar.findUnique({ where: { tenantId } }));

/** The present day in the shop. */
export const findDayInShop = async (db: Database, tenantId: TenantId): Promise<DayInShop> =>
  dayIn(await findWorkCalendar(db, tenantId));

/** What of a shop `readDayInShop` needs. */
export const WORK_CALENDAR = { workCalendar: true } satisfies Prisma.TenantSelect;

/** Like `findDayInShop`, of a shop that was read. */
export const readDayInShop = ({ workCalendar }: { workCalendar: CalendarRow | null }): DayInShop =>
  dayIn(toCalendar(workCalendar));

/** The calendar for its page in the settings. */
export const getWorkCalendar = (tenantId: TenantId): Promise<WorkCalendar & { version: number }> =>
  tenantDb(tenantId, (db) => findWorkCalendar(db, tenantId));
