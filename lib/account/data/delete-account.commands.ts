// Deletes an account. Its orders stay with the shop, as the law requires; the names on rosters of finished
// orders are deleted.
import 'server-only';
import { oweNotice } from '@/lib/account/notify';
import { mainAddress, type SignedInShopper } from '@/lib/account/shopper';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { tenantDb } from '@/lib/db/tenant-db';
import { asOrderId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { removeNoteOf } from '@/lib/orders/buyers/buyer-notes.commands';
import { ownedOrders, ownerOf } from '@/lib/orders/own/order-owner';
import { removeTextsOf } from '@/lib/orders/sweep/remove-order-texts';
import { removeDetachedRosters, removeNamesOf } from '@/lib/orders/sweep/remove-roster-names';

/** Orders of one transaction: a roster can be a megabyte. */
const BATCH = 20;

/**
 * Deletes a customer with addresses, codes and sessions, and queues the notice in the same transaction. First
 * removes the names from rosters of finished orders; if that fails halfway, a retry continues. Deletes their
 * unsent other mails too. Returns the notice's address; null if the account is gone already.
 */
export async function deleteAccount(
  shopper: SignedInShopper,
): Promise<{ told: ContactAddress | null } | null> {
  while ((await removeSomeNames(shopper)) === BATCH) {
    // The next batch.
  }
  return deleteCustomer(shopper);
}

/** Removes names from rosters of some of a customer's finished orders; returns the number of orders. */
function removeSomeNames({ tenant, customer }: SignedInShopper): Promise<number> {
  return tenantDb(tenant.id, async (db) => {
    const over = await db.$queryRaw<{ id: string }[]>`
      SELECT o.id::text FROM orders o
      WHERE o.tenant_id = ${tenant.id}::uuid AND ${ownedOrders(ownerOf(customer))} AND o.status IN ('completed', 'cancelled') AND EXISTS (
        SELECT 1 FROM order_items i
        WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id AND i.roster_names_removed_at IS NULL
          AND (i.roster_data IS NOT NULL OR i.roster_file_id IS NOT NULL OR i.roster_id IS NOT NULL))
      ORDER BY o.id LIMIT ${BATCH} FOR UPDATE OF o`;
    for (const { id } of over) {
      await removeNamesOf(db, tenant.id, asOrderId(id));
    }
    return over.length;
  });
}

function deleteCustomer({
  tenant,
  customer,
}: SignedInShopper): Promise<{ told: ContactAddress | null } | null> {
  const tenantId = tenant.id;
  return tenantDb(tenantId, async (db) => {
    // Row lock: waits for an order that is being placed with the account.
    const found = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM customers WHERE tenant_id = ${tenantId}::uuid AND id = ${customer.id}::uuid FOR UPDATE`;
    if (found.length === 0) {
      return null;
    }
    await removeTextsOf(db, tenantId, ownerOf(customer));
    const { provenEmail } = ownerOf(customer);
    if (provenEmail !== null) {
      await removeNoteOf(db, tenantId, provenEmail);
    }
    // Raw SQL: the client would record a change for each order.
    await db.$executeRaw`
      UPDATE orders SET customer_id = NULL WHERE tenant_id = ${tenantId}::uuid AND customer_id = ${customer.id}::uuid`;
    if (customer.email !== null) {
      await db.outboxMail.deleteMany({ where: { tenantId, recipient: customer.email, orderId: null } });
    }
    await db.customer.deleteMany({ where: { tenantId, id: customer.id } });
    const told = mainAddress(customer);
    await oweNotice(db, tenantId, told, { change: 'deleted' });
    return { told };
  });
}

/**
 * Deletes the files of rosters whose names were removed. Call it after the response; the sweep retries
 * failures.
 */
export async function deleteRosterFiles({ tenant }: SignedInShopper): Promise<void> {
  try {
    await removeDetachedRosters(tenant.id);
  } catch (error) {
    logger().error(
      { event: 'sweep.roster_names_not_removed', tenantId: tenant.id, error },
      'roster files of a deleted account could not be removed',
    );
  }
}
