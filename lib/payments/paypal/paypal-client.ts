// The one file that imports PayPal's SDK: authenticated calls for one shop's account.
import 'server-only';
import { createHash } from 'node:crypto';
import { core } from '@paypal/checkout-server-sdk';
import { env } from '@/lib/env';
import type { PayPalEnvironment } from './paypal-environment';

export type PayPalCredentials = {
  clientId: string;
  clientSecret: string;
  /** Where the account works; unknown for one that is not stored yet, or was stored before this was asked. */
  environment?: PayPalEnvironment | null;
  /** The shop's account for which the platform's acts as partner. */
  seller?: PayPalSeller;
};

/** `attributionId`: PayPal's name for the partner's traffic, if there is one. */
export type PayPalSeller = { merchantId: string; attributionId: string | null };

export type PayPalCall = {
  verb: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  requestId?: string;
};

/** The timeout of one call including its access token, in milliseconds. */
const callLimit = () => env().PAYPAL_TIMEOUT_SECONDS * 1_000;

/** The timeout for finding PayPal's address and connecting to it, in milliseconds. */
const LONGEST_CONNECT = 5_000;

/**
 * The SDK caches access tokens for the whole process by client id. A client id is public, so a shop with another
 * shop's id and a wrong secret would get that shop's token. So the secret's hash is part of the cache key.
 */
class AccountEnvironment extends core.PayPalEnvironment {
  readonly #authorization: string;

  constructor({ clientId, clientSecret }: PayPalCredentials, baseUrl: string, tokenKey?: string) {
    const secretHash = createHash('sha256').update(clientSecret).digest('hex');
    super(tokenKey ?? `${clientId}#${secretHash}`, clientSecret, baseUrl, baseUrl);
    this.#authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  }

  override authorizationString(): string {
    return this.#authorization;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class LimitedClient extends core.PayPalHttpClient {
  override getTimeout(): number {
    return callLimit();
  }

  /**
   * The SDK parses inside an event listener, where nobody can catch an exception: the call would hang, and the process
   * could die. An answer that is no JSON gets an undefined result instead.
   */
  _parseResponse(body: string, response: { statusCode?: number; headers: object }) {
    return { statusCode: response.statusCode, headers: response.headers, result: parseJson(body) };
  }
}

/** A client of one shop's account. `tokenKey` is the cache key for its token, if not the account's own. */
function clientOf(credentials: PayPalCredentials, baseUrl: string, tokenKey?: string): LimitedClient {
  const client = new LimitedClient(new AccountEnvironment(credentials, baseUrl, tokenKey));
  // The SDK decompresses answers in the same listener, so ask for uncompressed ones.
  const { pathname } = new URL(baseUrl);
  client.addInjector((request) => {
    // The SDK drops the path of the address, such as the one under which the stand-in is a sandbox.
    request.path = pathname.replace(/\/$/, '') + request.path;
    request.headers = { ...request.headers, 'Accept-Encoding': 'identity' };
    // The SDK's own timeout starts only when the connection is established. Until then, a sign-in holds the account's
    // lock, and all its calls wait behind it.
    Object.assign(request, { timeout: Math.min(callLimit(), LONGEST_CONNECT) });
  });
  return client;
}

/** The result of `call`, or an error after the timeout. */
async function inTime<Value>(call: Value | Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('PayPal did not answer in time')), callLimit());
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Says for whom the platform acts. Orders name their payee themselves; captures and refunds belong to the seller, so
 * calls about them carry the assertion.
 */
function sellerHeaders({ clientId, seller }: PayPalCredentials, path: string): Record<string, string> {
  if (seller === undefined) {
    return {};
  }
  const { merchantId, attributionId } = seller;
  return {
    ...(attributionId !== null && { 'PayPal-Partner-Attribution-Id': attributionId }),
    ...(path.startsWith('/v2/payments/') && {
      'PayPal-Auth-Assertion': `${base64({ alg: 'none' })}.${base64({ iss: clientId, payer_id: merchantId })}.`,
    }),
  };
}

/**
 * Makes one call and returns PayPal's parsed JSON. Rejects with the SDK's `HttpError` for any status other than 2xx,
 * and with a plain error after a timeout.
 */
export async function callPayPal(
  credentials: PayPalCredentials,
  baseUrl: string,
  { verb, path, body, requestId }: PayPalCall,
): Promise<unknown> {
  const client = clientOf(credentials, baseUrl);
  const headers = {
    'Content-Type': 'application/json',
    Prefer: 'return=representation',
    ...(requestId && { 'PayPal-Request-Id': requestId }),
    ...sellerHeaders(credentials, path),
  };
  const { result } = await inTime(client.execute({ verb, path, headers, ...(body && { body }) }));
  return result;
}

/**
 * One cache key for all sign-ins: otherwise the SDK would cache a token of each account that was ever tried. No call
 * uses this token.
 */
const signInKey = (baseUrl: string) => `sign-in ${baseUrl}`;
/** Without a token in PayPal's answer, the SDK makes the text 'undefined' of it. */
const TOKEN = /^\S+ (?!undefined$)\S+$/;

/** Signs in once with an account that is not stored yet. Rejects like `callPayPal`, with 401 for a wrong secret. */
export async function signInToPayPal(credentials: PayPalCredentials, baseUrl: string): Promise<void> {
  const token: unknown = await inTime(clientOf(credentials, baseUrl, signInKey(baseUrl)).fetchAccessToken());
  if (!(token instanceof core.AccessToken) || !TOKEN.test(token.authorizationString())) {
    throw new Error('PayPal gave an answer of an unknown form');
  }
}
