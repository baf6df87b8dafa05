import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { PAYPAL_ACCOUNTS, type PayPal } from '@/lib/testing/outside/paypal';
import { createPayingTenant } from './orders';

/** Empties the database and the stand-in, and creates the shop whose account the stand-in knows as `a`. */
export async function freshPayingShop(paypal: PayPal): Promise<Tenant> {
  await paypal.reset();
  await resetDatabase();
  return createPayingTenant(PAYPAL_ACCOUNTS.a);
}
