import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import type { ActingRole } from '@/lib/tenants/roles';

export type Acting = { role: ActingRole; reason: string; endsAt: Date };

const rows = z.array(z.object({ reason: z.string(), ends_at: z.date(), confirmed_at: z.date().nullable() }));

/** How a person acts as the owner of this shop at this moment; null if they do not. */
export async function findActing(tenantId: TenantId, userId: string): Promise<Acting | null> {
  // Whether they are an operator is a row of the platform, which no shop's scope sees.
  const [acting] = rows.parse(
    await platformDb().$queryRaw`
      SELECT reason, ends_at, confirmed_at FROM acting_of(${tenantId}::uuid, ${userId}::uuid)`,
  );
  return acting
    ? {
        role: acting.confirmed_at === null ? 'acting-reader' : 'acting-editor',
        reason: acting.reason,
        endsAt: acting.ends_at,
      }
    : null;
}
