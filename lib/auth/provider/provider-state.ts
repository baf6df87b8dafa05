// The `state` that goes to the provider and comes back: signed, so that the platform's callback knows by itself where to
// lead on to, and never anywhere else. The shop then compares it with the cookie of the browser that began.
import 'server-only';
import { z } from 'zod';
import { keysFor } from '@/lib/secrets/secrets';
import { readToken, signToken } from '@/lib/secrets/signed-token';

const content = z.object({
  /** The attempt's id. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** The address in the shop that takes the answer, made of the shop's stored names (lib/tenants/hosts). */
  to: z.url({ protocol: /^https?$/ }),
  /** Milliseconds since 1970: longer than the attempt lives, so that whoever comes late hears so from the shop. */
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

/** What a state says, if it was signed here and has not run out; null for anything else. */
export function readProviderState(text: string, now = Date.now()): ProviderState | null {
  const said = readToken(keysFor('provider-state'), 'provider-state', [], text);
  if (said === null) {
    return null;
  }
  const state = content.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  return state.end > now ? state : null;
}
