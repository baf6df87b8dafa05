import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type AddressView, MOST_ADDRESSES } from './address-view';

const columns = {
  id: true,
  name: true,
  phone: true,
  address: true,
  addressLine2: true,
  city: true,
  state: true,
  zip: true,
  country: true,
  isDefault: true,
} as const;

/** A customer's addresses, the default one first, then the newest. */
export const listAddresses = (tenantId: TenantId, customerId: string): Promise<AddressView[]> =>
  tenantStatement(tenantId, (db) =>
    db.customerAddress.findMany({
      where: { tenantId, customerId },
      select: columns,
      orderBy: [{ isDefault: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_ADDRESSES,
    }),
  );
