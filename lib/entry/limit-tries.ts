import { countTry, type LimitName } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { type SlowLimitName, slowDown } from '@/lib/limits/slow-limits';
import { messages } from '@/lib/messages';
import type { Tenant } from '@/lib/tenants/tenant';
import { apiError } from './api-error';

/**
 * Counts a request in a shop by network address, which can be refused, and by shop, which is only slowed down: no
 * single client can use up the shop's share.
 */
export const limitTries =
  ({ address, shop }: { address: LimitName; shop: SlowLimitName }) =>
  async ({ tenant, request }: { tenant: Tenant; request: Request }): Promise<Response | null> => {
    const network = requestNetwork(request.headers);
    // Network first: a refused request must not use up the shop's share.
    const tried = await countTry([{ limit: address, key: network }]);
    if (!tried.ok) {
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
    }
    await slowDown(shop, tenant.id, network);
    return null;
  };
