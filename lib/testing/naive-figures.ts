// For tests: an order's figures by a second, naive calculation in exact fractions, written from the rules of
// docs/decisions/0223 and 0203 and not from the code that it is compared with.
type Fraction = { over: bigint; under: bigint };

const fraction = (over: bigint | number, under: bigint | number = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
});
const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
const minus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under - other.over * one.under,
  under: one.under * other.under,
});
const isLess = (one: Fraction, other: Fraction): boolean => one.over * other.under < other.over * one.under;
const floor = ({ over, under }: Fraction): number => Number(over / under);
/** To whole cents, halves up. */
const rounded = (amount: Fraction): number => floor(minus(amount, fraction(-1, 2)));

/** Cents of a whole, each the floor of its exact share; the cents left over go to the largest rest, one by one. */
function shares(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    return weights.map(() => 0);
  }
  const exact = weights.map((weight) => times(fraction(whole), fraction(weight, sum)));
  const given = exact.map(floor);
  const rests = exact.map((share, index) => minus(share, fraction(given[index] ?? 0)));
  for (let left = whole - given.reduce((total, share) => total + share, 0); left > 0; left -= 1) {
    let best = 0;
    for (const [index, rest] of rests.entries()) {
      if (isLess(rests[best] ?? fraction(-1), rest)) {
        best = index;
      }
    }
    given[best] = (given[best] ?? 0) + 1;
    rests[best] = fraction(-1);
  }
  return given;
}

/** A part off in hundredths of a percent, or a price in cents. */
type NaiveReduction = { off: number } | { price: number };

const reducedPrice = (regular: number, reduction: NaiveReduction): number => {
  const wanted =
    'price' in reduction
      ? reduction.price
      : rounded(minus(fraction(regular), times(fraction(regular), fraction(reduction.off, 10_000))));
  return Math.min(Math.max(wanted, 1), regular);
};

/** What a piece costs: the least of its price, the running sale's, and that of the largest quantity that is reached. */
export function naiveUnit(
  regular: number,
  sale: NaiveReduction | null,
  breaks: readonly { from: number; reduction: NaiveReduction }[],
  pieces: number,
): number {
  let largest = 0;
  let byQuantity = regular;
  for (const { from, reduction } of breaks) {
    if (from <= pieces && from > largest) {
      largest = from;
      byQuantity = reducedPrice(regular, reduction);
    }
  }
  const onSale = sale === null ? regular : reducedPrice(regular, sale);
  return Math.min(onSale, byQuantity);
}

/** Options, sales and quantity breaks change `unit` and `upcharge` here, and nothing below. */
export type NaiveLine = {
  unit: number;
  quantity: number;
  upcharge: number;
  isCovered: boolean;
  isExempt: boolean;
};

export type NaiveRules = {
  code: { percent: Fraction } | { amount: number } | 'free_shipping' | null;
  /** Of the goods after the discount. */
  postageOf: (discounted: number) => number;
  rates: readonly { basisPoints: number; onPostage: boolean }[];
  isIncluded: boolean;
};

export type NaiveFigures = {
  goods: number;
  discount: number;
  postage: number;
  postageOff: number;
  tax: number;
  total: number;
  lines: { discount: number; tax: number }[];
};

/** The figures of an order, step by step as a person would with pencil and paper. */
export function naiveFigures(lines: readonly NaiveLine[], rules: NaiveRules): NaiveFigures {
  const prices = lines.map(({ unit, quantity, upcharge }) => unit * quantity + upcharge);
  const goods = prices.reduce((sum, price) => sum + price, 0);
  const covered = prices.map((price, index) => (lines[index]?.isCovered ? price : 0));
  const coveredSum = covered.reduce((sum, price) => sum + price, 0);
  const discount = discountOf(rules.code, coveredSum);
  const discounts = shares(discount, covered);
  const nets = prices.map((price, index) => price - (discounts[index] ?? 0));
  const postage = rules.postageOf(goods - discount);
  const postageOff = rules.code === 'free_shipping' ? postage : 0;
  const taxes = nets.map((net, index) =>
    taxOf(net, lines[index]?.isExempt ? [] : rules.rates, rules.isIncluded),
  );
  const onPostage = taxOf(
    postage - postageOff,
    rules.rates.filter((rate) => rate.onPostage),
    rules.isIncluded,
  );
  const tax = taxes.reduce((sum, one) => sum + one, 0) + onPostage;
  return {
    goods,
    discount,
    postage,
    postageOff,
    tax,
    total: goods - discount + postage - postageOff + (rules.isIncluded ? 0 : tax),
    lines: lines.map((_line, index) => ({ discount: discounts[index] ?? 0, tax: taxes[index] ?? 0 })),
  };
}

function discountOf(code: NaiveRules['code'], covered: number): number {
  if (code === null || code === 'free_shipping') {
    return 0;
  }
  const wanted = 'amount' in code ? code.amount : rounded(times(fraction(covered), code.percent));
  return Math.min(wanted, covered);
}

function taxOf(amount: number, rates: NaiveRules['rates'], isIncluded: boolean): number {
  const WHOLE = 10_000;
  if (!isIncluded) {
    return rates.reduce(
      (sum, { basisPoints }) => sum + rounded(times(fraction(amount), fraction(basisPoints, WHOLE))),
      0,
    );
  }
  const together = rates.reduce((sum, { basisPoints }) => sum + basisPoints, 0);
  return amount - rounded(times(fraction(amount), fraction(WHOLE, WHOLE + together)));
}

export const percent = (basisPoints: number): Fraction => fraction(basisPoints, 10_000);
