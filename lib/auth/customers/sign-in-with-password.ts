import 'server-only';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import { type Asker, laneOf } from './customer-limits';
import { findCustomer } from './customers.queries';
import type { SignedInCustomer } from './sign-in-with-code';

/**
 * Signs a shopper in with a password. One error for an unknown address, an account without a password and a wrong
 * password. The caller has counted the try (`admitTry`).
 */
export async function signInWithPassword(
  asker: Asker,
  password: string,
  device: Device,
): Promise<Result<SignedInCustomer, 'credentials_wrong' | 'sign_in_busy'>> {
  const { tenantId, address } = asker;
  const customer = await tenantDb(tenantId, (db) => findCustomer(db, tenantId, address));
  const compared = await verifyPassword(customer?.passwordHash ?? null, password, laneOf(asker));
  if (!compared.ok) {
    return err('sign_in_busy');
  }
  if (customer === null || !compared.value) {
    return err('credentials_wrong');
  }
  const { id } = customer;
  await tenantStatement(tenantId, (db) =>
    db.customer.updateMany({ where: { tenantId, id }, data: { lastSignedInAt: new Date() } }),
  );
  const tokens = await createSession(tenantId, aCustomer(id), device, {
    assuranceLevel: 1,
    methods: ['pwd'],
  });
  return ok({ ...tokens, customerId: id, isNew: false });
}
