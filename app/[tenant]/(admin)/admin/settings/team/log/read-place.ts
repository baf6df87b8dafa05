import { z } from 'zod';
import type { AuditPlace } from '@/lib/auth/team/audit-events.queries';

const uuid = z.uuid();

/** The log's cursor in an address; the newest page for anything that is not an entry's id. */
export function readPlace(parameters: Record<string, string | string[] | undefined>): AuditPlace {
  for (const side of ['older', 'newer'] as const) {
    const id = uuid.safeParse(parameters[side]);
    if (id.success) {
      return { side, id: id.data };
    }
  }
  return null;
}
