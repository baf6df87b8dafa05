// The one file that imports PayPal's SDK: authenticated calls for one shop's account.
import 'server-only';
import { createHash } from 'node:crypto';
import { core } from '@paypal/checkout-server-sdk';
import { env } from '@/lib/env';

export type PayPalCredentials = { clientId: string; clientSecret: string };

export type PayPalCall = {
  verb: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  requestId?: string;
};

/** How long one call may take, in milliseconds, access token included. */
const callLimit = () => env().PAYPAL_TIMEOUT_SECONDS * 1_000;

/** How long finding PayPal's address and connecting to it may take, in milliseconds. */
const LONGEST_CONNECT = 5_000;

/**
 * The SDK keeps access tokens in a process-wide map by client id. A client id is public, so a shop that
 * entered another shop's id with a wrong secret would be handed that shop's token. Here the secret's hash
 * is part of the key.
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
   * The SDK parses inside an event listener, where a throw is nobody's: the call would hang and the process
   * be at risk. An answer that cannot be parsed becomes one without a result.
   */
  _parseResponse(body: string, response: { statusCode?: number; headers: object }) {
    return { statusCode: response.statusCode, headers: response.headers, result: parseJson(body) };
  }
}

/** A client of one shop's account. `tokenKey` is where the SDK keeps its token, if not under the account's own. */
function clientOf(credentials: PayPalCredentials, baseUrl: string, tokenKey?: string): LimitedClient {
  const client = new LimitedClient(new AccountEnvironment(credentials, baseUrl, tokenKey));
  // Compressed answers are unpacked in that same listener.
  client.addInjector((request) => {
    request.headers = { ...request.headers, 'Accept-Encoding': 'identity' };
    // The SDK's own limit begins once the connection stands. Until then a sign-in would hold the account's lock,
    // behind which all its calls wait, for as long as the agent's default lets it.
    Object.assign(request, { timeout: Math.min(callLimit(), LONGEST_CONNECT) });
  });
  return client;
}

/** What `call` resolves to, unless it takes longer than a call may. */
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

/**
 * Makes one call and answers PayPal's parsed JSON. Rejects with the SDK's `HttpError` on any other status
 * than 2xx, and with a plain error when no answer came in time.
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
  };
  const { result } = await inTime(client.execute({ verb, path, headers, ...(body && { body }) }));
  return result;
}

/** One key for all: the SDK would remember each account that was ever tried. Nothing is called with its token. */
const SIGN_IN_KEY = 'sign-in';
/** An answer without a token leaves the SDK with the text 'undefined'. */
const TOKEN = /^\S+ (?!undefined$)\S+$/;

/** Signs in once with an account that is not known yet. Rejects as `callPayPal` does, with 401 for a wrong secret. */
export async function signInToPayPal(credentials: PayPalCredentials, baseUrl: string): Promise<void> {
  const token: unknown = await inTime(clientOf(credentials, baseUrl, SIGN_IN_KEY).fetchAccessToken());
  if (!(token instanceof core.AccessToken) || !TOKEN.test(token.authorizationString())) {
    throw new Error('PayPal gave an answer of an unknown form');
  }
}
