import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { type AddressView, MOST_ADDRESSES } from './address-view';

type AddressToSave = Omit<AddressView, 'id'>;

/**
 * Locks the customer, because only one address is the default, and their number is limited. False if the
 * customer is gone.
 */
async function lockCustomer(db: Database, tenantId: TenantId, customerId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM customers WHERE tenant_id = ${tenantId}::uuid AND id = ${customerId}::uuid FOR UPDATE`;
  return rows.length === 1;
}

const noDefault = (db: Database, tenantId: TenantId, customerId: string) =>
  db.customerAddress.updateMany({
    where: { tenantId, customerId, isDefault: true },
    data: { isDefault: false },
  });

/**
 * Saves an address: a new one if `id` is null, else the customer's address with that id. The first one
 * becomes the default; there is always one.
 */
export function saveAddress(
  tenantId: TenantId,
  customerId: string,
  id: string | null,
  { isDefault, ...address }: AddressToSave,
): Promise<Result<{ id: string }, 'addresses_full' | 'not_found'>> {
  return tenantDb(tenantId, async (db) => {
    const own = { tenantId, customerId };
    if (!(await lockCustomer(db, tenantId, customerId))) {
      return err('not_found');
    }
    if (id === null && (await db.customerAddress.count({ where: own })) >= MOST_ADDRESSES) {
      return err('addresses_full');
    }
    const isFirst = (await db.customerAddress.count({ where: { ...own, isDefault: true } })) === 0;
    if (id !== null) {
      const { count } = await db.customerAddress.updateMany({ where: { ...own, id }, data: address });
      if (count === 0) {
        return err('not_found');
      }
    }
    if (isDefault && !isFirst) {
      await noDefault(db, tenantId, customerId);
    }
    if (id !== null) {
      if (isDefault || isFirst) {
        await db.customerAddress.updateMany({ where: { ...own, id }, data: { isDefault: true } });
      }
      return ok({ id });
    }
    return ok(
      await db.customerAddress.create({
        data: { ...own, ...address, isDefault: isDefault || isFirst },
        select: { id: true },
      }),
    );
  });
}

/** Makes an address the default; false if it is not the customer's. */
export function makeDefaultAddress(tenantId: TenantId, customerId: string, id: string): Promise<boolean> {
  return tenantDb(tenantId, async (db) => {
    await lockCustomer(db, tenantId, customerId);
    const where = { tenantId, customerId, id };
    if ((await db.customerAddress.count({ where })) === 0) {
      return false;
    }
    await noDefault(db, tenantId, customerId);
    await db.customerAddress.updateMany({ where, data: { isDefault: true } });
    return true;
  });
}

/**
 * Deletes an address. If it was the default, the newest other one becomes the default. False if it is not the
 * customer's.
 */
export function deleteAddress(tenantId: TenantId, customerId: string, id: string): Promise<boolean> {
  return tenantDb(tenantId, async (db) => {
    await lockCustomer(db, tenantId, customerId);
    const own = { tenantId, customerId };
    const { count } = await db.customerAddress.deleteMany({ where: { ...own, id } });
    const hasDefault = (await db.customerAddress.count({ where: { ...own, isDefault: true } })) > 0;
    const newest = hasDefault
      ? null
      : await db.customerAddress.findFirst({
          where: own,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          select: { id: true },
        });
    if (newest !== null) {
      await db.customerAddress.updateMany({ where: { ...own, id: newest.id }, data: { isDefault: true } });
    }
    return count === 1;
  });
}
