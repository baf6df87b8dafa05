import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type IdentityView, identityColumns } from './identity-views';

/** A customer's identities at providers, oldest first. At most one per issuer. */
export const listCustomerProviderIdentities = (
  tenantId: TenantId,
  customerId: string,
): Promise<IdentityView[]> =>
  tenantStatement(tenantId, (db) =>
    db.customerIdentity.findMany({
      where: { tenantId, customerId },
      select: identityColumns,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  );
