// Maps the hostname to a path: /… becomes /[tenant]/…. Runs on the edge without a database, and never authorises:
// every page, action and handler checks access itself.
import { type NextRequest, NextResponse } from 'next/server';
import { ACTION_ID, areArguments, areArgumentsInParts, isPlainForm } from '@/lib/http/action-body';
import { requestIdOf } from '@/lib/http/request-id.mjs';
import { HOSTLESS_PATHS, PLATFORM_PATHS, PLATFORM_TENANT_PATHS, STAFF_PATHS } from '@/lib/http/routes.mjs';
import { hasTooManyParameters } from '@/lib/http/search-limits.mjs';
import { NO_PAGE_POLICY, transportSecurity } from '@/lib/http/security-headers.mjs';
import { isHttpsSite } from '@/lib/http/site-scheme.mjs';
import { userAgentFor } from '@/lib/http/whole-pages.mjs';
import { domainsOf, hostOf, hostTargetOf, rememberedTenantCookie } from '@/lib/tenants/hosts/host-target-of';
import { developmentHost, type HostTarget, normaliseHost } from '@/lib/tenants/hosts/hostname';
import { type Door, PREVIEW_COOKIE, PREVIEW_KEY, tenantKeyAt } from '@/lib/tenants/hosts/tenant-key';
import { PLATFORM_KEY } from '@/lib/tenants/platform-tenant';

const isHttps = isHttpsSite(process.env);
const REMEMBERED_TENANT = rememberedTenantCookie(process.env);
const PREVIEW = `${isHttps ? '__Host-' : ''}${PREVIEW_COOKIE}`;

const refused = (status: number, sentence: string) =>
  new NextResponse(`${sentence}\n`, {
    status,
    headers: { 'Content-Security-Policy': NO_PAGE_POLICY, 'Cache-Control': 'no-store' },
  });

/** Whether a call's id is not one of a server action. */
function callsNoAction(request: NextRequest): boolean {
  const id = request.headers.get('next-action');
  return id !== null && !ACTION_ID.test(id);
}

/**
 * Whether an action is called with a body type that our pages never send. Next would render a page for it, and log an
 * error.
 */
const isUnreadableCall = (request: NextRequest) =>
  request.headers.has('next-action') &&
  !/^\s*(text\/plain|multipart\/form-data)\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

/** Next's own files and those of public/: read-only. */
const isFile = (pathname: string) => /^\/(_next\/.*|icon\.svg)$/.test(pathname);

const isInParts = (request: NextRequest) =>
  /^\s*multipart\//i.test(request.headers.get('content-type') ?? '');

/**
 * Whether a multipart form is sent to a page that has none: all but the landing page and a shop's contact page. Next reads
 * ids of actions and of cached functions from its fields; `isPlainForm` lets no cached function through.
 */
const isForeignForm = (request: NextRequest, target: HostTarget) =>
  isInParts(request) &&
  request.nextUrl.pathname !==
    (target.kind === 'platform' ? '/' : target.kind === 'tenant' ? '/contact' : null);

/**
 * Whether an action is called from another host's page, or from an invalid origin. Next crashes on such a call, and
 * logs it.
 */
function isCallFromElsewhere(request: NextRequest, host: string | null): boolean {
  const origin = request.headers.get('origin');
  return (
    (request.headers.has('next-action') || isInParts(request)) &&
    origin !== null &&
    !(URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
  );
}

/** Whether an action's body can be parsed. The body is complete here: Next buffers it for the middleware. */
async function isReadable(request: NextRequest): Promise<boolean> {
  const isCall = request.headers.has('next-action');
  const body = request.clone();
  try {
    if (!isInParts(request)) {
      return areArguments(await body.text());
    }
    const form = await body.formData();
    return isCall ? areArgumentsInParts(form) : isPlainForm(form);
  } catch {
    // Not a form, despite its header.
    return false;
  }
}

/** Asynchronous only for a call with a body, which must be read. */
export default function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const response = secured(route(request));
  const isCall = request.headers.has('next-action') || isInParts(request);
  if (!isCall || request.body === null || response.status >= 400) {
    return response;
  }
  return isReadable(request).then((isRead) =>
    isRead ? response : secured(refused(400, 'What was sent cannot be read.')),
  );
}

function secured(response: NextResponse): NextResponse {
  const transport = transportSecurity(process.env);
  if (transport) {
    response.headers.set('Strict-Transport-Security', transport);
  }
  return response;
}

function route(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (isFile(pathname)) {
    return ['GET', 'HEAD'].includes(request.method)
      ? NextResponse.next()
      : refused(405, 'There is nothing to be sent here.');
  }
  if (hasTooManyParameters(request.nextUrl.search)) {
    return refused(400, 'This address asks for too much at once.');
  }
  if (callsNoAction(request)) {
    return refused(404, 'There is no such action.');
  }
  if (isUnreadableCall(request)) {
    return refused(415, 'No action is called like this.');
  }
  // request.url contains the listen address, not the visitor's host.
  const host = hostOf(request.headers, process.env);
  const rememberedTenant = request.cookies.get(REMEMBERED_TENANT)?.value ?? null;
  const target = hostTargetOf({ headers: request.headers, searchParams, rememberedTenant }, process.env);
  if (target.kind === 'invalid') {
    console.warn(`refused a host that cannot be one: ${JSON.stringify(host?.slice(0, 100) ?? null)}`);
    return refused(400, 'This is not a valid host name.');
  }
  if (isForeignForm(request, target)) {
    return refused(415, 'No form is sent in parts here.');
  }
  if (isCallFromElsewhere(request, host)) {
    return refused(403, 'This was not sent by a page of this site.');
  }

  const headers = new Headers(request.headers);
  // The server in front of Next has set it, whatever was sent. Vercel has no such server.
  headers.set('x-request-id', requestIdOf(headers.get('x-request-id'), process.env.VERCEL === undefined));
  headers.set('user-agent', userAgentFor(pathname, headers.get('user-agent')));
  headers.set('x-tenant-host', tenantKeyOf(target, request));
  // The page that the visitor wanted before signing in. A hint for the guard, which validates it.
  headers.set('x-request-path', `${pathname}${request.nextUrl.search}`);
  // Sign-in and the origin check of server actions read this header; without our proxy any client can send it.
  headers.set('x-forwarded-host', host ?? '');
  const response = respond(request, target, pathname, headers);

  const normalised = normaliseHost(host);
  if (searchParams.has('tenant') && normalised && developmentHost(normalised, domainsOf(process.env))) {
    remember(response, target.kind === 'tenant' ? target.key : null);
  }
  return response;
}

/** What a request's preview link left in this browser; nothing here knows whether it opens the shop. */
function doorOf({ cookies, nextUrl }: NextRequest): Door {
  if (STAFF_PATHS.test(nextUrl.pathname)) {
    return { kind: 'staff' };
  }
  const key = cookies.get(PREVIEW)?.value;
  return key !== undefined && PREVIEW_KEY.test(key) ? { kind: 'preview', key } : { kind: 'public' };
}

/** The tenant of a page: the platform has pages of its own tenant, and pages of none. */
function tenantKeyOf(target: HostTarget, request: NextRequest): string {
  if (target.kind === 'tenant') {
    return tenantKeyAt(target.key, doorOf(request));
  }
  const { pathname } = request.nextUrl;
  return target.kind === 'platform' && PLATFORM_TENANT_PATHS.test(pathname) ? PLATFORM_KEY : '';
}

function respond(
  request: NextRequest,
  target: Exclude<HostTarget, { kind: 'invalid' }>,
  pathname: string,
  headers: Headers,
): NextResponse {
  if (HOSTLESS_PATHS.includes(pathname)) {
    return NextResponse.next({ request: { headers } });
  }
  const key = tenantKeyOf(target, request);
  if (key === '') {
    return PLATFORM_PATHS.includes(pathname)
      ? NextResponse.next({ request: { headers } })
      : NextResponse.redirect(new URL(pathname === '/admin' ? '/platform' : '/', request.url));
  }
  const url = request.nextUrl.clone();
  url.pathname = `/${key}${pathname === '/' ? '' : withoutName(pathname)}`;
  const response = NextResponse.rewrite(url, { request: { headers } });
  if (target.kind === 'tenant' && doorOf(request).kind === 'preview') {
    // For this browser alone: what it sees may be a draft.
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  return response;
}

/**
 * The address of a product without its name, which is for people: the id alone finds it. So strangers who invent names
 * make no further pages for the cache.
 */
const withoutName = (pathname: string) => pathname.replace(/^(\/product\/[^/]+)\/[^/]+$/, '$1');

/** Remembers the shop of `?tenant=` in this browser; forgets it for an empty value. */
function remember(response: NextResponse, slug: string | null): void {
  if (slug === null) {
    // Not delete(), which omits Secure: a browser ignores changes to a __Host- cookie without it, even its deletion.
    response.cookies.set(REMEMBERED_TENANT, '', {
      path: '/',
      sameSite: 'lax',
      expires: new Date(0),
      secure: isHttps,
    });
  } else {
    response.cookies.set(REMEMBERED_TENANT, slug, {
      path: '/',
      sameSite: 'lax',
      maxAge: 30 * 24 * 3600,
      secure: isHttps,
    });
  }
}

// Everything except Next's own files, the few of public/, and the address of file uploads (lib/http/routes.mjs). A
// pattern for "anything with a dot" would let /quietloom.test through to the [tenant] segment on any host. A path
// below /_next/ that is not a file leads to that segment too, where an action would run without the checks above; so
// requests to it that look like a call are matched as well.
export const config = {
  matcher: [
    '/((?!_next/|icon\\.svg$|api/uploads/bytes/[^/]+$).*)',
    { source: '/(_next/.*|icon\\.svg)', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/(_next/.*|icon\\.svg)', has: [{ type: 'header', key: 'content-type' }] },
  ],
};
