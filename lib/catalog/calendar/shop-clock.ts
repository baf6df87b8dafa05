import 'server-only';
import type { TenantId } from '@/lib/ids';
import { getWorkCalendar } from './work-calendar.queries';

/** The time zone of the shop's days; `own`, that of the person who asks, while the shop has said none. */
export async function shopTimeZone(tenantId: TenantId, own: string): Promise<string> {
  const { version, timeZone } = await getWorkCalendar(tenantId);
  return version === 0 ? own : timeZone;
}
