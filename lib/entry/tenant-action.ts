import 'server-only';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { publishingChanges } from '@/lib/cache/changes';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { logger, withLogContext } from '@/lib/log';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';
import { isOfOtherRelease } from '@/lib/release';
import { ok } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { fieldSentences } from '@/lib/text/field-sentences';

export type ActionOptions<Schema extends z.ZodType> = {
  schema: Schema;
  /** The sentence for a field that the schema refused; by default the schema's own. */
  fieldMessage?: (path: string, input: unknown) => string;
  /** The error message if the work throws. */
  failureMessage?: string;
};

/** Parses an action's one argument; a refusal becomes sentences by field. */
export function parseInput<Schema extends z.ZodType>(
  { schema, fieldMessage }: ActionOptions<Schema>,
  input: unknown,
): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    return ok(parsed.data);
  }
  const fields = fieldSentences(parsed.error, (path, issue) => fieldMessage?.(path, input) ?? issue.message);
  return refuse('invalid', Object.values(fields)[0] ?? messages.auth.failed, fields);
}

/**
 * Runs a server action's work for the shop of this hostname, if the call comes from one of its own pages. Calls
 * without an Origin header are refused here, though Next lets them through. A throw is logged once, and becomes a
 * refusal.
 */
export async function forOwnTenant<Value>(
  failureMessage: string | undefined,
  work: (tenant: Tenant, requestHeaders: Headers) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const requestHeaders = await headers();
  if (!isFromOwnPage(requestHeaders, env().TRUST_PROXY === '1')) {
    return refuse('forbidden_origin', messages.auth.foreignOrigin);
  }
  const requestId = requestHeaders.get('x-request-id') ?? undefined;
  const outcome = await withLogContext({ requestId }, async (): Promise<Outcome<Value>> => {
    try {
      const tenant = await getCachedTenant(requestHeaders.get('x-tenant-host') ?? '');
      return tenant === null
        ? refuse('signed_out', messages.tenant.notFound)
        : await publishingChanges(() => work(tenant, new Headers(requestHeaders)));
    } catch (error) {
      unstable_rethrow(error);
      logger().error({ event: 'action.crashed', error }, 'a server action threw');
      return refuse('failed', failureMessage ?? messages.auth.failed);
    }
  });
  return isMisunderstood(outcome) && isOfOtherRelease(requestHeaders)
    ? refuse('newer_version', messages.pageState.newerVersion)
    : outcome;
}

/** A page of another release sends what its own server understood; its user has made no mistake. */
const isMisunderstood = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && (outcome.error.code === 'invalid' || outcome.error.code === 'failed');

/**
 * A server action that anybody may call from a shop's own pages. Its one argument is unknown until it is
 * parsed.
 */
export function tenantAction<Schema extends z.ZodType, Value>(
  options: ActionOptions<Schema> & {
    /** May refuse a parsed call before it runs. */
    admit?: (requestHeaders: Headers) => Promise<Outcome<null>>;
    handle: (tenant: Tenant, input: z.output<Schema>, requestHeaders: Headers) => Promise<Outcome<Value>>;
  },
) {
  return (input: unknown): Promise<Outcome<Value>> =>
    forOwnTenant(options.failureMessage, async (tenant, requestHeaders) => {
      const parsed = parseInput(options, input);
      if (!parsed.ok) {
        return parsed;
      }
      const admitted = await options.admit?.(requestHeaders);
      return admitted?.ok === false ? admitted : options.handle(tenant, parsed.value, requestHeaders);
    });
}
