import { z } from 'zod';
import { adminHandler } from '@/lib/http/admin-handler';
import { apiAnswer, apiError } from '@/lib/http/api-error';
import { atHost } from '@/lib/http/at-host';
import { readBytes } from '@/lib/http/read-bytes';
import { messages } from '@/lib/messages';
import { HEAVIEST_PICTURE } from '@/lib/uploads/picture-rules';
import { storePicture } from '@/lib/uploads/store-picture';

const parameters = z.object({
  kind: z.enum(['product_picture', 'shop_logo']),
  name: z.string().max(1_000).default(''),
});

/**
 * Takes a picture: its bytes are the body, what it is for and the name of its file are in the query. Answers
 * `{upload_id, url}`; nothing shows the picture until a product or the shop is saved with it.
 */
export const POST = atHost(
  adminHandler<{ params: Promise<{ tenant: string }> }>(
    messages.product.imageFailed,
    async (admin, request) => {
      const query = parameters.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success) {
        return apiError('invalid_input', { message: 'Say what the picture is for.' });
      }
      const bytes = await readBytes(request, HEAVIEST_PICTURE);
      if (!bytes.ok) {
        return apiError(bytes.error === 'body_too_large' ? 'image_too_heavy' : bytes.error);
      }
      const { kind, name: fileName } = query.data;
      const stored = await storePicture(admin.tenant.id, { bytes: bytes.value, fileName, kind });
      return stored.ok
        ? apiAnswer({ upload_id: stored.value.uploadId, url: stored.value.url }, 201)
        : apiError(stored.error);
    },
  ),
);
