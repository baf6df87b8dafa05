import 'server-only';
import type { TakeUpload } from '@/lib/catalog/options/save-variants';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { mediaUrl } from '@/lib/uploads/store/object-key';
import { CENTRE } from './picture-rules';
import { type ProductPictureView, pictureColumns } from './picture-views';
import type { PictureItem, PicturesInput } from './pictures-input';

/** A picture to store; without an id for a new one. */
export type ChosenPicture = Omit<ProductPictureView, 'id'> & { id?: string };

/** The pictures of a product, in its order. */
export const readPictures = (
  db: Database,
  tenantId: TenantId,
  productId: string,
): Promise<ProductPictureView[]> =>
  db.productPicture.findMany({ where: { tenantId, productId }, ...pictureColumns });

/**
 * The pictures after a save, in their order; marks new uploads as used. `picture_gone` for an upload of another shop,
 * of another kind, or one that was deleted, and for a picture that the product does not have.
 */
export async function choosePictures(
  db: Database,
  tenantId: TenantId,
  input: PicturesInput,
  current: readonly ProductPictureView[],
): Promise<Result<readonly ChosenPicture[], 'picture_gone'>> {
  if (input === 'keep') {
    return ok(current);
  }
  if (input === 'remove') {
    return ok([]);
  }
  const items = Array.isArray(input) ? input : [{ ...input, alt: '', ...CENTRE }];
  const chosen: ChosenPicture[] = [];
  for (const item of items) {
    const picture = 'id' in item ? keep(item, current) : await takeUpload(db, tenantId, item);
    if (picture === null) {
      return err('picture_gone');
    }
    chosen.push(picture);
  }
  return ok(chosen);
}

type Kept = Extract<PictureItem, { id: string }>;

function keep(
  { id, alt, focalX, focalY }: Kept,
  current: readonly ProductPictureView[],
): ChosenPicture | null {
  const known = current.find((picture) => picture.id === id.toLowerCase());
  return known ? { ...known, alt, focalX, focalY } : null;
}

async function takeUpload(
  db: Database,
  tenantId: TenantId,
  { uploadId, alt, focalX, focalY }: Exclude<PictureItem, Kept>,
): Promise<ChosenPicture | null> {
  // The row stays locked until the save commits, so that a running removal waits and then sees it.
  const [upload] = await db.upload.updateManyAndReturn({
    where: { tenantId, id: uploadId, kind: 'product_picture', completedAt: { not: null } },
    data: { attachedAt: new Date() },
    select: { objectKey: true, width: true, height: true },
  });
  if (!upload) {
    return null;
  }
  const { objectKey, width, height } = upload;
  return { imageUrl: mediaUrl(objectKey), alt, focalX, focalY, width, height };
}

/** How the options of a product take their pictures: the address of an upload. */
export const takePicture =
  (db: Database, tenantId: TenantId): TakeUpload =>
  async (uploadId) =>
    (await takeUpload(db, tenantId, { uploadId, alt: '', ...CENTRE }))?.imageUrl ?? null;

/**
 * Writes a product's pictures anew, in this order. The caller keeps the product's `imageUrl`, the first of them, in
 * step.
 */
export async function writePictures(
  db: Database,
  tenantId: TenantId,
  productId: string,
  pictures: readonly ChosenPicture[],
): Promise<void> {
  await db.productPicture.deleteMany({ where: { tenantId, productId } });
  await db.productPicture.createMany({
    data: pictures.map((picture, position) => ({ ...picture, tenantId, productId, position })),
  });
}

/** The addresses of all pictures that a product or a variant of it shows. */
export async function picturesInUse(
  db: Database,
  tenantId: TenantId,
  productId: string,
): Promise<Set<string>> {
  const pictures = await readPictures(db, tenantId, productId);
  const variants = await db.productVariant.findMany({
    where: { tenantId, productId, imageUrl: { not: null } },
    select: { imageUrl: true },
    distinct: ['imageUrl'],
  });
  return new Set([...pictures, ...variants].flatMap(({ imageUrl }) => imageUrl ?? []));
}
