import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PicturesInput } from '@/lib/catalog/pictures/pictures-input';
import { database } from '@/lib/db/client';
import { placeOrder } from '@/lib/orders/placing/place-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { orderOf } from '@/lib/testing/rows/orders';
import { drawPicture, emptyStore, storedPicture } from '@/lib/testing/rows/pictures';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import { removeUnusedPicture } from '@/lib/uploads/pictures/remove-unused-picture';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { duplicateProduct } from './duplicate-product';
import { createProduct, deleteProduct, updateProduct } from './products.commands';

let store: ObjectStore;
let files: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

let tenant: Tenant;
let neighbour: Tenant;
const bytes = await drawPicture();
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
  ({ store, files } = await emptyStore());
});

const upload = (owner = tenant, kind: PictureKind = 'product_picture') =>
  storedPicture(owner.id, { bytes, fileName: 'mug.png', kind });

const input = (picture: PicturesInput) => submittedProduct({ picture });

async function addProduct(picture: PicturesInput) {
  const added = await createProduct(tenant.id, input(picture));
  if (!added.ok) {
    throw new Error(added.error.code);
  }
  return added.value;
}

describe('the picture of a product', () => {
  it('is the upload that the form names, which is then marked as used', async () => {
    const { uploadId, url } = await upload();
    const product = await addProduct({ uploadId });
    expect(product.imageUrl).toBe(url);
    expect(await database().upload.findMany()).toMatchObject([
      { id: uploadId, attachedAt: expect.any(Date) },
    ]);
    expect(await files()).toHaveLength(4);
  });

  it("is never another shop's, nor a logo, nor one that does not exist", async () => {
    const theirs = await upload(neighbour);
    const logo = await upload(tenant, 'shop_logo');
    for (const uploadId of [theirs.uploadId, logo.uploadId, '0190a1b2-0000-7000-8000-0000000000ff']) {
      const added = await createProduct(tenant.id, input({ uploadId }));
      expect(added).toEqual({ ok: false, error: { code: 'picture_gone' } });
    }
    expect(await database().product.count()).toBe(0);
    expect(await database().upload.count({ where: { attachedAt: { not: null } } })).toBe(0);
  });

  it('is deleted when another replaces it, and kept otherwise', async () => {
    const [first, second] = [await upload(), await upload()];
    const product = await addProduct({ uploadId: first.uploadId });
    const kept = await updateProduct(tenant.id, product, input('keep'));
    expect(kept).toMatchObject({ value: { imageUrl: first.url } });
    expect(await files()).toHaveLength(8);
    const replaced = await updateProduct(
      tenant.id,
      { id: product.id, version: 2 },
      input({ uploadId: second.uploadId }),
    );
    expect(replaced).toMatchObject({ value: { imageUrl: second.url } });
    expect((await files()).map((name) => `/media/${name}`)).toContain(second.url);
    expect(await files()).toHaveLength(4);
    expect(await database().upload.findMany()).toMatchObject([{ id: second.uploadId }]);
  });

  it('is deleted when it is removed, and with its product', async () => {
    const [first, second] = [await upload(), await upload()];
    const product = await addProduct({ uploadId: first.uploadId });
    expect(await updateProduct(tenant.id, product, input('remove'))).toMatchObject({
      value: { imageUrl: null },
    });
    expect(await files()).toHaveLength(4);
    const other = await addProduct({ uploadId: second.uploadId });
    await deleteProduct(tenant.id, other.id);
    expect(await files()).toEqual([]);
    expect(await database().upload.count()).toBe(0);
  });

  it('is kept while a copy of the product shows it', async () => {
    const { uploadId, url } = await upload();
    const product = await addProduct({ uploadId });
    const copy = await duplicateProduct(tenant.id, product.id);
    await deleteProduct(tenant.id, product.id);
    expect(await files()).toHaveLength(4);
    expect(copy).toMatchObject({ value: { imageUrl: url } });
    await deleteProduct(tenant.id, copy.ok ? copy.value.id : '');
    expect(await files()).toEqual([]);
  });

  it('is kept while an order shows it', async () => {
    const { uploadId } = await upload();
    const product = await addProduct({ uploadId });
    await placeOrder(tenant, orderOf({ product_id: product.id, quantity: 1 }), 'an-idempotency-key');
    await updateProduct(tenant.id, product, input('remove'));
    await deleteProduct(tenant.id, product.id);
    expect(await files()).toHaveLength(4);
  });

  it('of a refused save is kept, and so is the old one', async () => {
    const [first, second] = [await upload(), await upload()];
    const product = await addProduct({ uploadId: first.uploadId });
    const taken = { ...input({ uploadId: second.uploadId }), sku: (await addProduct('keep')).sku };
    expect(await updateProduct(tenant.id, product, taken)).toEqual({
      ok: false,
      error: { code: 'sku_taken' },
    });
    expect(await files()).toHaveLength(8);
    expect(await database().upload.findFirst({ where: { id: second.uploadId } })).toMatchObject({
      attachedAt: null,
    });
  });
});

describe('removing a picture', () => {
  it("never touches another shop's, a foreign address, or the shop's logo", async () => {
    const theirs = await upload(neighbour);
    const logo = await upload(tenant, 'shop_logo');
    await database().tenant.update({ where: { id: tenant.id }, data: { logoUrl: logo.url } });
    for (const url of [
      theirs.url,
      logo.url,
      'https://example.test/media/x-1280.webp',
      '/media/../x',
      '',
      null,
    ]) {
      expect(await removeUnusedPicture(tenant.id, url), String(url)).toBe(false);
    }
    expect(await files()).toHaveLength(8);
  });

  it('changes the product even if the store fails', async () => {
    const { uploadId } = await upload();
    const product = await addProduct({ uploadId });
    store = { ...store, delete: () => Promise.reject(new Error('the disk is away')) };
    expect(await updateProduct(tenant.id, product, input('remove'))).toMatchObject({ ok: true });
  });
});
