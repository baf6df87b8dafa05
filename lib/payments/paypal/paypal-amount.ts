// What PayPal is told that an order costs: the amount, how it comes about, and the items.
import { type Cents, centsFromText, centsToDecimal } from '@/lib/money/cents';
import type { GatewayOrderRequest } from '@/lib/payments/gateway';
import { cut, usd } from './paypal-text';

type Item = {
  name: string;
  sku?: string;
  quantity: string;
  unit_amount: { currency_code: string; value: string };
  category: 'PHYSICAL_GOODS';
};
type Part = 'item_total' | 'discount' | 'shipping' | 'tax_total';
type Breakdown = Partial<Record<Part, ReturnType<typeof usd>>>;
/** Without items: the amount alone. */
export type PayPalAmount = {
  amount: ReturnType<typeof usd> & { breakdown?: Breakdown };
  items?: Item[];
};

type Priced = Pick<GatewayOrderRequest, 'amount' | 'lines' | 'parts'>;

/**
 * The amount with items and breakdown. PayPal refuses an order whose parts do not come to its amount in the cent, so
 * that they are added up again here, from the texts that are sent; where they differ, the amount goes alone. Items cost
 * what they cost before the discount, and none has a tax of its own, because PayPal wants that by piece.
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

const toBreakdown = ({ items, discount, shipping, tax }: Priced['parts']): Breakdown => ({
  item_total: usd(centsToDecimal(items)),
  ...part('discount', discount),
  ...part('shipping', shipping),
  ...part('tax_total', tax),
});

const part = (name: Part, amount: Cents): Breakdown =>
  amount === 0 ? {} : { [name]: usd(centsToDecimal(amount)) };

/** A text that is no amount, such as a negative one, makes every sum differ. */
const read = (money: { value: string } | undefined): number =>
  money === undefined ? 0 : (centsFromText(money.value) ?? Number.NaN);

function addsUp(value: string, breakdown: Breakdown, items: readonly Item[]): boolean {
  const { item_total, discount, shipping, tax_total } = breakdown;
  const itemSum = items.reduce(
    (sum, { quantity, unit_amount }) => sum + Number(quantity) * read(unit_amount),
    0,
  );
  const total = read(item_total) + read(shipping) + read(tax_total) - read(discount);
  return itemSum === read(item_total) && total === read({ value });
}
