import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import { apiSentences } from '@/lib/messages/en/api';
import { ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { derivationOf, derivePicture } from '@/lib/uploads/pictures/derive-picture';
import { isObjectKey, logoOfIcon, mediaUrl } from '@/lib/uploads/store/object-key';
import { STORED_FILE_LIFE, type StoredObject } from '@/lib/uploads/store/object-store';
import { publicStore } from '@/lib/uploads/store/public-store';

const notFound = () =>
  new Response(`${apiSentences.notFound}\n`, { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** Not available yet, or not at the moment: never cached, and to be requested again. */
const unavailable = (headers: Record<string, string> = {}) =>
  new Response(`${messages.upload.previewFailed}\n`, {
    status: 503,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });

/** Seconds after which a picture in the queue should be done. */
const BUSY_SECONDS = '5';

/** An object of the shop; sizes and icons are made at the first request for them. Only the shop's logo has icons. */
async function find({ id, logoUrl }: Tenant, key: string): Promise<Result<StoredObject | null, 'busy'>> {
  const object = await publicStore().get(key);
  const derivation = object === null ? derivationOf(key) : null;
  if (derivation === null || (logoOfIcon(key) && mediaUrl(derivation.sourceKey) !== logoUrl)) {
    return ok(object);
  }
  return derivePicture(id, key, derivation);
}

/** A public file of this shop. Another shop's key is a 404 here, and so is an invented one. */
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
  const found = await find(tenant, key).catch((error: unknown) => {
    logger().error({ event: 'media.failed', tenantId: tenant.id, error });
    return 'failed' as const;
  });
  if (found === 'failed') {
    return unavailable();
  }
  if (!found.ok) {
    return unavailable({ 'Retry-After': BUSY_SECONDS });
  }
  const object = found.value;
  if (!object) {
    return notFound();
  }
  return new Response(object.bytes, {
    headers: {
      'Content-Type': object.contentType,
      'Content-Length': String(object.bytes.byteLength),
      // The object of a key never changes, so it can be cached forever.
      'Cache-Control': `public, max-age=${STORED_FILE_LIFE}, immutable`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
