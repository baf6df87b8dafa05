import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import { post } from './contract';
import { byName, count, flag, nullable, object, text, word } from './shape';

const claim = { file_name: text, content_type: text, byte_size: count, sha256: text };

/** Where the bytes of a file go, and with which headers. */
export const signedAddress = object({
  upload_id: text,
  method: text,
  url: text,
  headers: byName(text),
  expires_at: text,
});

/** Signs for a shopper's file. */
export const startUploadCall = post(
  '/api/uploads',
  object({ kind: word({ logo: true, roster: true } satisfies Record<UploadKind, true>), ...claim }),
  signedAddress,
  201,
);

/** Checks a file that has been sent; the same answer however often it is asked. */
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

/** Signs for a picture of the shop's own. */
export const startPictureCall = post(
  '/api/admin/pictures',
  object({
    kind: word({ product_picture: true, shop_logo: true } satisfies Record<PictureKind, true>),
    ...claim,
  }),
  signedAddress,
  201,
);

/** Makes a picture that has been sent into what pages show, once a product or the shop is saved with it. */
export const completePictureCall = post(
  '/api/admin/pictures/complete',
  object({ upload_id: text }),
  object({ upload_id: text, url: text }),
);
