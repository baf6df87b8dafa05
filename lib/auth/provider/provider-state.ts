// The signed `state` that goes to the provider and comes back. The signature lets the platform's callback
// redirect to the named shop and nowhere else. The shop then compares it with the cookie of the browser that
// began the attempt.
import 'server-only';
import { z } from 'zod';
import { keysFor } from '@/lib/secrets/secrets';
import { readToken, signToken } from '@/lib/secrets/signed-token';

const content = z.object({
  /** The attempt's id. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** The shop's address for the answer, made from its stored hostnames (lib/tenants/hosts). */
  to: z.url({ protocol: /^https?$/ }),
  /**
   * Milliseconds since 1970. Longer than the attempt's life, so that the shop itself reports a late answer.
   */
  end: z.number(),
});

export type ProviderState = z.infer<typeof content>;

export const signProviderState = (state: ProviderState): string =>
  signToken(
    keysFor('provider-state'),
    'provider-state',
    [],
    Buffer.from(JSON.stringify(state)).toString('base64url'),
  );

/** The content of a valid state that has not expired; else null. */
export function readProviderState(text: string, now = Date.now()): ProviderState | null {
  const said = readToken(keysFor('provider-state'), 'provider-state', [], text);
  if (said === null) {
    return null;
  }
  const state = content.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  return state.end > now ? state : null;
}
