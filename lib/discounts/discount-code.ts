// A code that takes something off an order. Pure; no I/O.
import type { Cents } from '@/lib/money/cents';

export const DISCOUNT_KINDS = ['percentage', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export type DiscountValue =
  /** Hundredths of a percent. */
  | { kind: 'percentage'; basisPoints: number }
  | { kind: 'amount'; amountCents: Cents }
  | { kind: 'free_shipping' };

export type DiscountCode = {
  id: string;
  /** In capital letters. */
  code: string;
  value: DiscountValue;
  /** What the goods that it counts for must cost. */
  leastCents: Cents;
  startsAt: Date | null;
  endsAt: Date | null;
  /** The goods that it counts for; both empty for all. */
  productIds: readonly string[];
  categoryIds: readonly string[];
  mostUses: number | null;
  /** For each customer, by the proven e-mail address of their account. */
  mostUsesEach: number | null;
  isActive: boolean;
  version: number;
};

/** What a stored code looks like. */
export const CODE_PATTERN = /^[A-Z0-9_-]{3,40}$/;

/** The form in which codes are stored and compared. Shoppers type them in any case, with spaces around. */
export const normalCode = (typed: string): string => typed.trim().toUpperCase();

type Goods = { productId: string; categoryIds: readonly string[] };

/** Whether a code counts for a product. */
export const coversGoods = (
  { productIds, categoryIds }: Pick<DiscountCode, 'productIds' | 'categoryIds'>,
  goods: Goods,
): boolean =>
  (productIds.length === 0 && categoryIds.length === 0) ||
  productIds.includes(goods.productId) ||
  goods.categoryIds.some((id) => categoryIds.includes(id));
