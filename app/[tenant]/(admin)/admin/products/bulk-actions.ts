'use server';
import { z } from 'zod';
import { bulkChangeInput, MOST_IN_BATCH, priceChangeInput, productIds } from '@/lib/catalog/bulk/bulk-input';
import * as preview from '@/lib/catalog/bulk/bulk-preview.queries';
import * as bulk from '@/lib/catalog/bulk/change-products';
import { undoBatch } from '@/lib/catalog/bulk/undo-batch';
import { listMatchingIds } from '@/lib/catalog/products/admin-products.queries';
import { productChoiceInput } from '@/lib/catalog/products/product-list-input';
import { adminAction } from '@/lib/entry/admin-action';
import { countTry } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** All products that match the list's filter, as far as one change may go. */
export const chooseMatching = adminAction({
  may: 'products.bulk',
  schema: productChoiceInput,
  failureMessage: bulkSentences.chooseFailed,
  handle: async ({ tenant }, choice) => ok({ ids: await listMatchingIds(tenant.id, choice, MOST_IN_BATCH) }),
});

export const previewPrices = adminAction({
  may: 'products.bulk',
  schema: z.object({ ids: productIds, change: priceChangeInput }),
  failureMessage: bulkSentences.previewFailed,
  handle: async ({ tenant }, { ids, change }) =>
    ok({ lines: await preview.previewPrices(tenant.id, ids, change) }),
});

export const changeProducts = adminAction({
  may: 'products.bulk',
  schema: z.object({ ids: productIds, change: bulkChangeInput }),
  failureMessage: bulkSentences.failed,
  handle: async ({ tenant }, { ids, change }) => {
    const counted = await countTry([{ limit: 'productChangeShop', key: tenant.id }]);
    if (!counted.ok) {
      return refused(messages.auth.tooManyAttempts(counted.error.minutes));
    }
    const changed = await bulk.changeProducts(tenant.id, ids, change);
    return changed.ok ? ok(changed.value) : refused(messages.category.gone);
  },
});

export const undoProductBatch = adminAction({
  may: 'products.bulk',
  schema: z.object({ id: z.uuid() }),
  failureMessage: bulkSentences.undoFailed,
  handle: async ({ tenant }, { id }) => {
    const undone = await undoBatch(tenant.id, id);
    if (!undone.ok) {
      return refused(undone.error === 'gone' ? bulkSentences.undoneAlready : bulkSentences.undoCategoryGone);
    }
    return ok(undone.value);
  },
});
