import { type Counted, countTry, type LimitName } from '@/lib/auth/rate-limits';
import { messages } from '@/lib/messages';
import type { Tenant } from '@/lib/tenants/tenant';
import { apiError } from './api-error';
import { deviceOf } from './request-device';

/**
 * Counts a request of one shop by its network address and by the shop; the refusal where one of them is used up.
 * An address can be made up where no proxy is trusted, so the shop's limit is the one that holds.
 */
export const limitTries =
  ({ address, shop }: { address: LimitName; shop: LimitName }) =>
  async ({ tenant, request }: { tenant: Tenant; request: Request }): Promise<Response | null> => {
    const limits: Counted[] = [
      { limit: address, key: deviceOf(request.headers).address },
      { limit: shop, key: tenant.id },
    ];
    // One after the other: what an address is refused must not use up the shop's share.
    for (const counted of limits) {
      const tried = await countTry([counted]);
      if (!tried.ok) {
        return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
      }
    }
    return null;
  };
