'use server';
import { findGoodsInput } from '@/lib/discounts/code-input';
import { findGoodsByName } from '@/lib/discounts/discounts.queries';
import { adminAction } from '@/lib/entry/admin-action';
import { goodsPicker } from '@/lib/messages/en/admin/store/goods-picker';
import { ok } from '@/lib/result';

/** A few products by a part of their name or SKU, to choose from. */
export const findGoods = adminAction({
  may: 'products.view',
  schema: findGoodsInput,
  failureMessage: goodsPicker.failed,
  handle: async ({ tenant }, { text }) => ok(await findGoodsByName(tenant.id, text)),
});
