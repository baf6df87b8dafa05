// CORS for a shop's own app: only the web pages that its owner has listed may call. Native apps send no
// Origin header, and cookies have no meaning here.
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import type { Tenant } from '@/lib/tenants/tenant';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'authorization, content-type, apikey, x-client-info, x-supabase-api-version, x-requester-id';
const EXPOSED = 'x-supabase-api-version';
/** Seconds for which a browser caches the permission. */
const REMEMBERED = '600';

type Allowed = Pick<Tenant, 'appOrigins'>;

const listed = ({ appOrigins }: Allowed, headers: Pick<Headers, 'get'>): string | null =>
  appOrigins.find((origin) => origin === headers.get('origin')) ?? null;

/** Whether a request has no origin, the shop's own, or a listed one. */
export const mayCall = (tenant: Allowed, headers: Headers): boolean =>
  listed(tenant, headers) !== null || isSameOrigin(headers, env().TRUST_PROXY === '1');

/** Lets a listed page's script read the response. */
export function withCors(tenant: Allowed, headers: Pick<Headers, 'get'>, response: Response): Response {
  response.headers.append('Vary', 'Origin');
  const origin = listed(tenant, headers);
  if (origin !== null) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', EXPOSED);
  }
  return response;
}

/** The response to a preflight request. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': HEADERS,
      'Access-Control-Max-Age': REMEMBERED,
    },
  });
