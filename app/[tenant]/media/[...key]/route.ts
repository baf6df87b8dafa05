import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { isObjectKey } from '@/lib/uploads/object-key';
import { STORED_FILE_LIFE } from '@/lib/uploads/object-store';
import { publicStore } from '@/lib/uploads/public-store';

const notFound = () => new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** A public file of this shop. Another shop's key is a 404 here, as is one that was made up. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[tenant]/media/[...key]'>,
): Promise<Response> {
  const { tenant: tenantKey, key: parts } = await params;
  const key = parts.join('/');
  const tenant = await getCachedTenant(tenantKey);
  if (!tenant || parts[0] !== tenant.id || !isObjectKey(key)) {
    return notFound();
  }
  const object = await publicStore()
    .get(key)
    .catch((error: unknown) => {
      logger().error({ event: 'media.failed', tenantId: tenant.id, error });
      return 'failed' as const;
    });
  if (object === 'failed') {
    return new Response(`${messages.upload.previewFailed}\n`, {
      status: 503,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
  if (!object) {
    return notFound();
  }
  return new Response(object.bytes, {
    headers: {
      'Content-Type': object.contentType,
      'Content-Length': String(object.bytes.byteLength),
      // A key is never written twice, so what was fetched once stays right.
      'Cache-Control': `public, max-age=${STORED_FILE_LIFE}, immutable`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
