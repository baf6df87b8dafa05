// The amount of an order for PayPal, with its breakdown and items.
import { type Cents, cents, centsFromText, centsToDecimal } from '@/lib/money/cents';
import type { GatewayOrderRequest } from '@/lib/payments/gateway';
import { cut, usd } from './paypal-text';

type Item = {
  name: string;
  sku?: string;
  quantity: string;
  unit_amount: { currency_code: string; value: string };
  category: 'PHYSICAL_GOODS';
};
type Part = 'item_total' | 'discount' | 'shipping' | 'shipping_discount' | 'tax_total';
type Breakdown = Partial<Record<Part, ReturnType<typeof usd>>>;
/** Without `items` if the parts do not add up: then only the amount is sent. */
export type PayPalAmount = {
  amount: ReturnType<typeof usd> & { breakdown?: Breakdown };
  items?: Item[];
};

type Priced = Pick<GatewayOrderRequest, 'amount' | 'lines' | 'parts'>;

/**
 * The amount with items and breakdown. PayPal refuses an order whose parts do not add up to the cent, so this adds up
 * the texts that are sent; if they differ, only the amount is sent. Items have their price before the discount, and no
 * tax, because PayPal wants tax for each piece.
 */
export function payPalAmount(request: Priced): PayPalAmount {
  const value = usd(centsToDecimal(request.amount));
  const items = request.lines.map(toItem);
  const breakdown = toBreakdown(request.parts);
  return addsUp(value.value, breakdown, items)
    ? { amount: { ...value, breakdown }, items }
    : { amount: value };
}

const toItem = ({ name, sku, quantity, unitPrice }: Priced['lines'][number]): Item => ({
  name: cut(name),
  ...(sku !== null && { sku: cut(sku) }),
  quantity: String(quantity),
  unit_amount: usd(centsToDecimal(unitPrice)),
  category: 'PHYSICAL_GOODS',
});

const toBreakdown = ({ items, discount, shipping, shippingDiscount, tax }: Priced['parts']): Breakdown => ({
  item_total: usd(centsToDecimal(items)),
  ...part('discount', discount),
  ...part('shipping', shipping),
  ...part('shipping_discount', shippingDiscount ?? cents(0)),
  ...part('tax_total', tax),
});

const part = (name: Part, amount: Cents): Breakdown =>
  amount === 0 ? {} : { [name]: usd(centsToDecimal(amount)) };

/** A text that is no amount, such as a negative one, becomes NaN, which makes every sum differ. */
const read = (money: { value: string } | undefined): number =>
  money === undefined ? 0 : (centsFromText(money.value) ?? Number.NaN);

function addsUp(value: string, breakdown: Breakdown, items: readonly Item[]): boolean {
  const { item_total, discount, shipping, shipping_discount, tax_total } = breakdown;
  const itemSum = items.reduce(
    (sum, { quantity, unit_amount }) => sum + Number(quantity) * read(unit_amount),
    0,
  );
  const total =
    read(item_total) + read(shipping) + read(tax_total) - read(discount) - read(shipping_discount);
  return itemSum === read(item_total) && total === read({ value });
}
