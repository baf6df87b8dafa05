'use server';
import { z } from 'zod';
import { actorNameOf } from '@/lib/auth/admin';
import { findFreeSkus } from '@/lib/catalog/skus/find-free-skus';
import { importInput } from '@/lib/catalog/transfer/import-input';
import * as transfer from '@/lib/catalog/transfer/import-products';
import { MOST_DRAFTS } from '@/lib/catalog/transfer/transfer-limits';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { ok } from '@/lib/result';

/** Saves some products of a file; the answer says what became of each. */
export const importProducts = adminAction({
  may: 'products.import',
  schema: importInput,
  failureMessage: transferSentences.importFailed,
  handle: async (admin, { rows }) =>
    ok({ results: await transfer.importProducts(admin.tenant.id, rows, actorNameOf(admin)) }),
});

export const makeSkus = adminAction({
  may: 'products.import',
  schema: z.object({ count: z.int().min(1).max(MOST_DRAFTS) }),
  failureMessage: messages.product.skuNotGenerated,
  handle: async ({ tenant }, { count }) => ok({ skus: await findFreeSkus(tenant.id, count) }),
});
