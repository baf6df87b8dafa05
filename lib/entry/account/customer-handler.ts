import 'server-only';
import type { z } from 'zod';
import { customerWith, type KnownCustomer } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { apiError } from '@/lib/entry/api-error';
import { type TenantCall, tenantHandler } from '@/lib/entry/tenant-handler';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import { countTry, type LimitName } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import type { Tenant } from '@/lib/tenants/tenant';

/** The signed-in shopper of this shop. */
export type SignedInShopper = KnownCustomer;

type CustomerCall<Body> = TenantCall<Body> & {
  shopper: SignedInShopper;
  /** Whether their second factor is missing. */
  isBeforeSecondStep: boolean;
};

type Options<Schema extends z.ZodType> = Omit<
  Parameters<typeof tenantHandler<Schema>>[0],
  'admit' | 'handle'
> & {
  /** The limit, counted per account. */
  limit: LimitName;
  /** Also for a shopper whose second factor is missing: only for calls that ask for it. */
  isForSecondStep?: boolean;
  handle: (call: CustomerCall<z.output<Schema>>) => Promise<Response>;
};

/**
 * A POST handler for a signed-in shopper: refuses other origins and requests without an Origin header; 401
 * without a session, `token_expired` if the session must be refreshed. Counts tries by account, before the
 * body is read.
 */
export function customerHandler<Schema extends z.ZodType>({
  limit,
  handle,
  isForSecondStep = false,
  ...options
}: Options<Schema>) {
  const shoppers = new WeakMap<Request, SignedInShopper & { kind: 'second_step' | 'signed_in' }>();

  async function admit({ tenant, request }: { tenant: Tenant; request: Request }): Promise<Response | null> {
    if (!isFromOwnPage(request.headers, env().TRUST_PROXY === '1')) {
      return apiError('forbidden_origin');
    }
    const current = await customerWith(tenant.id, readCookie(request.headers, customerCookie().name));
    if (current.kind !== 'signed_in' && !(isForSecondStep && current.kind === 'second_step')) {
      return apiError(current.kind === 'expired' ? 'token_expired' : 'session_missing');
    }
    const tried = await countTry([{ limit, key: `${tenant.id} ${current.customer.id}` }]);
    if (!tried.ok) {
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
    }
    shoppers.set(request, current);
    return null;
  }

  return tenantHandler({
    ...options,
    admit,
    handle: async (call) => {
      const shopper = shoppers.get(call.request);
      return shopper === undefined
        ? apiError('session_missing')
        : handle({ ...call, shopper, isBeforeSecondStep: shopper.kind === 'second_step' });
    },
  });
}
