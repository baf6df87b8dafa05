// The order items as the refund dialog lists them: what a refund by pieces needs, with their names.
import { chosenName } from '@/lib/orders/choices/chosen-name';
import type { OrderDetailView } from '@/lib/orders/order-views';
import type { RefundableItem, RefundableOrder } from '@/lib/orders/refunds/by-item/refundable-order';

/** `variantId`: null if the line has pieces of several. */
export type RefundableLine = RefundableItem & { name: string; variantId: string | null };
export type RefundableGoods = RefundableOrder & { lines: RefundableLine[] };

/** What can go back piece by piece, each line named with what was chosen. */
export function refundableGoods({ items, refundable }: OrderDetailView): RefundableGoods {
  const names = new Map(items.map(({ id, name, choices }) => [id, chosenName(name, choices)]));
  return {
    ...refundable,
    lines: refundable.items.map((item) => ({
      ...item,
      name: names.get(item.id) ?? '',
      variantId: items.find(({ id }) => id === item.id)?.variantId ?? null,
    })),
  };
}
