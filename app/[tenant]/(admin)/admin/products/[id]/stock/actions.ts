'use server';
import { refresh } from 'next/cache';
import { actorNameOf } from '@/lib/auth/admin';
import {
  type CountNow,
  correctStock,
  type StockKindError,
  setStockKind,
} from '@/lib/catalog/stocktaking/save-stock';
import { stockCountsInput, stockKindInput } from '@/lib/catalog/stocktaking/stock-input';
import { adminAction } from '@/lib/entry/admin-action';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const KIND_REFUSALS = {
  gone: sentences.notFound,
  has_options: sentences.hasOptions,
  changed: sentences.changed,
} as const satisfies Record<StockKindError['code'], string>;

export const saveStockKind = adminAction({
  may: 'products.edit',
  schema: stockKindInput,
  failureMessage: sentences.failed,
  handle: async (admin, input) => {
    const saved = await setStockKind(admin.tenant.id, input, actorNameOf(admin));
    if (!saved.ok) {
      refresh();
      return refused(KIND_REFUSALS[saved.error.code]);
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
