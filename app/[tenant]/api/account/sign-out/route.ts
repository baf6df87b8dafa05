import { isProofFresh } from '@/lib/account/proof/proof-rules';
import { signOutInput } from '@/lib/auth/customers/account-input';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie, readCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import { aCustomer } from '@/lib/auth/sessions/person';
import { endCustomerSessions, endSession } from '@/lib/auth/sessions/sessions.commands';
import { endedCookies, withCookies } from '@/lib/entry/account/account-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { signOutCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof signOutCall>;

/**
 * Signs a shopper out: here, everywhere else, or everywhere (specification §5). For `local`, no session is needed: the
 * cookie is deleted anyway. `others` needs a fresh proof.
 */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: signOutInput,
  async handle({ tenant, body: { scope }, request: { headers } }) {
    // Stricter than the handler's own check: a request without an origin must not end sessions.
    if (!isFromOwnPage(headers, env().TRUST_PROXY === '1')) {
      return apiError('forbidden_origin');
    }
    const { name } = customerCookie();
    const cookie = readCookie(headers, name);
    const current = await customerWith(tenant.id, cookie);
    if (scope !== 'local') {
      if (current.kind !== 'signed_in') {
        return apiError('session_missing');
      }
      // Without a proof a copied cookie could keep itself and sign its owner out. `global` ends the copy too.
      if (scope === 'others' && !isProofFresh(current.provedAt)) {
        return apiError('proof_needed');
      }
      const kept = scope === 'others' ? current.sessionId : null;
      await endCustomerSessions(tenant.id, current.customer.id, kept);
    } else {
      // Also if the access token has expired: otherwise the session could still be refreshed.
      const claims = await readCustomerClaims(cookie);
      if (claims !== null) {
        await endSession(tenant.id, aCustomer(claims.sub), claims.sessionId);
      }
    }
    const answer = apiAnswer({ signed_out: true } satisfies Answer);
    if (scope === 'others') {
      return answer;
    }
    // Nor may "back" show what is theirs.
    answer.headers.set('Clear-Site-Data', '"cache"');
    return withCookies(answer, endedCookies());
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
