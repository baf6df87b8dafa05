// Which web pages' scripts may call a shop for its own app: those that its owner has listed. Apps that are no web pages
// send no origin, and no cookie has a meaning here.
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import type { Tenant } from '@/lib/tenants/tenant';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'authorization, content-type, apikey, x-client-info, x-supabase-api-version, x-requester-id';
const EXPOSED = 'x-supabase-api-version';
/** Seconds that a browser remembers what it was allowed. */
const REMEMBERED = '600';

type Allowed = Pick<Tenant, 'appOrigins'>;

const listed = ({ appOrigins }: Allowed, headers: Pick<Headers, 'get'>): string | null =>
  appOrigins.find((origin) => origin === headers.get('origin')) ?? null;

/** Whether a request comes from no web page, from one of the shop's own or from one that is listed. */
export const mayCall = (tenant: Allowed, headers: Headers): boolean =>
  listed(tenant, headers) !== null || isSameOrigin(headers, env().TRUST_PROXY === '1');

/** Lets the script of a listed page read the answer. */
export function withCors(tenant: Allowed, headers: Pick<Headers, 'get'>, response: Response): Response {
  response.headers.append('Vary', 'Origin');
  const origin = listed(tenant, headers);
  if (origin !== null) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', EXPOSED);
  }
  return response;
}

/** The answer to a browser that asks first. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': HEADERS,
      'Access-Control-Max-Age': REMEMBERED,
    },
  });
