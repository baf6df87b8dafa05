import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

export type NoteChange = {
  orderId: OrderId;
  /** The note as it was when the person started writing. */
  startedFrom: string;
  note: string;
};

export type NoteError = { code: 'order_not_found' } | { code: 'changed_meanwhile'; note: string };

/**
 * Replaces an order's internal note by compare-and-set. If somebody else has changed it since, nothing is written and
 * their note is returned, so that neither is lost.
 */
export function saveInternalNote(
  tenantId: TenantId,
  { orderId, startedFrom, note }: NoteChange,
): Promise<Result<string, NoteError>> {
  return tenantDb(tenantId, async (db) => {
    const { count } = await db.order.updateMany({
      where: { tenantId, id: orderId, internalNote: startedFrom },
      data: { internalNote: note },
    });
    if (count === 1) {
      return ok(note);
    }
    const row = await db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      select: { internalNote: true },
    });
    if (row === null) {
      return err({ code: 'order_not_found' as const });
    }
    return row.internalNote === note
      ? ok(note)
      : err({ code: 'changed_meanwhile' as const, note: row.internalNote });
  });
}
