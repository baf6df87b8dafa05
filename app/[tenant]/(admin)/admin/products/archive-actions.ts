'use server';
import { z } from 'zod';
import { archiveProduct, restoreProduct as bringBack } from '@/lib/catalog/archive/archive-product';
import * as products from '@/lib/catalog/products/products.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const { product: sentences } = messages;

/** Archives a product. What the answer says is for its undo. */
export const deleteProduct = adminAction({
  may: 'products.archive',
  schema: z.object({ id: z.uuid() }),
  failureMessage: sentences.deleteFailed,
  handle: async ({ tenant }, { id }) => {
    const archived = await archiveProduct(tenant.id, id);
    return archived.ok ? ok(archived.value) : refused(sentences.gone);
  },
});

/** Brings an archived product back, as an undo or later. */
export const restoreProduct = adminAction({
  may: 'products.archive',
  schema: z.object({ id: z.uuid(), isActive: z.boolean() }),
  failureMessage: archiveSentences.restoreFailed,
  handle: async ({ tenant }, { id, isActive }) => {
    const restored = await bringBack(tenant.id, id, isActive);
    return restored.ok ? ok(null) : refused(sentences.gone);
  },
});

export const deleteProductForGood = adminAction({
  may: 'products.delete',
  schema: z.object({ id: z.uuid() }),
  failureMessage: archiveSentences.deleteForGoodFailed,
  handle: async ({ tenant }, { id }) => {
    const deleted = await products.deleteProduct(tenant.id, id, { onlyArchived: true });
    return deleted.ok ? ok(null) : refused(sentences.gone);
  },
});
