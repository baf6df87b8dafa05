'use server';
import { refresh } from 'next/cache';
import { actorNameOf } from '@/lib/auth/admin';
import { type CountNow, correctStock, setStockKind } from '@/lib/catalog/stocktaking/save-stock';
import { stockCountsInput, stockKindInput } from '@/lib/catalog/stocktaking/stock-input';
import { adminAction } from '@/lib/entry/admin-action';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

export const saveStockKind = adminAction({
  may: 'products.edit',
  schema: stockKindInput,
  failureMessage: sentences.failed,
  handle: async (admin, input) => {
    const saved = await setStockKind(admin.tenant.id, input, actorNameOf(admin));
    if (!saved.ok) {
      return refused(saved.error === 'gone' ? sentences.notFound : sentences.hasOptions);
    }
    refresh();
    return ok(null);
  },
});

/** Null if all is saved; else the numbers that a sale has changed meanwhile. */
export const saveStockCounts = adminAction({
  may: 'products.edit',
  schema: stockCountsInput,
  failureMessage: sentences.failed,
  handle: async (admin, input) => {
    const saved = await correctStock(admin.tenant.id, input, actorNameOf(admin));
    refresh();
    if (saved.ok) {
      return ok<CountNow[] | null>(null);
    }
    const { error } = saved;
    switch (error.code) {
      case 'changed':
        return ok<CountNow[] | null>(error.now);
      case 'only_one':
        return refused(sentences.onlyOne);
      case 'gone':
        return refused(sentences.notFound);
    }
  },
});
