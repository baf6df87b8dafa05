import 'server-only';
import type { z } from 'zod';
import { isProofFresh } from '@/lib/account/proof/proof-rules';
import type { SignedInShopper } from '@/lib/account/shopper';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import { countTry, type LimitName } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import { accountChangeSentences } from '@/lib/messages/en/account/changes';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';

type AccountCall<Body> = { shopper: SignedInShopper; body: Body; request: Request };

type Options<Schema extends z.ZodType> = {
  schema: Schema;
  fieldMessage?: (path: string, input: unknown) => string;
  formMessage?: (paths: readonly string[], input: unknown) => string;
  /** Whether the call needs a proof of identity from the last ten minutes. */
  needsProof?: boolean;
  /** The limit that the call counts for; a change by default. */
  limit?: LimitName;
  handle: (call: AccountCall<z.output<Schema>>) => Promise<Response>;
};

/** The shopper of a request; the refusal if nobody is signed in, or the session must be refreshed. */
export async function shopperOf(
  tenant: Tenant,
  { headers }: Request,
): Promise<Result<SignedInShopper, Response>> {
  const message = accountChangeSentences.signedOut;
  const found = await customerWith(tenant.id, readCookie(headers, customerCookie().name));
  if (found.kind !== 'signed_in') {
    return err(
      found.kind === 'expired'
        ? apiError('token_expired', { message })
        : apiError('session_missing', { message }),
    );
  }
  const { customer, sessionId, provedAt } = found;
  return ok({ tenant, customer, sessionId, provedAt });
}

/** Counts a shopper's call; the refusal if there were too many. */
export async function countOfShopper(
  { customer }: SignedInShopper,
  limit: LimitName,
): Promise<Response | null> {
  const counted = await countTry([{ limit, key: customer.id }]);
  return counted.ok
    ? null
    : apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(counted.error.minutes) });
}

/**
 * A POST handler for the signed-in shopper: `tenantHandler` for calls from the shop's own pages, with the
 * shopper. A body never names the shopper.
 */
export function accountHandler<Schema extends z.ZodType>({
  needsProof = false,
  limit = 'accountChange',
  handle,
  ...options
}: Options<Schema>) {
  const shoppers = new WeakMap<Request, SignedInShopper>();
  return tenantHandler({
    ...options,
    failureMessage: accountChangeSentences.failed,
    async admit({ tenant, request }) {
      // Stricter than the handler's own check: a request without an Origin header changes no account.
      if (!isFromOwnPage(request.headers, env().TRUST_PROXY === '1')) {
        return apiError('forbidden_origin');
      }
      const shopper = await shopperOf(tenant, request);
      if (!shopper.ok) {
        return shopper.error;
      }
      if (needsProof && !isProofFresh(shopper.value.provedAt)) {
        return apiError('proof_needed');
      }
      shoppers.set(request, shopper.value);
      return countOfShopper(shopper.value, limit);
    },
    async handle({ body, request }) {
      const shopper = shoppers.get(request);
      return shopper === undefined ? apiError('session_missing') : handle({ shopper, body, request });
    },
  });
}
