import 'server-only';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { apiError } from '@/lib/entry/api-error';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';

type ShopperQuery = {
  tenantId: TenantId;
  headers: Headers;
  /** The shopper's session in this browser, and its state. */
  current: Awaited<ReturnType<typeof customerWith>>;
};

/** A GET handler about the shopper of this browser: refuses other origins, and looks up the session. */
export const shopperQuery = (failureMessage: string, answer: (query: ShopperQuery) => Promise<Response>) =>
  tenantRequest(failureMessage, async ({ headers }, found) => {
    if (!isSameOrigin(headers, env().TRUST_PROXY === '1')) {
      return apiError('forbidden_origin');
    }
    if (!found.ok) {
      return apiError(found.error);
    }
    const { id: tenantId } = found.value;
    const current = await customerWith(tenantId, readCookie(headers, customerCookie().name));
    return answer({ tenantId, headers, current });
  });
