import 'server-only';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { PostalAddress } from '@/lib/postal-address';

export type CheckoutDetails = {
  name: string;
  email: string;
  phone: string;
  address: PostalAddress | null;
};

/** The details that fill a customer's checkout: their default address, else the first one they saved. */
export async function findCheckoutDetails(
  tenantId: TenantId,
  customer: CustomerFacts,
): Promise<CheckoutDetails> {
  const row = await tenantStatement(tenantId, (db) =>
    db.customerAddress.findFirst({
      where: { tenantId, customerId: customer.id },
      orderBy: [{ isDefault: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
    }),
  );
  return {
    name: row?.name || customer.name,
    email: customer.email ?? '',
    phone: row?.phone || (customer.phone ?? ''),
    address: row,
  };
}
