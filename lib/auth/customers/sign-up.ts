import 'server-only';
import { z } from 'zod';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';
import { sendCode } from './send-code';
import { type CodeProof, findOrCreateCustomer, signInByCode } from './sign-in-with-code';

/** The values of a new account, made when its address is proved. An existing account does not change. */
const wished = z.object({ passwordHash: z.string().optional(), name: z.string().optional() });

/**
 * Sends a code that makes an account with this password, or signs in to the existing one without changing it. Call it
 * after the response, because its time reveals which of the two.
 */
export async function sendSignUpCode(
  tenant: Tenant,
  { address, password, name }: { address: ContactAddress; password: string; name: string },
  requester: string | undefined,
): Promise<void> {
  const known = await tenantDb(tenant.id, (db) => findCustomer(db, tenant.id, address));
  const passwordHash = await hashPassword(password);
  await sendCode(tenant, {
    address,
    purpose: 'confirm',
    requester,
    customerId: known?.id ?? null,
    detail: known === null ? { passwordHash, name } : {},
  });
}

/** Makes the requested account, or signs in to the existing one. The caller has counted the try (`admitTry`). */
export const confirmSignUp = (tenantId: TenantId, proof: CodeProof, device: Device) =>
  signInByCode(tenantId, { ...proof, purpose: 'confirm' }, device, (db, { detail }) =>
    findOrCreateCustomer(db, tenantId, proof.address, wished.parse(detail)),
  );
