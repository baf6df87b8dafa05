// What an order's money is made of: a list of charges, in the order in which they come about. Pure; no I/O.
import { type Cents, cents, sumCents } from '@/lib/money/cents';

/**
 * `goods`: price times quantity of all lines. `upcharges`: what the sizes of rosters add. `tax` is added to the prices;
 * `tax_included` says how much of them is tax, and adds nothing.
 */
export const CHARGE_KINDS = ['goods', 'upcharges', 'discount', 'shipping', 'tax', 'tax_included'] as const;

export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** One charge as it was when the order was placed. A discount's amount is negative, or 0; no other's is. */
export type Charge = {
  kind: ChargeKind;
  /** What it was called: a discount's code, a way of shipping, a tax. Empty for goods and upcharges. */
  name: string;
  /** The rate of a tax in hundredths of a percent. */
  rateBasisPoints: number | null;
  amountCents: Cents;
};

export const chargeOf = (kind: ChargeKind, amountCents: Cents, name = ''): Charge => ({
  kind,
  name,
  rateBasisPoints: null,
  amountCents,
});

/** What the charges of some kinds come to; 0 where there is none. */
export const sumOfKind = (charges: readonly Charge[], ...kinds: readonly ChargeKind[]): Cents =>
  sumCents(charges.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents));

/** What the charges come to: all of them but the tax that the prices hold already. */
export const totalOfCharges = (charges: readonly Charge[]): Cents =>
  cents(sumOfKind(charges, 'goods', 'upcharges', 'discount', 'shipping', 'tax'));
