import 'server-only';
import type { z } from 'zod';
import { type Admin, type AdminRefusal, findAdmin } from '@/lib/auth/admin';
import type { Permission } from '@/lib/auth/permissions';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';
import { type ActionOptions, forOwnTenant, parseInput } from './tenant-action';

const refusalOf = (reason: AdminRefusal) =>
  reason === 'denied'
    ? refuse('denied', messages.auth.accessDenied)
    : refuse('signed_out', `${messages.auth.sessionMissing} ${messages.auth.sessionMissingHint}`);

/**
 * A server action of the admin area: `tenantAction` for people who hold the permission `may` in the shop of this
 * hostname. The permission is checked before the argument is parsed.
 */
export function adminAction<Schema extends z.ZodType, Value>(
  options: ActionOptions<Schema> & {
    may: Permission;
    /** Also for a member who must still set up the shop's required second factor. */
    isForEnrolling?: boolean;
    /** May refuse a parsed call before it runs: without a recent proof, or after too many tries. */
    admit?: (admin: Admin) => Outcome<null> | Promise<Outcome<null>>;
    handle: (admin: Admin, input: z.output<Schema>) => Promise<Outcome<Value>>;
  },
) {
  return (input: unknown): Promise<Outcome<Value>> =>
    forOwnTenant(options.failureMessage, async (tenant) => {
      const found = await findAdmin(tenant, options.may, {
        isEnrolling: options.isForEnrolling ?? false,
      });
      if (!found.ok) {
        return refusalOf(found.error);
      }
      const parsed = parseInput(options, input);
      if (!parsed.ok) {
        return parsed;
      }
      const admitted = await options.admit?.(found.value);
      return admitted?.ok === false ? admitted : options.handle(found.value, parsed.value);
    });
}
