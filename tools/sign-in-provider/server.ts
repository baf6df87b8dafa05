// A stand-in for a sign-in provider on this machine, in the shape of Google's (OpenID Connect): discovery, keys, a page
// to choose an account on, and the exchange of codes. It keeps everything in memory.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { readText, send } from '../stand-in-http';
import { accountForm, subjectOf } from './accounts';
import { choosePage } from './choose-page';
import { type AuthorizationRequest, authorizationRequest, createCodes } from './codes';
import { type Forgery, makeToken, newKeys, publicJwk } from './id-token';

export type SignInProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses that it leads back to, letter for letter. */
  redirectUris: Set<string>;
  /** Makes the next token wrong in this way, for tests. */
  forgeNext: (forgery: Forgery) => void;
  /** Requests by path, for tests of what is cached. */
  requests: ReadonlyMap<string, number>;
  stop: () => Promise<void>;
};

/** Bytes of a form. */
const LONGEST_BODY = 32_768;
/** Seconds. */
const TOKEN_LIFE = 3_600;

const choice = accountForm.extend({ request: z.string() });
const cancelled = z.object({ cancel: z.literal('on'), request: z.string() });
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

/** Starts the stand-in on a port of this machine; 0 picks a free one. */
export async function startSignInProvider(port: number): Promise<SignInProvider> {
  const provider = createProvider();
  const server = createServer((request, response) => {
    provider.answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  provider.open.issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  return Object.assign(provider.open, {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function createProvider() {
  const keys = newKeys('the-stand-ins-key');
  const codes = createCodes();
  const requests = new Map<string, number>();
  let forgery: Forgery = {};
  const open = {
    issuer: '',
    clientId: 'makerfront-demo.apps.example.test',
    clientSecret: 'a-secret-of-the-stand-in-only',
    redirectUris: new Set<string>(),
    requests,
    forgeNext: (next: Forgery) => {
      forgery = next;
    },
  };

  const description = () => ({
    issuer: open.issuer,
    authorization_endpoint: `${open.issuer}/authorize`,
    token_endpoint: `${open.issuer}/token`,
    jwks_uri: `${open.issuer}/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['plain', 'S256'],
  });

  /** The request, if it comes from the client that is registered, and leads back to an address that is. */
  function readRequest(query: string): AuthorizationRequest | null {
    const parsed = authorizationRequest.safeParse(Object.fromEntries(new URLSearchParams(query)));
    return parsed.success &&
      parsed.data.client_id === open.clientId &&
      open.redirectUris.has(parsed.data.redirect_uri)
      ? parsed.data
      : null;
  }

  function leadBack(response: ServerResponse, query: string, answer: Record<string, string>) {
    const request = readRequest(query);
    if (request === null) {
      return send(response, 400, 'text/plain', 'redirect_uri_mismatch, or a request that is not complete');
    }
    const url = new URL(request.redirect_uri);
    for (const [name, value] of Object.entries({ state: request.state, ...answer })) {
      url.searchParams.set(name, value);
    }
    response.writeHead(303, { location: url.href, 'cache-control': 'no-store' });
    response.end();
  }

  function choose(response: ServerResponse, form: Record<string, string>) {
    const no = cancelled.safeParse(form);
    if (no.success) {
      return leadBack(response, no.data.request, { error: 'access_denied' });
    }
    const chosen = choice.safeParse(form);
    const request = chosen.success ? readRequest(chosen.data.request) : null;
    if (!chosen.success || request === null) {
      return send(response, 400, 'text/plain', 'This choice cannot be read');
    }
    const { email, name, verified } = chosen.data;
    const code = codes.give(request, { email, name, isVerified: verified === 'on' });
    leadBack(response, chosen.data.request, { code });
  }

  function giveToken(response: ServerResponse, authorization: string, form: Record<string, string>) {
    const [id, secret] = basicOf(authorization) ?? [form.client_id, form.client_secret];
    const isClient = id === open.clientId && secret === open.clientSecret;
    if (!isClient) {
      return sendJson(response, 401, { error: 'invalid_client' });
    }
    const asked = exchange.safeParse(form);
    const grant =
      asked.success && codes.take(asked.data.code, asked.data.redirect_uri, asked.data.code_verifier);
    if (!grant) {
      return sendJson(response, 400, { error: 'invalid_grant' });
    }
    const now = Math.floor(Date.now() / 1_000);
    const { account, request } = grant;
    const claims = {
      iss: open.issuer,
      azp: open.clientId,
      aud: open.clientId,
      sub: subjectOf(account),
      email: account.email,
      email_verified: account.isVerified,
      name: account.name,
      nonce: request.nonce,
      iat: now,
      exp: now + TOKEN_LIFE,
    };
    const token = makeToken(keys, claims, forgery);
    forgery = {};
    sendJson(response, 200, {
      access_token: 'opens-nothing',
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE,
      id_token: token,
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://provider');
    const call = `${request.method} ${url.pathname}`;
    requests.set(url.pathname, (requests.get(url.pathname) ?? 0) + 1);
    switch (call) {
      case 'GET /.well-known/openid-configuration':
        return sendJson(response, 200, description());
      case 'GET /certs':
        return sendJson(response, 200, { keys: [publicJwk(keys)] });
      case 'GET /authorize':
        return readRequest(url.search) === null
          ? send(response, 400, 'text/plain', 'redirect_uri_mismatch, or a request that is not complete')
          : send(response, 200, 'text/html; charset=utf-8', choosePage(url.search));
      case 'POST /authorize':
        return choose(response, await readForm(request));
      case 'POST /token':
        return giveToken(response, request.headers.authorization ?? '', await readForm(request));
      default:
        return send(response, 404, 'text/plain', 'Not found');
    }
  }
  return { open, answer };
}

/** Id and secret in a header (RFC 6749, 2.3.1): each is encoded as in a form. */
const basicOf = (header: string): string[] | null =>
  header.startsWith('Basic ')
    ? Buffer.from(header.slice(6), 'base64')
        .toString('utf8')
        .split(':')
        .map((text) => decodeURIComponent(text.replaceAll('+', ' ')))
    : null;

const sendJson = (response: ServerResponse, status: number, body: object) =>
  send(response, status, 'application/json', JSON.stringify(body));

/** The fields of a form; none if it is too long. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams((await readText(request, LONGEST_BODY)) ?? ''));
}
