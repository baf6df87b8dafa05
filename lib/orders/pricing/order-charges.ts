// The one calculation of an order's money, in this order: lines (price times quantity, and upcharges), discount,
// shipping, tax, total. Pure, in whole cents.
import { allocate } from '@/lib/money/allocate';
import { type Cents, cents, multiplyCents, sumCents } from '@/lib/money/cents';
import { type Charge, chargeOf, totalOfCharges } from '@/lib/orders/charges';

export type ChargeableLine = { productPriceCents: Cents; quantity: number; upchargeCents: Cents };

export type TaxRate = { name: string; basisPoints: number; taxesShipping: boolean };

/** What a shop takes off and adds on. */
export type ChargeRules = {
  /** Off the goods with their upcharges: an amount, or a part in hundredths of a percent. Never more than they cost. */
  discount: { name: string; amountCents: Cents } | { name: string; basisPoints: number } | null;
  /** The way of shipping for goods of this price after the discount; null for none. */
  shippingFor: (discountedCents: Cents) => { name: string; amountCents: Cents } | null;
  /** `isIncluded`: the prices hold the taxes already. */
  taxes: { isIncluded: boolean; rates: readonly TaxRate[] };
};

/** Nothing off and nothing on: an order costs its lines. */
export const NO_CHARGE_RULES: ChargeRules = {
  discount: null,
  shippingFor: () => null,
  taxes: { isIncluded: false, rates: [] },
};

/** A line's part of the money. `taxCents` is on top of the others, or held by them, as the shop's taxes are. */
export type LineCharges = { subtotalCents: Cents; discountCents: Cents; taxCents: Cents };

export type OrderCharges<Line> = {
  /** The lines with their money, in their order. */
  lines: (Line & LineCharges)[];
  charges: Charge[];
  totalCents: Cents;
};

const WHOLE = 10_000;

/** A quotient rounded half up, of whole numbers that are not negative. */
const divideHalfUp = (dividend: number, divisor: number): Cents =>
  cents(Math.floor((2 * dividend + divisor) / (2 * divisor)));

/**
 * What lines cost by a shop's rules. The discount is split over the lines by largest remainder; shipping is chosen by
 * what the goods cost after it; each tax is rounded half up per line and on shipping, and then added up.
 */
export function chargeOrder<Line extends ChargeableLine>(
  lines: readonly Line[],
  rules: ChargeRules,
): OrderCharges<Line> {
  const goods = sumCents(lines.map(goodsOf));
  const upcharges = sumCents(lines.map(({ upchargeCents }) => upchargeCents));
  const subtotals = lines.map(subtotalOf);
  const merchandise = sumCents([goods, upcharges]);
  const discount = discountOf(rules.discount, merchandise);
  const discounts = allocate(discount, subtotals);
  const nets = subtotals.map((subtotal, index) => cents(subtotal - (discounts[index] ?? 0)));
  const shipping = rules.shippingFor(cents(merchandise - discount));
  const taxes = taxesOf(rules.taxes, nets, shipping?.amountCents ?? cents(0));
  const charges: Charge[] = [
    chargeOf('goods', goods),
    ...(upcharges === 0 ? [] : [chargeOf('upcharges', upcharges)]),
    ...(rules.discount === null ? [] : [chargeOf('discount', cents(0 - discount), rules.discount.name)]),
    ...(shipping === null ? [] : [chargeOf('shipping', shipping.amountCents, shipping.name)]),
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

const subtotalOf = (line: ChargeableLine) => sumCents([goodsOf(line), line.upchargeCents]);

function discountOf(rule: ChargeRules['discount'], merchandise: Cents): Cents {
  if (rule === null) {
    return cents(0);
  }
  const wanted =
    'amountCents' in rule ? rule.amountCents : divideHalfUp(merchandise * rule.basisPoints, WHOLE);
  return cents(Math.min(wanted, merchandise));
}

type TaxOfRate = { rate: TaxRate; onLines: Cents[]; onShipping: Cents };

function taxesOf(
  { isIncluded, rates }: ChargeRules['taxes'],
  nets: readonly Cents[],
  shipping: Cents,
): TaxOfRate[] {
  const split = isIncluded ? heldTaxes : addedTaxes;
  const onLines = nets.map((net) => split(net, rates));
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

/** The taxes in an amount: what is left of it without them is rounded, and the rest is split between the rates. */
function heldTaxes(amount: Cents, rates: readonly TaxRate[]): Cents[] {
  const sum = rates.reduce((total, { basisPoints }) => total + basisPoints, 0);
  const untaxed = divideHalfUp(amount * WHOLE, WHOLE + sum);
  return allocate(
    cents(amount - untaxed),
    rates.map(({ basisPoints }) => basisPoints),
  );
}
