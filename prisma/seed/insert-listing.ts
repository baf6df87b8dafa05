import type { Database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import type { DemoProduct, DemoShop } from './catalogue/types';

/** What search engines and buyers in the EU are told of a demo shop. */
export async function insertListing(db: Database, tenantId: TenantId, { listing }: DemoShop): Promise<void> {
  if (listing) {
    await db.shopListing.create({ data: { tenantId, ...listing } });
  }
}

type Inserted = { id: string; tenantId: string };

/** Words for a demo product's picture, its further pictures, and its warnings. `storePicture` answers an address. */
export async function insertProductDetails(
  db: Database,
  { id: productId, tenantId }: Inserted,
  { pictureWords, furtherPictures = [], warnings }: DemoProduct,
  storePicture: (drawing: string) => Promise<string>,
): Promise<void> {
  if (pictureWords) {
    // A trigger has made the row.
    await db.productPicture.updateMany({ where: { tenantId, productId }, data: { alt: pictureWords } });
  }
  for (const [index, { drawing, words }] of furtherPictures.entries()) {
    const imageUrl = await storePicture(drawing);
    await db.productPicture.create({
      data: { tenantId, productId, position: index + 1, imageUrl, alt: words },
    });
  }
  if (warnings) {
    await db.productListing.create({ data: { tenantId, productId, warnings } });
  }
}
