import 'server-only';
import { readBytes } from '@/lib/http/read-bytes';
import type { Tenant } from '@/lib/tenants/tenant';
import { LONGEST_PLAIN_BODY } from '../http/body-limits.mjs';
import { apiError } from './api-error';
import { tenantRequest } from './tenant-request';

export type TenantMessage = { tenant: Tenant; headers: Headers; body: Uint8Array };

/**
 * A POST handler of one shop for messages between servers. The body is passed on unparsed, because the sender has
 * signed its bytes. The origin is not checked: no browser sends these, and the signature proves more.
 */
export const tenantMessageHandler = (
  failureMessage: string,
  handle: (message: TenantMessage) => Promise<Response>,
) =>
  tenantRequest(failureMessage, async (request, found) => {
    if (!found.ok) {
      return apiError(found.error);
    }
    const body = await readBytes(request, LONGEST_PLAIN_BODY);
    return body.ok
      ? handle({ tenant: found.value, headers: request.headers, body: body.value })
      : apiError(body.error);
  });
