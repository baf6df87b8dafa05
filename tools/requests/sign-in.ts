import { z } from 'zod';
import { type RawAnswer, type RawRequest, rawRequest } from './raw-request';

export type Credentials = { email: string; password: string };

const csrfReply = z.object({ csrfToken: z.string() });

export type SigningIn = Pick<RawRequest, 'port' | 'host' | 'headers' | 'from'> & {
  /** Cookies that the browser has already. */
  cookies?: ReadonlyMap<string, string>;
};

/**
 * Signs in as the sign-in page does: next-auth's CSRF token, then the credentials. Returns the browser's cookies by
 * name. Rejects if there is no session among them.
 */
export async function signInOverApi(
  { port, host, headers, from, cookies: before = new Map() }: SigningIn,
  { email, password }: Credentials,
): Promise<Map<string, string>> {
  const where = { port, host, ...(from !== undefined && { from }) };
  const first = await rawRequest({
    ...where,
    path: '/api/auth/csrf',
    headers: { ...headers, cookie: cookieHeader(before) },
  });
  const { csrfToken } = csrfReply.parse(JSON.parse(first.body));
  const cookies = new Map([...before, ...cookiesOf(first)]);
  const answer = await rawRequest({
    ...where,
    path: '/api/auth/callback/credentials',
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
      cookie: cookieHeader(cookies),
    },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }).toString(),
  });
  for (const [name, value] of cookiesOf(answer)) {
    cookies.set(name, value);
  }
  if (![...cookiesOf(answer).keys()].some((name) => name.includes('session-token'))) {
    throw new Error(`${email} could not sign in at ${host}: ${answer.status} ${answer.body}`);
  }
  return cookies;
}

/** Cookies as a browser sends them back. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The cookies that an answer sets, by name. */
export const cookiesOf = ({ headers }: RawAnswer): Map<string, string> =>
  new Map(
    (headers['set-cookie'] ?? []).flatMap((line): [string, string][] => {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
