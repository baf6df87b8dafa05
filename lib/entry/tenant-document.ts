import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { logger, withLogContext } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';

type Options = {
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

/** A GET handler of a document that machines read, such as a shop's sitemap; 503 if it cannot be made now. */
export const tenantDocument =
  ({ contentType, write }: Options) =>
  async (request: Request, { params }: { params: Promise<{ tenant: string }> }): Promise<Response> => {
    const { tenant: key } = await params;
    const requestId = request.headers.get('x-request-id') ?? undefined;
    try {
      const tenant = await getCachedTenant(key);
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
