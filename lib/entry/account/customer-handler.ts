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

/** The shopper who is signed in at the shop. */
export type SignedInShopper = KnownCustomer;

type CustomerCall<Body> = TenantCall<Body> & {
  shopper: SignedInShopper;
  /** Whether their second factor is still to come. */
  isBeforeSecondStep: boolean;
};

type Options<Schema extends z.ZodType> = Omit<
  Parameters<typeof tenantHandler<Schema>>[0],
  'admit' | 'handle'
> & {
  /** Counted for the account. */
  limit: LimitName;
  /** Also for a shopper whose second factor is still to come: only for what asks for it. */
  isForSecondStep?: boolean;
  handle: (call: CustomerCall<z.output<Schema>>) => Promise<Response>;
};

/**
 * A POST handler for a shopper who is signed in: refuses other origins, and a request without one; 401 for anybody
 * else, `token_expired` where the session must be refreshed first. Counts tries by account, before the body is read.
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
