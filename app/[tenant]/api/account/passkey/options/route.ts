import { z } from 'zod';
import { challengeBrowser } from '@/lib/auth/factors/browser-cookie';
import { passkeySignInOptions } from '@/lib/auth/factors/passkeys.commands';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { withCookies } from '@/lib/entry/account/account-answers';
import { apiAnswer } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
import { factorSentences } from '@/lib/messages/en/factors';
import type { passkeySignInOptionsCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof passkeySignInOptionsCall>;

/** What a browser needs to offer the passkeys that it has of this shop. */
export const POST = tenantHandler({
  failureMessage: factorSentences.failed,
  schema: z.object({}) satisfies TakenBy<typeof passkeySignInOptionsCall>,
  admit: limitTries({ address: 'passkeyNetwork', shop: 'customerTryTenant' }),
  async handle({ tenant, request: { headers } }) {
    const { id, cookie } = challengeBrowser((name) => readCookie(headers, name));
    const options = await passkeySignInOptions(tenant.id, {
      holder: { kind: 'browser', id, of: 'customer' },
      site: passkeySiteOf(headers),
    });
    return withCookies(apiAnswer(options satisfies Answer), [setCookieHeader(cookie)]);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
