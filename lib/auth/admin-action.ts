import 'server-only';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { type Admin, type AdminRefusal, findAdmin } from './admin';
import type { Outcome, Refusal } from './outcome';
import type { Role } from './roles';

type Options<Schema extends z.ZodType, Value> = {
  schema: Schema;
  role?: Role;
  /** The sentence for a field that the schema refused; without it the schema's own. */
  fieldMessage?: (path: string, input: unknown) => string;
  /** What is said when `handle` throws. */
  failureMessage?: string;
  handle: (admin: Admin, input: z.output<Schema>) => Promise<Outcome<Value>>;
};

const refuse = (code: Refusal['code'], message: string, fields?: Record<string, string>): Refusal => ({
  ok: false,
  code,
  message,
  ...(fields && { fields }),
});

const refusalOf = (reason: AdminRefusal) =>
  reason === 'denied'
    ? refuse('denied', messages.auth.accessDenied)
    : refuse('signed_out', messages.auth.sessionMissing);

/**
 * A server action of the admin area: asks where the call comes from, who sent it and what they are in the shop
 * of this hostname, parses the one argument, and turns whatever happens into an `Outcome`. Next lets calls
 * without an Origin header through; this does not.
 */
export function adminAction<Schema extends z.ZodType, Value>(options: Options<Schema, Value>) {
  return async (input: unknown): Promise<Outcome<Value>> => {
    const requestHeaders = await headers();
    if (!isFromOwnPage(requestHeaders, env().TRUST_PROXY === '1')) {
      return refuse('forbidden_origin', messages.auth.foreignOrigin);
    }
    const context = { requestId: requestHeaders.get('x-request-id') ?? undefined };
    try {
      const tenant = await getCachedTenant(requestHeaders.get('x-tenant-host') ?? '');
      if (tenant === null) {
        return refuse('signed_out', messages.auth.sessionMissing);
      }
      const found = await findAdmin(tenant, options.role);
      if (!found.ok) {
        return refusalOf(found.error);
      }
      const parsed = options.schema.safeParse(input);
      return parsed.success
        ? await options.handle(found.value, parsed.data)
        : invalid(parsed.error, input, options.fieldMessage);
    } catch (error) {
      unstable_rethrow(error);
      logger().error({ event: 'action.crashed', ...context, error }, 'a server action threw');
      return refuse('failed', options.failureMessage ?? messages.auth.failed);
    }
  };
}

function invalid(
  error: z.ZodError,
  input: unknown,
  fieldMessage?: (path: string, input: unknown) => string,
): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= fieldMessage?.(path, input) ?? issue.message;
  }
  return refuse('invalid', Object.values(fields)[0] ?? messages.auth.failed, fields);
}
