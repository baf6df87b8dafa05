import 'server-only';
import { apiError } from '@/lib/entry/api-error';
import { previewKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { PRIVATE_FILE_HEADERS } from './disk-transfer';

/** Serves a logo's preview: a WebP that we made, never the shopper's own bytes. */
export async function servePreview(objectKey: string): Promise<Response> {
  const object = await privateStore().get(previewKey(objectKey));
  return object
    ? new Response(object.bytes, {
        headers: {
          ...PRIVATE_FILE_HEADERS,
          'Content-Type': 'image/webp',
        },
      })
    : apiError('not_found');
}
