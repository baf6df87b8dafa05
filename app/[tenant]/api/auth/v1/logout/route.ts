import { aCustomer } from '@/lib/auth/sessions/person';
import { endCustomerSessions, endSession } from '@/lib/auth/sessions/sessions.commands';
import { bearerQuery, headlessDone } from '@/lib/entry/headless/headless-handler';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Letters of a scope that are said again. */
const LONGEST_SCOPE = 100;

/** Signs out here, everywhere else, or everywhere, which is what no scope means (specification §5). */
export const POST = bearerQuery(async ({ tenant, bearer, request }) => {
  const { customer, sessionId } = bearer;
  const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
  if (scope === 'local') {
    await endSession(tenant.id, aCustomer(customer.id), sessionId);
  } else if (scope === 'others' || scope === 'global') {
    await endCustomerSessions(tenant.id, customer.id, scope === 'others' ? sessionId : null);
  } else {
    return { code: 'validation_failed', message: say.scopeUnknown(scope.slice(0, LONGEST_SCOPE)) };
  }
  return headlessDone();
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
