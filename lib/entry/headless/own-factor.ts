import 'server-only';
import { z } from 'zod';
import type { FactorView } from '@/lib/auth/factors/factor';
import { listFactors } from '@/lib/auth/factors/factors.queries';
import type { Bearer } from '@/lib/auth/headless/bearer';
import { aCustomer } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import { headlessSentences as say } from '@/lib/messages/en/headless';
import { err, ok, type Result } from '@/lib/result';
import type { GoTrueError } from './gotrue-error';

/**
 * One of the customer's own authenticator apps. Another person's id counts as unknown, and passkeys work in
 * browsers only.
 */
export async function ownFactor(
  tenantId: TenantId,
  { customer }: Bearer,
  id: unknown,
): Promise<Result<FactorView, GoTrueError>> {
  const read = z.uuid().safeParse(id);
  if (!read.success) {
    return err({ code: 'validation_failed', status: 404, message: say.factorIdInvalid });
  }
  const factors = await listFactors(tenantId, aCustomer(customer.id));
  const factor = factors.find((one) => one.id === read.data.toLowerCase() && one.kind === 'totp');
  return factor === undefined ? err({ code: 'mfa_factor_not_found' }) : ok(factor);
}
