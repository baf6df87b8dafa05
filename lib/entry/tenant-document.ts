import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { logger, withLogContext } from '@/lib/log';
import { getMovedTo } from '@/lib/tenants/moved-shop.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';

type Options = {
  /** Where shoppers' hosts have it, for a host that leads to another. */
  path: string;
  contentType: string;
  /** The document; null for a 404. `tenant` is null at a host that shows no shop. */
  write: (tenant: Tenant | null, request: Request) => Promise<string | null>;
};

const MAX_AGE = 3_600;

const empty = (status: number) =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) },
  });

/** As a page of the shop does there. Not for ever: a former name can be taken back. */
const permanentRedirect = (url: URL) =>
  new Response(null, { status: 308, headers: { Location: url.href, 'Cache-Control': `max-age=${MAX_AGE}` } });

/**
 * A GET handler of a document that machines read, such as a shop's sitemap; 503 if it cannot be made now. A former name of
 * a shop leads to its present one.
 */
export const tenantDocument =
  ({ path, contentType, write }: Options) =>
  async (request: Request, { params }: { params: Promise<{ tenant: string }> }): Promise<Response> => {
    const { tenant: key } = await params;
    const requestId = request.headers.get('x-request-id') ?? undefined;
    try {
      const tenant = await getCachedTenant(key);
      const movedTo = tenant === null ? await getMovedTo(key) : null;
      if (movedTo !== null) {
        return permanentRedirect(new URL(`${path}${new URL(request.url).search}`, movedTo));
      }
      const text = await withLogContext({ requestId, ...(tenant && { tenantId: tenant.id }) }, () =>
        write(tenant, request),
      );
      return text === null
        ? empty(404)
        : new Response(text, {
            headers: {
              'Content-Type': contentType,
              'Cache-Control': tenant?.isPreview ? 'private, no-store' : `public, max-age=${MAX_AGE}`,
            },
          });
    } catch (error) {
      unstable_rethrow(error);
      logger().error(
        { event: 'request.crashed', requestId, tenantKey: key, error },
        'a document was not made',
      );
      return empty(503);
    }
  };
