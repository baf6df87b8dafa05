import 'server-only';
import { type Bearer, type BearerRefusal, bearerOf, isBelowFactor } from '@/lib/auth/headless/bearer';
import { type ApiErrorCode, apiError } from '@/lib/entry/api-error';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { headlessSentences } from '@/lib/messages/en/headless';
import type { Tenant } from '@/lib/tenants/tenant';
import { mayCall, preflight, withCors } from './cors';
import type { HeadlessCall } from './headless-handler';

type Context = { params: Promise<{ tenant: string }> };
type Answer = (call: HeadlessCall & { bearer: Bearer }) => Promise<Response>;

const REFUSALS: Record<BearerRefusal, { code: ApiErrorCode; message: string }> = {
  token_missing: { code: 'unauthorized', message: headlessSentences.tokenMissing },
  token_invalid: { code: 'unauthorized', message: headlessSentences.tokenInvalid },
  token_expired: { code: 'token_expired', message: headlessSentences.tokenExpired },
  session_gone: { code: 'session_missing', message: headlessSentences.sessionGone },
};

/** Runs the query if the shop has enabled the API and the origin may call; otherwise a refusal. */
const framed =
  (
    failureMessage: string,
    answer: (tenant: Tenant, request: Request, context: Context) => Promise<Response>,
  ) =>
  (request: Request, context: Context) =>
    tenantRequest(failureMessage, async (_request, found) => {
      if (!found.ok) {
        return apiError(found.error);
      }
      const tenant = found.value;
      if (!tenant.appSignIn) {
        return apiError('not_found');
      }
      if (!mayCall(tenant, request.headers)) {
        return apiError('forbidden_origin');
      }
      return withCors(tenant, request.headers, await answer(tenant, request, context));
    })(request, context);

/**
 * A GET call with which a shop's own app reads a shopper's data. Its errors have the shape of the product's
 * other calls, not GoTrue's.
 */
export const meQuery = (failureMessage: string, answer: Answer) =>
  framed(failureMessage, async (tenant, request, context) => {
    const bearer = await bearerOf(tenant.id, request.headers);
    if (!bearer.ok) {
      const { code, message } = REFUSALS[bearer.error];
      return apiError(code, { message });
    }
    if (isBelowFactor(bearer.value)) {
      return apiError('access_denied', { message: headlessSentences.secondFactorNeededHere });
    }
    return answer({ tenant, request, params: await context.params, bearer: bearer.value });
  });

/** The response to a browser's preflight request. */
export const OPTIONS = framed(headlessSentences.failed, async () => preflight());
