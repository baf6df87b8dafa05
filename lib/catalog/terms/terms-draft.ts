// The terms of a product as they are typed in its form, and the check of them, which the server shares.
import { MOST_PIECES } from '@/lib/cart/cart-limits';
import { HIGHEST_PRICE } from '@/lib/catalog/product-limits';
import { termsProblems as say } from '@/lib/messages/en/admin/products/terms';
import { numberText } from '@/lib/messages/format';
import { type Cents, centsFromText, centsFromTyped, centsToDecimal, formatCents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { type CalendarDay, isCalendarDay } from '@/lib/time/calendar-day';
import { reducedTo } from './piece-price';
import {
  LETTER_STYLES,
  MOST_OFF,
  MOST_READY_DAYS,
  type ProductTerms,
  type QuantityBreak,
  type Reduction,
} from './product-terms';

export type BreakDraft = { key: string; from: string; price: string };

/** Texts as in the form. */
export type TermsDraft = {
  sale: string;
  saleFrom: string;
  saleUntil: string;
  breaks: BreakDraft[];
  minimum: string;
  readyDays: string;
  letterStyle: string;
};

export const NO_TERMS_TYPED: TermsDraft = {
  sale: '',
  saleFrom: '',
  saleUntil: '',
  breaks: [],
  minimum: '',
  readyDays: '',
  letterStyle: '',
};

/** The terms that were typed. A sale without a first day begins today, which the server knows. */
export type TypedTerms = Omit<ProductTerms, 'sale'> & {
  sale: { reduction: Reduction; from: CalendarDay | null; until: CalendarDay | null } | null;
};

type BreakPart = 'from' | 'price';
/** Sentences by field; those of a step of prices by its key. */
export type TermsProblems = Partial<
  Record<Exclude<keyof TermsDraft, 'breaks'> | `${BreakPart}:${string}`, string>
>;

const percentText = (basisPoints: number): string => `${basisPoints / 100}%`;

/** '24.00' or '15%'. */
export const reductionText = (reduction: Reduction): string =>
  reduction.kind === 'price' ? centsToDecimal(reduction.cents) : percentText(reduction.basisPoints);

/** The stored terms in the form. */
export const termsDraftOf = ({
  sale,
  breaks,
  minimumQuantity,
  readyDays,
  letterStyle,
}: ProductTerms): TermsDraft => ({
  sale: sale === null ? '' : reductionText(sale.reduction),
  saleFrom: sale?.from ?? '',
  saleUntil: sale?.until ?? '',
  breaks: breaks.map(({ from, reduction }, index) => ({
    key: String(index),
    from: String(from),
    price: reductionText(reduction),
  })),
  minimum: minimumQuantity === 1 ? '' : String(minimumQuantity),
  readyDays: readyDays?.toString() ?? '',
  letterStyle: letterStyle ?? '',
});

/** A whole number in a range; null for anything else. */
function wholeOf(typed: string, [lowest, highest]: readonly [number, number]): number | null {
  const text = typed.trim();
  const count = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  return lowest <= count && count <= highest ? count : null;
}

/** A price or a part off; a sentence if it is neither, or does not make `regular` less. */
function reductionOf(typed: string, regular: Cents | null): Result<Reduction, string> {
  const text = typed.trim();
  if (text.endsWith('%')) {
    // Two decimals of a percentage are whole hundredths, as those of a price are whole cents.
    const basisPoints = centsFromText(text.slice(0, -1).trim());
    return basisPoints === null
      ? err(say.price)
      : basisPoints < 1 || basisPoints > MOST_OFF
        ? err(say.percent)
        : ok({ kind: 'percent', basisPoints });
  }
  const amount = centsFromTyped(text);
  if (amount === null || amount === 0 || amount > HIGHEST_PRICE) {
    return err(say.price);
  }
  return regular !== null && amount >= regular
    ? err(say.notBelow(formatCents(regular)))
    : ok({ kind: 'price', cents: amount });
}

const dayOf = (typed: string): CalendarDay | null | undefined => {
  const text = typed.trim();
  return text === '' ? null : isCalendarDay(text) ? text : undefined;
};

function readSale(draft: TermsDraft, regular: Cents | null, problems: TermsProblems): TypedTerms['sale'] {
  const [from, until] = [dayOf(draft.saleFrom), dayOf(draft.saleUntil)];
  if (draft.sale.trim() === '') {
    if (draft.saleFrom.trim() !== '' || draft.saleUntil.trim() !== '') {
      problems.sale = say.saleMissing;
    }
    return null;
  }
  if (from === undefined) {
    problems.saleFrom = say.day;
  }
  if (until === undefined) {
    problems.saleUntil = say.day;
  } else if (from && until && until < from) {
    problems.saleUntil = say.untilFirst;
  }
  const reduction = reductionOf(draft.sale, regular);
  if (!reduction.ok) {
    problems.sale = reduction.error;
    return null;
  }
  return { reduction: reduction.value, from: from ?? null, until: until ?? null };
}

function readBreaks(draft: TermsDraft, regular: Cents | null, problems: TermsProblems): QuantityBreak[] {
  const read = draft.breaks.flatMap(({ key, from: typed, price }) => {
    const from = wholeOf(typed, [2, MOST_PIECES]);
    if (from === null) {
      problems[`from:${key}`] = say.breakFrom(numberText(MOST_PIECES));
    }
    const reduction = reductionOf(price, regular);
    if (!reduction.ok) {
      problems[`price:${key}`] = reduction.error;
    }
    return from === null || !reduction.ok ? [] : [{ key, from, reduction: reduction.value }];
  });
  const sorted = read.toSorted((one, other) => one.from - other.from);
  for (const [index, { key, from, reduction }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.from === from) {
      problems[`from:${key}`] = say.breakTwice;
    } else if (
      before !== undefined &&
      regular !== null &&
      reducedTo(regular, reduction) >= reducedTo(regular, before.reduction)
    ) {
      problems[`price:${key}`] = say.breakNotLess;
    }
  }
  return sorted.map(({ from, reduction }) => ({ from, reduction }));
}

/**
 * The terms, or a sentence for each field that is wrong. `regular`: the product's price, below which the others must
 * be; null while that is invalid itself.
 */
export function readTypedTerms(draft: TermsDraft, regular: Cents | null): Result<TypedTerms, TermsProblems> {
  const problems: TermsProblems = {};
  const sale = readSale(draft, regular, problems);
  const breaks = readBreaks(draft, regular, problems);
  const minimumQuantity = draft.minimum.trim() === '' ? 1 : wholeOf(draft.minimum, [1, MOST_PIECES]);
  if (minimumQuantity === null) {
    problems.minimum = say.minimum(numberText(MOST_PIECES));
  }
  const isAtHand = draft.readyDays.trim() === '';
  const readyDays = isAtHand ? null : wholeOf(draft.readyDays, [0, MOST_READY_DAYS]);
  if (readyDays === null && !isAtHand) {
    problems.readyDays = say.readyDays(MOST_READY_DAYS);
  }
  const letterStyle = LETTER_STYLES.find((style) => style === draft.letterStyle) ?? null;
  return Object.keys(problems).length > 0 || minimumQuantity === null
    ? err(problems)
    : ok({ sale, breaks, minimumQuantity, readyDays, letterStyle });
}
