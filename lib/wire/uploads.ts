import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import { post } from './contract';
import { byName, count, flag, nullable, object, text, word } from './shape';

const claim = { file_name: text, content_type: text, byte_size: count, sha256: text };

/** Where to send the bytes of a file, and with which headers. */
export const signedAddress = object({
  upload_id: text,
  method: text,
  url: text,
  headers: byName(text),
  expires_at: text,
});

/** Signs an address for a shopper's file. */
export const startUploadCall = post(
  '/api/uploads',
  object({ kind: word({ logo: true, roster: true } satisfies Record<UploadKind, true>), ...claim }),
  signedAddress,
  201,
);

/** Checks an uploaded file. Idempotent: a repeat gives the same answer. */
export const completeUploadCall = post(
  '/api/uploads/complete',
  object({ upload_id: text }),
  object({
    upload: object({
      id: text,
      kind: text,
      name: text,
      sha256: text,
      byte_size: count,
      content_type: text,
      width: nullable(count),
      height: nullable(count),
      has_transparency: nullable(flag),
      preview_url: nullable(text),
    }),
  }),
);

/** Signs an address for a shop's own picture. */
export const startPictureCall = post(
  '/api/admin/pictures',
  object({
    kind: word({ product_picture: true, shop_logo: true } satisfies Record<PictureKind, true>),
    ...claim,
  }),
  signedAddress,
  201,
);

/** Turns an uploaded picture into the sizes that pages show; then a product or the shop can be saved with it. */
export const completePictureCall = post(
  '/api/admin/pictures/complete',
  object({ upload_id: text }),
  object({ upload_id: text, url: text }),
);
