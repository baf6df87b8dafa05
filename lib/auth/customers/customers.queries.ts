import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { ContactAddress } from './contact-address';

const columns = { id: true, email: true, phone: true, name: true, passwordHash: true } as const;

/** The customer of this shop with this address, verified or not; null if there is none. */
export const findCustomer = (db: Database, tenantId: TenantId, { kind, value }: ContactAddress) =>
  db.customer.findUnique({
    where:
      kind === 'email'
        ? { tenantId_email: { tenantId, email: value } }
        : { tenantId_phone: { tenantId, phone: value } },
    select: columns,
  });

/** A customer's display name; null if no customer has this id. */
export const findCustomerName = (db: Database, tenantId: TenantId, id: string) =>
  db.customer.findUnique({ where: { tenantId_id: { tenantId, id } }, select: { name: true } });
