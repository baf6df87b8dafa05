// Whether an account asks for more than one proof. The provider's word is one proof: it never stands in for the other.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Whether a customer has a confirmed second factor. */
export const customerHasSecondFactor = async (
  _db: Database,
  _tenantId: TenantId,
  _customerId: string,
): Promise<boolean> => false;

/** Whether somebody of the platform has one. */
export const userHasSecondFactor = async (_userId: string): Promise<boolean> => false;
