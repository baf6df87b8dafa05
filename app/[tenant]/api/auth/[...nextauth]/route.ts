import { after, type NextRequest } from 'next/server';
import { tellOfNewDevice } from '@/lib/auth/new-device/tell-of-new-device';
import { sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { authOptions } from '@/lib/auth/sign-in/auth-options';
import { runNextAuth } from '@/lib/auth/sign-in/run-next-auth';
import { visitorWith } from '@/lib/auth/visitor';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { env } from '@/lib/env';
import { readBytes } from '@/lib/http/read-bytes';
import { isFromOwnPage, isSameOrigin } from '@/lib/http/same-origin';
import { readCookie, type SiteCookie, setCookieHeader } from '@/lib/http/site-cookies';
import { isHttpsSite } from '@/lib/http/site-scheme';
import { deviceOf } from '@/lib/limits/request-device';
import { logger, withLogContext } from '@/lib/log';
import { apiSentences } from '@/lib/messages/en/api';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';

type AuthContext = RouteContext<'/[tenant]/api/auth/[...nextauth]'>;

/** The parts of next-auth that our pages use. All its other addresses do not exist here. */
const ACTIONS = {
  GET: ['csrf', 'providers', 'session'],
  POST: ['callback/credentials', 'signout'],
} as const;

/** Bytes: an address of 254 and a password of 1,000 characters, each percent-encoded at its longest, and the token. */
const LONGEST_FORM = 16 * 1024;

/** next-auth on every shop's hostname: sign-in, sign-out, and the CSRF tokens. */
const handler =
  (method: 'GET' | 'POST') =>
  async (request: NextRequest, context: AuthContext): Promise<Response> => {
    const { tenant: tenantKey, nextauth: action } = await context.params;
    if (!ACTIONS[method].some((known) => known === action.join('/'))) {
      return apiError('not_found');
    }
    const isOrigin = method === 'GET' ? isSameOrigin : isFromOwnPage;
    if (!isOrigin(request.headers, env().TRUST_PROXY === '1')) {
      return apiError('forbidden_origin');
    }
    const requestId = request.headers.get('x-request-id') ?? undefined;
    return withLogContext({ requestId }, async () => {
      try {
        const tenant = await getCachedTenant(tenantKey);
        return tenant === null
          ? apiError('store_not_found')
          : await answer(tenant, request, { method, action });
      } catch (error) {
        logger().error({ event: 'auth.crashed', error });
        return apiError('store_unavailable');
      }
    });
  };

async function answer(
  tenant: Tenant,
  request: NextRequest,
  { method, action }: { method: 'GET' | 'POST'; action: string[] },
): Promise<Response> {
  const { headers } = request;
  if (action[0] === 'session') {
    return sessionAnswer(tenant, headers);
  }
  const form = method === 'POST' ? await readForm(request) : {};
  if (form instanceof Response) {
    return form;
  }
  const marks: SiteCookie[] = [];
  const options = authOptions(tenant, {
    device: deviceOf(headers),
    readCookie: (name) => readCookie(headers, name),
    signedIn({ mark, isNewDevice, ...signedIn }) {
      if (mark !== null) {
        marks.push(mark);
      }
      if (isNewDevice) {
        after(() => tellOfNewDevice(tenant, signedIn, headers));
      }
    },
  });
  const cookies = Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]));
  const response = await runNextAuth(
    { action, method, origin: originOf(headers), cookies, body: form },
    options,
  );
  for (const mark of marks) {
    response.headers.append('Set-Cookie', setCookieHeader(mark));
  }
  return response;
}

/** The form of a POST, or a refusal if none of our pages sends such a form. */
async function readForm(request: NextRequest): Promise<Record<string, string> | Response> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return apiError('unsupported_media_type', { message: apiSentences.sendForm });
  }
  const bytes = await readBytes(request, LONGEST_FORM);
  return bytes.ok
    ? Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes.value)))
    : apiError(bytes.error);
}

/** The session in next-auth's own form, if it is a session of this shop and has not ended. */
async function sessionAnswer(tenant: Tenant, headers: Headers): Promise<Response> {
  const visitor = await visitorWith(tenant.id, readCookie(headers, sessionCookie().name));
  if (visitor.kind !== 'signed_in') {
    return apiAnswer({});
  }
  const { name, email, accessExpiresAt } = visitor;
  return apiAnswer({ user: { name, email }, expires: accessExpiresAt.toISOString() });
}

/**
 * The origin of a request. The host comes from the middleware, which overwrites what the client sent; the scheme comes
 * from the configuration.
 */
const originOf = (headers: Headers): URL =>
  new URL(
    `${isHttpsSite(env()) ? 'https' : 'http'}://${headers.get('x-forwarded-host') ?? headers.get('host')}`,
  );

export const GET = handler('GET');
export const POST = handler('POST');
