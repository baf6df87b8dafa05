import 'server-only';
import { z } from 'zod';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';
import { sendCode } from './send-code';
import { findOrCreateCustomer, type SignedInCustomer } from './sign-in-with-code';

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
export async function confirmSignUp(
  tenantId: TenantId,
  { address, code, requester }: { address: ContactAddress; code: string; requester: string | undefined },
  device: Device,
): Promise<Result<SignedInCustomer, 'code_wrong'>> {
  const key = { purpose: 'confirm', address: address.value, requester: requesterHash(requester) } as const;
  const proved = await tenantDb(tenantId, async (db) => {
    const taken = await takeCodeIn(db, tenantId, key, code);
    return taken.ok
      ? ok(await findOrCreateCustomer(db, tenantId, address, wished.parse(taken.value.detail)))
      : taken;
  });
  if (!proved.ok) {
    return err(proved.error);
  }
  const { customerId, isNew } = proved.value;
  const tokens = await createSession(tenantId, aCustomer(customerId), device, {
    assuranceLevel: 1,
    methods: ['otp'],
  });
  return ok({ ...tokens, customerId, isNew });
}
