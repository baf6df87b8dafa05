import { setCookieHeader, siteCookieName } from '@/lib/http/site-cookies';
import { PREVIEW_COOKIE, readTenantKey, tenantKeyAt } from '@/lib/tenants/hosts/tenant-key';
import { isPreviewKey } from '@/lib/tenants/state/preview-key';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';

/** Seconds: long enough to look over a shop before it opens. */
const PREVIEW_LIFE = 30 * 24 * 3_600;

/**
 * The preview link of a draft: leaves its key in the browser, and leads to the storefront. Any other key leads there too,
 * so that the answer says nothing of a draft that it does not open.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[tenant]/preview/[key]'>,
): Promise<Response> {
  const { tenant: tenantKey, key } = await params;
  const { host } = readTenantKey(tenantKey);
  const tenant = await getCachedTenant(tenantKeyAt(host, { kind: 'staff' })).catch(() => null);
  const headers = new Headers({
    Location: '/',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  if (tenant !== null && isPreviewKey(tenant, key)) {
    headers.append(
      'Set-Cookie',
      setCookieHeader({ name: siteCookieName(PREVIEW_COOKIE), value: key, maxAge: PREVIEW_LIFE }),
    );
  }
  return new Response(null, { status: 303, headers });
}
