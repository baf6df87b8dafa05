// What an order's total consists of: a list of charges, in the order of their calculation. Pure; no I/O.
import { type Cents, cents, sumCents } from '@/lib/money/cents';

/**
 * `goods`: price times quantity of all lines. `upcharges`: what the sizes of rosters add. `tax`: added to the prices.
 * `shipping_discount`: postage that a code takes off. `tax_included`: the part of the prices that is tax; adds nothing.
 */
export const CHARGE_KINDS = [
  'goods',
  'upcharges',
  'discount',
  'shipping',
  'shipping_discount',
  'tax',
  'tax_included',
] as const;

export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** One charge as it was when the order was placed. Only the amounts of discounts can be negative. */
export type Charge = {
  kind: ChargeKind;
  /** The name at that time: a discount's code, a way of shipping, a tax. Empty for goods and upcharges. */
  name: string;
  /** A tax rate in hundredths of a percent; null for other charges. */
  rateBasisPoints: number | null;
  amountCents: Cents;
};

export const chargeOf = (kind: ChargeKind, amountCents: Cents, name = ''): Charge => ({
  kind,
  name,
  rateBasisPoints: null,
  amountCents,
});

/** The sum of the charges of some kinds; 0 if there are none. */
export const sumOfKind = (charges: readonly Charge[], ...kinds: readonly ChargeKind[]): Cents =>
  sumCents(charges.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents));

/** The total of an order: all charges except `tax_included`, which the prices contain already. */
export const totalOfCharges = (charges: readonly Charge[]): Cents =>
  cents(sumOfKind(charges, 'goods', 'upcharges', 'discount', 'shipping', 'shipping_discount', 'tax'));
