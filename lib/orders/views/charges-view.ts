// An order's charges as people see them: in cart, checkout, order, mail, receipt and packing slip.
import { chargeSentences } from '@/lib/messages/en/orders/charges';
import { type Cents, formatCents } from '@/lib/money/cents';
import { type Charge, sumOfKind, totalOfCharges } from '@/lib/orders/charges';

export type ChargeRow = {
  /** The position among the rows. */
  key: number;
  label: string;
  /** With its sign: '−$5.00' for a discount. */
  amount: string;
};

export type ChargesView = {
  /** The rows between the lines and the total; empty if the total is the sum of the lines. */
  rows: ChargeRow[];
  totalCents: Cents;
};

/** The rows and the total of charges. Goods and upcharges form one row, because each line shows its own upcharge. */
export function chargesView(charges: readonly Charge[]): ChargesView {
  const others = charges.filter(({ kind }) => kind !== 'goods' && kind !== 'upcharges');
  const subtotal = { label: chargeSentences.subtotal, amountCents: sumOfKind(charges, 'goods', 'upcharges') };
  const rows = others.length === 0 ? [] : [subtotal, ...others.map(toRow)];
  return {
    rows: rows.map(({ label, amountCents }, key) => ({ key, label, amount: signed(amountCents) })),
    totalCents: totalOfCharges(charges),
  };
}

function toRow({ kind, name, rateBasisPoints, amountCents }: Charge) {
  const rate = percent(rateBasisPoints ?? 0);
  switch (kind) {
    case 'discount':
      return { label: chargeSentences.discount(name), amountCents };
    case 'shipping_discount':
      return { label: chargeSentences.shippingDiscount(name), amountCents };
    case 'shipping':
      return { label: chargeSentences.shipping(name), amountCents };
    case 'tax_included':
      return { label: chargeSentences.taxIncluded(name, rate), amountCents };
    default:
      return { label: chargeSentences.tax(name, rate), amountCents };
  }
}

/** '8.25%' for 825, without trailing zeros. */
const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

/** With a true minus sign, as in all texts for people. */
const signed = (amount: Cents): string => formatCents(amount).replace('-', '−');
