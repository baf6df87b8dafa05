import { beforeEach, describe, expect, it, vi } from 'vitest';
import { duplicateProduct } from '@/lib/catalog/products/duplicate-product';
import { createProduct, deleteProduct, updateProduct } from '@/lib/catalog/products/products.commands';
import { getProduct } from '@/lib/catalog/products/products.queries';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { drawPicture, emptyStore, storedPicture } from '@/lib/testing/rows/pictures';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { type PicturesInput, picturesInput } from './pictures-input';

let store: ObjectStore;
let files: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

let tenant: Tenant;
let neighbour: Tenant;
const bytes = await drawPicture(90, 60);
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
  ({ store, files } = await emptyStore());
});

const upload = (owner = tenant) =>
  storedPicture(owner.id, { bytes, fileName: 'mug.png', kind: 'product_picture' });
/** What the names of all files of a picture begin with. */
const stemOf = (url = '') => url.slice(url.lastIndexOf('/') + 1, url.indexOf('-1280'));
const words = { alt: '', focalX: 50, focalY: 50 };

async function productWith(picture: PicturesInput, owner = tenant) {
  const added = await createProduct(owner.id, submittedProduct({ picture }));
  if (!added.ok) {
    throw new Error(added.error.code);
  }
  return added.value;
}

async function productOfThree() {
  const uploads = [await upload(), await upload(), await upload()];
  const product = await productWith(uploads.map(({ uploadId }) => ({ uploadId, ...words })));
  return { product, urls: uploads.map(({ url }) => url) };
}

describe('the pictures of a product', () => {
  it('are stored in their order, with words, focal point and size; the first stands for the product', async () => {
    const [mug, foot] = [await upload(), await upload()];
    const product = await productWith([
      { uploadId: mug.uploadId, alt: 'A cream mug', focalX: 20, focalY: 80 },
      { uploadId: foot.uploadId, ...words },
    ]);
    expect(product).toMatchObject({ imageUrl: mug.url, imagePosition: '20% 80%' });
    expect(product.pictures).toMatchObject([
      { imageUrl: mug.url, alt: 'A cream mug', focalX: 20, focalY: 80, width: 90, height: 60 },
      { imageUrl: foot.url, ...words },
    ]);
    expect(await getProduct(tenant.id, product.id)).toMatchObject({ pictures: product.pictures });
  });

  it('change their order, and the product’s picture with it; none is lost', async () => {
    const { product, urls } = await productOfThree();
    const [first, second, third] = product.pictures;
    if (!first || !second || !third) {
      throw new Error('not three');
    }
    const reordered = [third, first, second].map(({ id }) => ({ id, ...words }));
    const saved = await updateProduct(tenant.id, product, submittedProduct({ picture: reordered }));
    expect(saved).toMatchObject({
      value: {
        imageUrl: urls[2],
        pictures: [{ id: third.id }, { id: first.id }, { id: second.id }],
      },
    });
    expect(await files()).toHaveLength(12);
  });

  it('lose one with its files, and keep the files of one that a variant shows', async () => {
    const { product, urls } = await productOfThree();
    await database().productVariant.updateMany({
      where: { productId: product.id },
      data: { imageUrl: urls[2] ?? null },
    });
    const [first] = product.pictures;
    const picture = [first].flatMap((kept) => (kept ? [{ id: kept.id, ...words }] : []));
    const saved = await updateProduct(tenant.id, product, submittedProduct({ picture }));
    expect(saved).toMatchObject({ value: { pictures: [{ imageUrl: urls[0] }] } });
    const left = (await files()).join();
    expect([urls[0], urls[2]].every((url) => left.includes(stemOf(url)))).toBe(true);
    expect(left).not.toContain(stemOf(urls[1]));
  });

  it('of another product or another shop are refused, and nothing is saved', async () => {
    const { product } = await productOfThree();
    const other = await productWith({ uploadId: (await upload()).uploadId });
    const theirs = await productWith({ uploadId: (await upload(neighbour)).uploadId }, neighbour);
    for (const foreign of [other, theirs]) {
      const picture = foreign.pictures.map(({ id }) => ({ id, ...words }));
      expect(await updateProduct(tenant.id, product, submittedProduct({ picture }))).toEqual({
        ok: false,
        error: { code: 'picture_gone' },
      });
    }
    expect(await getProduct(tenant.id, product.id)).toMatchObject({ pictures: product.pictures });
  });

  it('of two people are not mixed: the second is told', async () => {
    const { product } = await productOfThree();
    expect(await updateProduct(tenant.id, product, submittedProduct({ picture: 'keep' }))).toMatchObject({
      ok: true,
    });
    const late = await updateProduct(tenant.id, product, submittedProduct({ picture: 'remove' }));
    expect(late).toMatchObject({ ok: false, error: { code: 'changed', current: { version: 2 } } });
    expect(await files()).toHaveLength(12);
  });

  it('are in a copy too, and their files go with the last product', async () => {
    const { product, urls } = await productOfThree();
    const copy = await duplicateProduct(tenant.id, product.id);
    expect(copy).toMatchObject({ value: { pictures: urls.map((imageUrl) => ({ imageUrl })) } });
    await deleteProduct(tenant.id, product.id);
    expect(await files()).toHaveLength(12);
    await deleteProduct(tenant.id, copy.ok ? copy.value.id : '');
    expect(await files()).toEqual([]);
  });

  it('are at most eight, each once, and described in at most 300 characters', () => {
    const item = (index: number) => ({ id: `0190a1b2-0000-7000-8000-00000000000${index}`, ...words });
    const list = Array.from({ length: 8 }, (_item, index) => item(index));
    expect(picturesInput.safeParse(list).success).toBe(true);
    for (const wrong of [
      [...list, item(8)],
      [item(1), item(1)],
      [{ ...item(1), alt: 'x'.repeat(301) }],
      [{ ...item(1), focalX: 101 }],
      [{ ...item(1), focalY: 0.5 }],
    ]) {
      expect(picturesInput.safeParse(wrong).success).toBe(false);
    }
  });
});
