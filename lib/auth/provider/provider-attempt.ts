// One attempt to sign in through the provider, sealed in a cookie of the browser that began it, on that
// shop's host only. Nothing is stored on the server, so strangers may begin any number.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { siteCookieName } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { openSecret, sealSecret } from '@/lib/secrets/secrets';

/** Seconds from the button to the provider's answer. */
export const ATTEMPT_LIFE = 10 * 60;

const content = z.object({
  id: z.string(),
  state: z.string(),
  nonce: z.string(),
  /** PKCE's secret (RFC 7636): the provider's code is useless without it. */
  verifier: z.string(),
  who: z.enum(['shopper', 'staff']),
  /** `link`: adds the identity to the account of this signed-in session. */
  purpose: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sign_in') }),
    z.object({ kind: z.literal('link'), sessionId: z.uuid() }),
  ]),
  /** A path on this host. */
  returnPath: z.string(),
  /** Milliseconds since 1970. */
  end: z.number(),
});

export type ProviderAttempt = z.infer<typeof content>;

/** An attempt's id, in hexadecimal because limits ignore case. */
export const newAttemptId = (): string => randomBytes(32).toString('hex');

export const attemptCookieName = (): string => siteCookieName('provider-attempt');

/** The cookie's value, encrypted for this server and this shop. */
export const sealAttempt = (tenantId: TenantId, attempt: ProviderAttempt): string =>
  sealSecret('provider-attempt', tenantId, JSON.stringify(attempt));

/** The attempt in this shop's cookie; null if it is missing, forged, expired or of another shop. */
export function openAttempt(
  tenantId: TenantId,
  cookie: string | undefined,
  now = Date.now(),
): ProviderAttempt | null {
  if (cookie === undefined) {
    return null;
  }
  try {
    const attempt = content.parse(JSON.parse(openSecret('provider-attempt', tenantId, cookie)));
    return attempt.end > now ? attempt : null;
  } catch {
    return null;
  }
}
