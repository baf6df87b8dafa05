// The one calculation of an order's money, in this order: lines (price times quantity, and upcharges), discount,
// shipping, tax, total. Pure, in whole cents.
import { allocate } from '@/lib/money/allocate';
import { type Cents, cents, multiplyCents, sumCents } from '@/lib/money/cents';
import { type Charge, chargeOf, totalOfCharges } from '@/lib/orders/charges';

export type ChargeableLine = { productPriceCents: Cents; quantity: number; upchargeCents: Cents };

export type TaxRate = { name: string; basisPoints: number; taxesShipping: boolean };

/** A shop's rules for discount, shipping and tax. */
export type ChargeRules = {
  /**
   * A discount on the goods with their upcharges: an amount, or hundredths of a percent. Limited to what they cost.
   * `covers` limits it to some lines, by position. `freeShipping` takes off the postage instead.
   */
  discount:
    | ({ name: string; covers?: (position: number) => boolean } & (
        | { amountCents: Cents }
        | { basisPoints: number }
        | { freeShipping: true }
      ))
    | null;
  /** The shipping charge by the price of the goods after the discount; null for none. */
  shippingFor: (discountedCents: Cents) => { name: string; amountCents: Cents } | null;
  /** `isIncluded`: the prices contain the taxes. `isExempt`: no tax on that line, by position. */
  taxes: { isIncluded: boolean; rates: readonly TaxRate[]; isExempt?: (position: number) => boolean };
};

/** No discount, shipping or tax: an order costs the sum of its lines. */
export const NO_CHARGE_RULES: ChargeRules = {
  discount: null,
  shippingFor: () => null,
  taxes: { isIncluded: false, rates: [] },
};

/** A line's part of the money. Depending on `isIncluded`, `taxCents` is added to the price or contained in it. */
export type LineCharges = { subtotalCents: Cents; discountCents: Cents; taxCents: Cents };

export type OrderCharges<Line> = {
  /** The lines with their amounts, in the given order. */
  lines: (Line & LineCharges)[];
  charges: Charge[];
  totalCents: Cents;
};

const WHOLE = 10_000;

/** The quotient of two non-negative integers, rounded half up. */
const divideHalfUp = (dividend: number, divisor: number): Cents =>
  cents(Math.floor((2 * dividend + divisor) / (2 * divisor)));

/**
 * Calculates the charges of lines by a shop's rules. The discount is split over the lines by largest remainder.
 * Shipping depends on the goods' price after the discount. An added tax is rounded half up for each line and for
 * shipping; of a price that contains taxes the net amount is, and the rest is the taxes. Then each is summed.
 */
export function chargeOrder<Line extends ChargeableLine>(
  lines: readonly Line[],
  rules: ChargeRules,
): OrderCharges<Line> {
  const goods = sumCents(lines.map(goodsOf));
  const upcharges = sumCents(lines.map(({ upchargeCents }) => upchargeCents));
  const subtotals = lines.map(subtotalOf);
  const merchandise = sumCents([goods, upcharges]);
  const covers = rules.discount?.covers ?? (() => true);
  const covered = subtotals.map((subtotal, position) => (covers(position) ? subtotal : cents(0)));
  const discount = discountOf(rules.discount, sumCents(covered));
  const discounts = allocate(discount, covered);
  const nets = subtotals.map((subtotal, index) => cents(subtotal - (discounts[index] ?? 0)));
  const shipping = rules.shippingFor(cents(merchandise - discount));
  const postage = shipping?.amountCents ?? cents(0);
  const isPostageFree = rules.discount !== null && 'freeShipping' in rules.discount;
  const taxes = taxesOf(rules.taxes, nets, isPostageFree ? cents(0) : postage);
  const charges: Charge[] = [
    chargeOf('goods', goods),
    ...(upcharges === 0 ? [] : [chargeOf('upcharges', upcharges)]),
    ...(rules.discount === null || isPostageFree
      ? []
      : [chargeOf('discount', cents(0 - discount), rules.discount.name)]),
    ...(shipping === null ? [] : [chargeOf('shipping', shipping.amountCents, shipping.name)]),
    ...(rules.discount !== null && isPostageFree && postage > 0
      ? [chargeOf('shipping_discount', cents(0 - postage), rules.discount.name)]
      : []),
    ...taxes.map(
      ({ rate, onLines, onShipping }): Charge => ({
        kind: rules.taxes.isIncluded ? 'tax_included' : 'tax',
        name: rate.name,
        rateBasisPoints: rate.basisPoints,
        amountCents: sumCents([...onLines, onShipping]),
      }),
    ),
  ];
  return {
    lines: lines.map((line, index) => ({
      ...line,
      subtotalCents: subtotalOf(line),
      discountCents: discounts[index] ?? cents(0),
      taxCents: sumCents(taxes.map(({ onLines }) => onLines[index] ?? cents(0))),
    })),
    charges,
    totalCents: totalOfCharges(charges),
  };
}

const goodsOf = ({ productPriceCents, quantity }: ChargeableLine) =>
  multiplyCents(productPriceCents, quantity);

/** A line before discount and tax. */
export const subtotalOf = (line: ChargeableLine): Cents => sumCents([goodsOf(line), line.upchargeCents]);

function discountOf(rule: ChargeRules['discount'], merchandise: Cents): Cents {
  if (rule === null) {
    return cents(0);
  }
  if ('freeShipping' in rule) {
    return cents(0);
  }
  const wanted =
    'amountCents' in rule ? rule.amountCents : divideHalfUp(merchandise * rule.basisPoints, WHOLE);
  return cents(Math.min(wanted, merchandise));
}

type TaxOfRate = { rate: TaxRate; onLines: Cents[]; onShipping: Cents };

function taxesOf(
  { isIncluded, rates, isExempt = () => false }: ChargeRules['taxes'],
  nets: readonly Cents[],
  shipping: Cents,
): TaxOfRate[] {
  const split = isIncluded ? heldTaxes : addedTaxes;
  const untaxed = rates.map((rate) => ({ ...rate, basisPoints: 0 }));
  const onLines = nets.map((net, position) => split(net, isExempt(position) ? untaxed : rates));
  const onShipping = split(
    shipping,
    rates.map((rate) => (rate.taxesShipping ? rate : { ...rate, basisPoints: 0 })),
  );
  return rates.map((rate, index) => ({
    rate,
    onLines: onLines.map((taxes) => taxes[index] ?? cents(0)),
    onShipping: onShipping[index] ?? cents(0),
  }));
}

const addedTaxes = (amount: Cents, rates: readonly TaxRate[]): Cents[] =>
  rates.map(({ basisPoints }) => divideHalfUp(amount * basisPoints, WHOLE));

/** The taxes contained in an amount: the net amount is rounded, and the rest is split between the rates. */
function heldTaxes(amount: Cents, rates: readonly TaxRate[]): Cents[] {
  const sum = rates.reduce((total, { basisPoints }) => total + basisPoints, 0);
  const untaxed = divideHalfUp(amount * WHOLE, WHOLE + sum);
  return allocate(
    cents(amount - untaxed),
    rates.map(({ basisPoints }) => basisPoints),
  );
}
