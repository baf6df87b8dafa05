import type { Tenant } from '@/lib/tenants/tenant';
import { createPayingTenant } from './orders';
import { PAYPAL_ACCOUNTS, type PayPal } from './paypal';
import { resetDatabase } from './reset-database';

/** Empties the database and the stand-in, and makes the one shop whose account the stand-in knows as `a`. */
export async function freshPayingShop(paypal: PayPal): Promise<Tenant> {
  await paypal.reset();
  await resetDatabase();
  return createPayingTenant(PAYPAL_ACCOUNTS.a);
}
