// What an operator does within a shop in which they act as its owner. It begins in the console (lib/platform/act.commands.ts).
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';

/** Allows changes too, until it ends; false if it has ended. Kept in the logs of the shop and of the platform. */
export async function confirmActing(tenantId: TenantId, userId: string): Promise<boolean> {
  // Writes to the logs of both; the function finds what is under way.
  const [row] = await platformDb().$queryRaw<{ done: boolean }[]>`
    SELECT acting_confirm(${tenantId}::uuid, ${userId}::uuid) AS done`;
  return row?.done ?? false;
}

/** Ends it now. */
export async function endActing(tenantId: TenantId, userId: string): Promise<void> {
  // As above.
  await platformDb().$queryRaw`SELECT acting_end(${tenantId}::uuid, ${userId}::uuid)`;
}
