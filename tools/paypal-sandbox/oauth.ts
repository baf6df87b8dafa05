import { randomBytes } from 'node:crypto';
import { PayPalError } from './http/errors';
import { type Answer, type Call, header } from './http/http-messages';
import { newResourceId } from './ids';
import { isKnownClient, type SandboxState, type Token } from './state';

const tokenLifetimeSeconds = 32_400;

const refusal = (status: number, error: string, description: string): Answer => ({
  status,
  body: { error, error_description: description },
});

function basicCredentials(call: Call): { clientId: string; clientSecret: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(header(call, 'authorization') ?? '')?.[1];
  if (encoded === undefined) return null;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const separator = decoded.indexOf(':');
  if (separator < 1) return null;
  return { clientId: decoded.slice(0, separator), clientSecret: decoded.slice(separator + 1) };
}

/** A new bearer token, valid 9 hours. With an order id it opens that order only. */
export function issueToken(state: SandboxState, clientId: string, orderId?: string): string {
  const value = `A21AA${randomBytes(48).toString('base64url')}`;
  state.tokens.set(value, { clientId, orderId, expiresAt: Date.now() + tokenLifetimeSeconds * 1000 });
  return value;
}

/** `POST /v1/oauth2/token`: client credentials for a bearer token. */
export function grantToken(state: SandboxState, call: Call): Answer {
  const credentials = basicCredentials(call);
  const account = state.accounts.find((known) => known.clientId === credentials?.clientId);
  const isAccepted =
    credentials !== null &&
    credentials.clientSecret !== '' &&
    isKnownClient(state, credentials.clientId) &&
    (account?.isSandbox ?? false) === call.isSandbox &&
    (account === undefined || account.clientSecret === credentials.clientSecret);
  if (!isAccepted) return refusal(401, 'invalid_client', 'Client Authentication failed');

  const grantType = new URLSearchParams(call.rawBody).get('grant_type');
  if (grantType !== 'client_credentials') {
    return refusal(400, 'unsupported_grant_type', 'Grant Type is NULL or not supported');
  }

  return {
    status: 200,
    body: {
      scope: 'https://uri.paypal.com/services/payments/payment https://api.paypal.com/v1/payments/.*',
      access_token: issueToken(state, credentials.clientId),
      token_type: 'Bearer',
      app_id: `APP-${newResourceId()}`,
      expires_in: tokenLifetimeSeconds,
      nonce: `${new Date().toISOString()}${randomBytes(16).toString('base64url')}`,
    },
  };
}

/** The valid token of a call. Throws 401 AUTHENTICATION_FAILURE. */
export function authenticate(state: SandboxState, call: Call): Token {
  const value = /^Bearer (\S+)$/i.exec(header(call, 'authorization') ?? '')?.[1];
  const token = value === undefined ? undefined : state.tokens.get(value);
  if (!token || token.expiresAt <= Date.now()) throw new PayPalError(401);
  return token;
}
