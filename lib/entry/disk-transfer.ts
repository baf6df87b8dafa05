// Upload and download at signed addresses of the disk store. A valid token is needed and sufficient.
import 'server-only';
import { apiError } from '@/lib/entry/api-error';
import type { TenantId } from '@/lib/ids';
import { keysFor } from '@/lib/secrets/secrets';
import { attachment } from '@/lib/uploads/store/content-disposition';
import type { DiskStore } from '@/lib/uploads/store/disk-store';
import { readFileToken } from '@/lib/uploads/store/stored-file-token';

/**
 * Concurrent transfers of one file. More than one, because after a lost connection a retry can start before the
 * server notices the loss. The limit keeps the holder of a token from writing to the disk over a thousand connections
 * at once.
 */
const MOST_AT_ONCE = 3;
const onTheirWay = new Map<string, number>();

/** Runs `work`, unless too many transfers of this file are running. */
async function unlessCrowded(key: string, work: () => Promise<Response>): Promise<Response> {
  const count = (onTheirWay.get(key) ?? 0) + 1;
  if (count > MOST_AT_ONCE) {
    return apiError('uploads_busy');
  }
  onTheirWay.set(key, count);
  try {
    return await work();
  } finally {
    const left = (onTheirWay.get(key) ?? 1) - 1;
    if (left === 0) {
      onTheirWay.delete(key);
    } else {
      onTheirWay.set(key, left);
    }
  }
}

/** Stores the bytes that a token was signed for, in this shop; 201 when they are stored. */
export async function receiveSigned(
  store: DiskStore,
  tenantId: TenantId,
  { token, request }: { token: string; request: Request },
): Promise<Response> {
  const claim = readFileToken(keysFor('stored-file-token'), 'send', token, Date.now());
  if (!claim.ok) {
    return apiError(claim.error === 'token_expired' ? 'upload_expired' : 'not_found');
  }
  const { key, contentType, byteSize } = claim.value;
  if (!key.startsWith(`${tenantId}/`)) {
    return apiError('not_found');
  }
  const length = request.headers.get('content-length');
  if (request.headers.get('content-type') !== contentType || (length && Number(length) !== byteSize)) {
    return apiError('upload_changed');
  }
  return unlessCrowded(key, async () => {
    const received = await store.receive(claim.value, request.body ?? new Blob([]).stream());
    return received.ok
      ? new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store' } })
      : apiError(received.error);
  });
}

/**
 * Headers of every private file from this server: no type sniffing, and no script in the file can run. A bucket
 * serves its files from its own host, and sends only the signed type, disposition and caching.
 */
export const PRIVATE_FILE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Serves the file that a token was signed for, in this shop; 404 for anything else. */
export async function serveSigned(store: DiskStore, tenantId: TenantId, token: string): Promise<Response> {
  const claim = readFileToken(keysFor('stored-file-token'), 'fetch', token, Date.now());
  if (!claim.ok || !claim.value.key.startsWith(`${tenantId}/`)) {
    return apiError('not_found');
  }
  const { key, fileName, contentType } = claim.value;
  const object = await store.open(key);
  if (object === null) {
    return apiError('not_found');
  }
  return new Response(object.stream, {
    headers: {
      ...PRIVATE_FILE_HEADERS,
      'Content-Type': contentType,
      'Content-Length': String(object.byteSize),
      'Content-Disposition': attachment(fileName),
    },
  });
}
