// The rules of discount and tax of one order: what its code takes off which lines, and which taxes its place has.
import { coversGoods, type DiscountCode } from '@/lib/discounts/discount-code';
import { type CodeRefusal, type EnteredCode, judgeCode } from '@/lib/discounts/judge-code';
import { sumCents } from '@/lib/money/cents';
import { ok, type Result } from '@/lib/result';
import { ratesFor, type ShopTaxes, type TaxPlace } from '@/lib/taxes/shop-taxes';
import { type ChargeableLine, type ChargeRules, subtotalOf } from './order-charges';

/** A line as the rules see it. */
export type RuledLine = ChargeableLine & { productId: string };

type CategoriesOf = (productId: string) => readonly string[];

const covering = (code: DiscountCode, lines: readonly RuledLine[], categoriesOf: CategoriesOf) => {
  const isCovered = lines.map(({ productId }) =>
    coversGoods(code, { productId, categoryIds: categoriesOf(productId) }),
  );
  return (position: number) => isCovered[position] ?? false;
};

/** The code if it can be used for these lines; null if none was entered. */
export function codeFor(
  entered: EnteredCode | null,
  lines: readonly RuledLine[],
  categoriesOf: CategoriesOf,
): Result<DiscountCode | null, CodeRefusal> {
  return entered === null
    ? ok(null)
    : judgeCode(entered, (code) => {
        const covers = covering(code, lines, categoriesOf);
        const covered = lines.filter((_line, position) => covers(position));
        return covered.length === 0 ? null : sumCents(covered.map(subtotalOf));
      });
}

/** What a code takes off; null without one. */
export function discountRule(
  code: DiscountCode | null,
  lines: readonly RuledLine[],
  categoriesOf: CategoriesOf,
): ChargeRules['discount'] {
  if (code === null) {
    return null;
  }
  const { code: name, value } = code;
  switch (value.kind) {
    case 'percentage':
      return { name, covers: covering(code, lines, categoriesOf), basisPoints: value.basisPoints };
    case 'amount':
      return { name, covers: covering(code, lines, categoriesOf), amountCents: value.amountCents };
    case 'free_shipping':
      return { name, freeShipping: true };
  }
}

/** The taxes at a place; none as long as it is not known. */
export function taxRules(
  taxes: ShopTaxes,
  place: TaxPlace | null,
  lines: readonly RuledLine[],
): ChargeRules['taxes'] {
  const exempt = lines.map(({ productId }) => taxes.exemptIds.has(productId));
  return {
    isIncluded: taxes.answer === 'included',
    rates: place === null ? [] : ratesFor(taxes, place),
    isExempt: (position) => exempt[position] ?? false,
  };
}
