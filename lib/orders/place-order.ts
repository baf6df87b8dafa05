import 'server-only';
import { createHash } from 'node:crypto';
import { isForeignKeyViolation, isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { findAttachments } from './find-attachments';
import { findPricedProducts } from './find-priced-products';
import { insertOrder, type PlacedOrder, placedColumns, toPlaced, UploadGoneError } from './insert-order';
import type { OrderInput } from './order-input';
import { type PricingError, priceOrder } from './price-order';

export type PlaceOrderError = PricingError | { code: 'idempotency_key_reused' };

/**
 * Creates an order with its items, `pending` and `unpaid`, priced from the database, in one transaction.
 * The same idempotency key with the same input gives the order of the first call; with other input it is
 * refused. Nothing is left behind on failure, not even a gap in the numbers. `storeUrl` is where the shop was
 * found, for the links in mails.
 */
export async function placeOrder(
  tenant: Tenant,
  input: OrderInput,
  idempotencyKey: string,
  storeUrl: string | null = null,
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const attempt = () =>
    tenantDb(tenant.id, async (db) => {
      const earlier = await findByKey(db, tenant.id, idempotencyKey);
      if (earlier) {
        return earlier.requestFingerprint === fingerprint
          ? ok(toPlaced(earlier))
          : err({ code: 'idempotency_key_reused' as const });
      }
      const priced = priceOrder(
        input.lines,
        await findPricedProducts(db, tenant.id, input.lines),
        await findAttachments(db, tenant.id, input.lines),
      );
      return priced.ok
        ? ok(
            await insertOrder(db, tenant, {
              input,
              idempotencyKey,
              fingerprint,
              storeUrl,
              priced: priced.value,
            }),
          )
        : priced;
    });
  try {
    return await attempt();
  } catch (error) {
    // Two calls with one key at once: the second one's insert fails, and now finds the first one's order. A
    // product or an upload that went between being priced and being written down is now found gone.
    if (isUniqueViolation(error) || isForeignKeyViolation(error) || error instanceof UploadGoneError) {
      return attempt();
    }
    throw error;
  }
}

const findByKey = (db: Database, tenantId: string, idempotencyKey: string) =>
  db.order.findUnique({
    where: { tenantId_idempotencyKey: { tenantId, idempotencyKey } },
    select: { ...placedColumns, requestFingerprint: true },
  });
