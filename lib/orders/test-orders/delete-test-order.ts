import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { previewKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';

/** `busy`: PayPal may still answer about its payment or its refund. */
export type DeleteTestOrderError = 'denied' | 'gone' | 'busy';

const answer = z.enum(['deleted', 'may_be_deleted', 'denied', 'gone', 'busy']);

/**
 * Deletes a test order on behalf of one of the shop's owners, with its payments, mails and files. Never a real order: its
 * rows have no right of deletion, and the function `test_order_delete` looks again. Files go first and the row last, so
 * that a deletion that stopped halfway is finished by the next press.
 */
export async function deleteTestOrder(
  tenantId: TenantId,
  { orderId, actorId }: { orderId: OrderId; actorId: string },
): Promise<Result<null, DeleteTestOrderError>> {
  const asked = await ask(tenantId, { orderId, actorId, isTrial: true });
  if (asked !== 'may_be_deleted') {
    return err(asked === 'deleted' ? 'gone' : asked);
  }
  const files = await tenantStatement(tenantId, (db) =>
    db.orderFile.findMany({ where: { tenantId, orderId }, select: { objectKey: true } }),
  );
  const keys = files.map(({ objectKey }) => objectKey);
  await removeFiles(keys);
  const deleted = await ask(tenantId, { orderId, actorId, isTrial: false });
  if (deleted !== 'deleted') {
    return err(deleted === 'may_be_deleted' ? 'gone' : deleted);
  }
  // A copy that was being made meanwhile has no row any more by which the sweep would find it.
  await removeFiles(keys);
  logger().info({ event: 'order.test_deleted', tenantId, orderId, by: actorId });
  return ok(null);
}

async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await privateStore().delete(previewKey(key));
    await privateStore().delete(key);
  }
}

async function ask(
  tenantId: TenantId,
  { orderId, actorId, isTrial }: { orderId: OrderId; actorId: string; isTrial: boolean },
) {
  // Not in the shop's scope, which may delete no order.
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT test_order_delete(${tenantId}::uuid, ${actorId}::uuid, ${orderId}::uuid, ${isTrial}) AS answer`;
  return answer.parse(row?.answer);
}
