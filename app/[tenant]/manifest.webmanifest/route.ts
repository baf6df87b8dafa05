import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { manifestIcons } from '@/lib/tenants/theme/shop-icons';

const LIFE = 3_600;

/** The web app manifest: the shop's name and icon for a home screen. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[tenant]/manifest.webmanifest'>,
): Promise<Response> {
  const tenant = await getCachedTenant((await params).tenant).catch(() => 'away' as const);
  if (tenant === null || tenant === 'away') {
    return new Response(null, {
      status: tenant === null ? 404 : 503,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
  const manifest = {
    name: tenant.name,
    short_name: tenant.name,
    ...(tenant.description && { description: tenant.description }),
    start_url: '/',
    // A shop is a web site: it opens in a tab, with an address that people can share.
    display: 'browser',
    theme_color: tenant.primaryColor,
    background_color: '#faf8f4',
    icons: manifestIcons(tenant.logoUrl),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': `public, max-age=${LIFE}` },
  });
}
