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

/** Seconds of tolerance between the provider's clock and ours. */
const CLOCK_TOLERANCE = 30;

export type AnswerError = 'cancelled' | 'answer_invalid' | 'provider_unavailable';

/** The provider's error if the person declined. */
const DENIED = 'access_denied';

/**
 * Exchanges the provider's answer for the identity in it. Checks state, issuer, audience, authorised party,
 * nonce, times, and the signature by one of the provider's keys. Logs which check failed; all failures return
 * one error.
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
      // The library's code, such as OAUTH_JWT_CLAIM_COMPARISON_FAILED. The error's causes contain tokens.
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
  // In the body if the provider supports it: some decode the header differently from the standard (RFC 6749,
  // 2.3.1).
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
  // The standard accepts TLS instead of a signature here. We check the signature, because a provider may be
  // behind a proxy.
  await validateApplicationLevelSignature(server, response, options);
  const claims = getValidatedIdTokenClaims(tokens);
  // The library checks it only for several audiences (OpenID Connect Core, 3.1.3.7).
  if (claims?.azp !== undefined && claims.azp !== clientId) {
    throw new Error('The ID token was asked for by another client');
  }
  return providerIdentityOf(claims);
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Whether the network or the provider failed (refused connection, timeout, 5xx), as opposed to an answer that
 * we refuse.
 */
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
