// Turns a hostname into a path: /… becomes /[tenant]/…. Runs on the edge, knows no database, and never
// authorises: every page, action and handler asks for itself.
import { type NextRequest, NextResponse } from 'next/server';
import { developmentHost, normaliseHost, resolveHost } from '@/lib/tenants/hostname';
import { isHttpsSite } from '@/lib/tenants/site-scheme.mjs';

const isHttps = isHttpsSite(process.env);
const REMEMBERED_TENANT = `${isHttps ? '__Host-' : ''}dev_tenant_slug`;
const PLATFORM_PATHS = new Set(['/', '/terms', '/privacy']);
/** For machines, who ask under any hostname. */
const HOSTLESS_PATHS = new Set(['/api/health', '/api/cron/sweep', '/api/cron/reconcile', '/api/cron/mails']);

const domain = (value: string | undefined) => normaliseHost(value ?? null);

/**
 * Whether a call names a cached function instead of a server action. Next gives both an id and would run either;
 * the first bit of the id tells them apart.
 */
const callsCachedFunction = (request: NextRequest) =>
  /^[89a-f]/i.test(request.headers.get('next-action') ?? '');

export default function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (callsCachedFunction(request)) {
    return new NextResponse('There is no such action.\n', { status: 404 });
  }
  // request.url carries the listen address, not the visitor's host. A proxy's word counts only where the
  // operator runs one.
  const forwardedHost = process.env.TRUST_PROXY === '1' ? request.headers.get('x-forwarded-host') : null;
  const host = forwardedHost ?? request.headers.get('host');
  const domains = {
    platformDomain: domain(process.env.PLATFORM_DOMAIN),
    previewDomain: domain(process.env.PREVIEW_DOMAIN),
  };
  const target = resolveHost({
    host,
    tenantParameter: searchParams.get('tenant'),
    rememberedTenant: request.cookies.get(REMEMBERED_TENANT)?.value ?? null,
    ...domains,
  });
  if (target.kind === 'invalid') {
    console.warn(`refused a host that cannot be one: ${JSON.stringify(host?.slice(0, 100) ?? null)}`);
    return new NextResponse('This is not a valid host name.\n', { status: 400 });
  }

  const headers = new Headers(request.headers);
  headers.set('x-request-id', crypto.randomUUID());
  headers.set('x-tenant-host', target.kind === 'tenant' ? target.key : '');
  // Where a visitor who must sign in first wanted to go. A hint for the guard, which checks it again.
  headers.set('x-request-path', `${pathname}${request.nextUrl.search}`);
  // Sign-in and the origin check of server actions read this one; without a proxy of ours anyone can send it.
  headers.set('x-forwarded-host', host ?? '');
  const response = respond(request, target, pathname, headers);

  const normalised = normaliseHost(host);
  if (searchParams.has('tenant') && normalised && developmentHost(normalised, domains)) {
    remember(response, target.kind === 'tenant' ? target.key : null);
  }
  return response;
}

function respond(
  request: NextRequest,
  target: { kind: 'platform' } | { kind: 'tenant'; key: string },
  pathname: string,
  headers: Headers,
): NextResponse {
  if (HOSTLESS_PATHS.has(pathname)) {
    return NextResponse.next({ request: { headers } });
  }
  if (target.kind === 'platform') {
    return PLATFORM_PATHS.has(pathname)
      ? NextResponse.next({ request: { headers } })
      : NextResponse.redirect(new URL('/', request.url));
  }
  const url = request.nextUrl.clone();
  url.pathname = `/${target.key}${pathname === '/' ? '' : pathname}`;
  return NextResponse.rewrite(url, { request: { headers } });
}

/** Makes `?tenant=` stick in this browser; an empty one lets go again. */
function remember(response: NextResponse, slug: string | null): void {
  if (slug === null) {
    // Not delete(), which says nothing of Secure: a browser refuses a __Host- cookie without it, also to end one.
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

// Everything but Next's own files and the few of public/. A pattern for "anything with a dot" would let
// /quietloom.test through to the [tenant] segment on any host.
export const config = { matcher: '/((?!_next/|icon\\.svg$|robots\\.txt$).*)' };
