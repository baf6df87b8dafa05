import 'server-only';
import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { boundedFetch } from './bounded-fetch';
import type { ProviderAttempt } from './provider-attempt';
import { type ProviderIdentity, providerIdentityOf } from './provider-claims';
import { discoverProvider, ProviderUnavailable } from './provider-discovery';
import { type ProviderSettings, providerRedirectUri } from './provider-settings';

/** Seconds that the provider's clock and ours may differ. */
const CLOCK_TOLERANCE = 30;

export type AnswerError = 'cancelled' | 'answer_invalid' | 'provider_unavailable';

/** The provider's word for "this person said no". */
const DENIED = 'access_denied';

/**
 * Exchanges the provider's answer for the person that it names. State, issuer, audience, authorised party, nonce, times
 * and the signature by a key of the provider are all checked; what fails is logged by its kind and is one answer.
 */
export async function verifyProviderAnswer(
  settings: ProviderSettings,
  attempt: Pick<ProviderAttempt, 'state' | 'nonce' | 'verifier'>,
  parameters: URLSearchParams,
): Promise<Result<ProviderIdentity, AnswerError>> {
  try {
    const server = await discoverProvider(settings);
    return ok(await identityOf(settings, server, attempt, parameters));
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === DENIED) {
      return err('cancelled');
    }
    const isAway = error instanceof ProviderUnavailable || isNoAnswer(error);
    logger().warn({
      event: isAway ? 'provider.unavailable' : 'provider.answer_refused',
      // Of the library, such as OAUTH_JWT_CLAIM_COMPARISON_FAILED. Its causes hold tokens.
      code: codeOf(error),
      reason: error instanceof Error ? error.message.slice(0, 200) : undefined,
    });
    return err(isAway ? 'provider_unavailable' : 'answer_invalid');
  }
}

async function identityOf(
  { clientId, clientSecret, isInsecure }: ProviderSettings,
  server: AuthorizationServer,
  { state, nonce, verifier }: Pick<ProviderAttempt, 'state' | 'nonce' | 'verifier'>,
  parameters: URLSearchParams,
): Promise<ProviderIdentity> {
  const client: Client = { client_id: clientId, [clockTolerance]: CLOCK_TOLERANCE };
  const options = { [customFetch]: boundedFetch, [allowInsecureRequests]: isInsecure };
  const answered = validateAuthResponse(server, client, parameters, state);
  // In the body where the provider takes it: not every one decodes the other as the standard says (RFC 6749, 2.3.1).
  const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
  const secret = isInBody ? ClientSecretPost : ClientSecretBasic;
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    secret(clientSecret),
    answered,
    providerRedirectUri(),
    verifier,
    options,
  );
  const tokens = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  // The standard lets TLS stand in for the signature here. A provider behind somebody's proxy is a reason not to.
  await validateApplicationLevelSignature(server, response, options);
  const claims = getValidatedIdTokenClaims(tokens);
  // The library looks at it only where there are several audiences (OpenID Connect Core, 3.1.3.7).
  if (claims?.azp !== undefined && claims.azp !== clientId) {
    throw new Error('The ID token was asked for by another client');
  }
  return providerIdentityOf(claims);
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether the network or the provider failed, and not what it said: a refused connection, a timeout, a 5xx. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const status = error.cause instanceof Response ? error.cause.status : 0;
  return (
    status >= 500 ||
    error.name === 'TimeoutError' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}
