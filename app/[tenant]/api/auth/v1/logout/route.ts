import { isBelowFactor } from '@/lib/auth/headless/bearer';
import { aCustomer } from '@/lib/auth/sessions/person';
import { endCustomerSessions, endSession } from '@/lib/auth/sessions/sessions.commands';
import { bearerQuery, headlessDone } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

const SCOPES = ['local', 'others', 'global'] as const;

const isScope = (text: string): text is (typeof SCOPES)[number] => SCOPES.some((scope) => scope === text);

/** The most characters of a scope that an error repeats. */
const LONGEST_SCOPE = 100;

/** Signs out here, everywhere else, or everywhere, the default (specification §5). */
export const POST = bearerQuery(async ({ tenant, bearer, request }) => {
  const { customer, sessionId } = bearer;
  const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
  if (!isScope(scope)) {
    return { code: 'validation_failed', message: say.scopeUnknown(scope.slice(0, LONGEST_SCOPE)) };
  }
  if (scope === 'local' || isBelowFactor(bearer)) {
    // Without the second factor, a session may end only itself.
    await endSession(tenant.id, aCustomer(customer.id), sessionId);
  } else {
    await endCustomerSessions(tenant.id, customer.id, scope === 'others' ? sessionId : null);
  }
  return headlessDone();
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
