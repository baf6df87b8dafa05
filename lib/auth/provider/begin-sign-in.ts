import 'server-only';
import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomNonce } from 'oauth4webapi';
import type { SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import {
  ATTEMPT_LIFE,
  attemptCookieName,
  newAttemptId,
  type ProviderAttempt,
  sealAttempt,
} from './provider-attempt';
import { discoverProvider } from './provider-discovery';
import { type ProviderSettings, providerRedirectUri } from './provider-settings';
import { signProviderState } from './provider-state';

/** Milliseconds. */
const STATE_GRACE = 24 * 60 * 60 * 1_000;

type Beginning = Pick<ProviderAttempt, 'who' | 'purpose' | 'returnPath'> & {
  /** The address in the shop that takes the answer. */
  finishUrl: string;
};

/**
 * Begins a sign-in: returns the provider's address for the browser, and the cookie that its answer needs.
 * Throws `ProviderUnavailable`.
 */
export async function beginProviderSignIn(
  settings: ProviderSettings,
  tenantId: TenantId,
  { finishUrl, ...rest }: Beginning,
): Promise<{ url: string; cookie: SiteCookie }> {
  const server = await discoverProvider(settings);
  const [id, nonce, verifier] = [newAttemptId(), generateRandomNonce(), generateRandomCodeVerifier()];
  const end = Date.now() + ATTEMPT_LIFE * 1_000;
  const state = signProviderState({ id, to: finishUrl, end: end + STATE_GRACE });
  const url = new URL(server.authorization_endpoint ?? '');
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: providerRedirectUri(),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Prompts for the account: on a shared machine another person may be signed in at the provider.
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(parameters)) {
    url.searchParams.set(name, value);
  }
  const value = sealAttempt(tenantId, { id, state, nonce, verifier, end, ...rest });
  return { url: url.href, cookie: { name: attemptCookieName(), value, maxAge: ATTEMPT_LIFE } };
}
