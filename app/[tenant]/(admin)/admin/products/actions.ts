'use server';
import { z } from 'zod';
import { takeOwnersClock } from '@/lib/catalog/calendar/work-calendar.commands';
import { duplicateProduct as copyProduct } from '@/lib/catalog/products/duplicate-product';
import {
  editedProductInput,
  firstProductInput,
  type ProductInput,
  productInput,
} from '@/lib/catalog/products/product-input';
import type { ProductSave } from '@/lib/catalog/products/product-views';
import * as products from '@/lib/catalog/products/products.commands';
import { findFreeSku } from '@/lib/catalog/skus/find-free-sku';
import { adminAction } from '@/lib/entry/admin-action';
import type { TenantId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { optionsSentences } from '@/lib/messages/en/admin/products/options';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const { product: sentences, category: categorySentences } = messages;

/** What a first product has besides its name, price and picture. */
const BARE_PRODUCT = {
  description: '',
  weightGrams: null,
  categoryId: null,
  furtherCategoryIds: [],
  isActive: true,
  allowsCustomization: false,
  customizationLabel: null,
  customizationPlaceholder: null,
  customizationLimit: null,
  isTeamOrder: false,
  requiresLogo: false,
  requiresRoster: false,
  rosterSettings: null,
};

type SaveRefusal =
  | { code: 'sku_taken' | 'category_gone' | 'picture_gone' | 'gone' | 'archived' }
  | { code: 'variant_sku_taken'; sku: string };

function saveRefusal(error: SaveRefusal): Outcome<never> {
  switch (error.code) {
    case 'variant_sku_taken': {
      const sentence = optionsSentences.skuTaken(error.sku);
      return refused(sentence, { options: sentence });
    }
    case 'sku_taken':
      return refused(sentences.skuTaken, { sku: sentences.skuTaken });
    case 'category_gone':
      return refused(categorySentences.gone, { categoryId: categorySentences.gone });
    case 'picture_gone':
      return refused(sentences.imageGone, { picture: sentences.imageGone });
    case 'gone':
      return refused(sentences.gone);
    case 'archived':
      return refused(archiveSentences.isArchived);
  }
}

/** Days of a sale and of the workshop are meant by the owner's clock, until the shop has one. */
async function takeClockFor(tenantId: TenantId, timeZone: string, { terms }: ProductInput): Promise<void> {
  if (terms && (terms.sale !== null || terms.readyDays !== null)) {
    await takeOwnersClock(tenantId, timeZone);
  }
}

export const createProduct = adminAction({
  may: 'products.edit',
  schema: productInput,
  failureMessage: sentences.saveFailed,
  handle: async ({ tenant, timeZone }, input) => {
    await takeClockFor(tenant.id, timeZone, input);
    const saved = await products.createProduct(tenant.id, input);
    if (!saved.ok) {
      return saveRefusal(saved.error);
    }
    return ok<ProductSave>({ kind: 'saved', product: saved.value });
  },
});

/** Adds a product of a name, a price and a picture, and puts it on show. */
export const createFirstProduct = adminAction({
  may: 'products.edit',
  schema: firstProductInput,
  failureMessage: sentences.saveFailed,
  handle: async ({ tenant }, { name, price, picture }) => {
    const sku = await findFreeSku(tenant.id);
    if (!sku.ok) {
      return refused(sentences.saveFailed);
    }
    const saved = await products.createProduct(tenant.id, {
      ...BARE_PRODUCT,
      name,
      priceCents: price,
      picture,
      sku: sku.value,
    });
    return saved.ok ? ok(null) : saveRefusal(saved.error);
  },
});

export const updateProduct = adminAction({
  may: 'products.edit',
  schema: editedProductInput,
  failureMessage: sentences.saveFailed,
  handle: async ({ tenant, timeZone }, { edited, product }) => {
    await takeClockFor(tenant.id, timeZone, product);
    const saved = await products.updateProduct(tenant.id, edited, product);
    if (saved.ok) {
      return ok<ProductSave>({ kind: 'saved', product: saved.value });
    }
    return saved.error.code === 'changed'
      ? ok<ProductSave>({ kind: 'changed', current: saved.error.current })
      : saveRefusal(saved.error);
  },
});

export const setProductActive = adminAction({
  may: 'products.edit',
  schema: z.object({ id: z.uuid(), isActive: z.boolean() }),
  failureMessage: sentences.statusFailed,
  handle: async ({ tenant }, { id, isActive }) => {
    const saved = await products.setProductActive(tenant.id, id, isActive);
    if (!saved.ok) {
      return refused(sentences.gone);
    }
    return ok(null);
  },
});

export const duplicateProduct = adminAction({
  may: 'products.edit',
  schema: z.object({ id: z.uuid() }),
  failureMessage: sentences.duplicateFailed,
  handle: async ({ tenant }, { id }) => {
    const copy = await copyProduct(tenant.id, id);
    if (!copy.ok) {
      return refused(copy.error === 'gone' ? sentences.gone : sentences.skuNotGenerated);
    }
    return ok({ name: copy.value.name });
  },
});

export const generateSku = adminAction({
  may: 'products.edit',
  schema: z.object({}),
  failureMessage: sentences.skuNotGenerated,
  handle: async ({ tenant }) => {
    const sku = await findFreeSku(tenant.id);
    return sku.ok ? ok({ sku: sku.value }) : refused(sentences.skuNotGenerated);
  },
});
