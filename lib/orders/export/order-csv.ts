// Orders as a table for spreadsheets: one row for each item, the order's own columns repeated on each.

import { choiceOf, LOGO_CHOICE, ROSTER_CHOICE, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { choiceSentences } from '@/lib/messages/en/shop/choices';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { gone } from '@/lib/money/signed-money';
import { type ChargeKind, sumOfKind } from '@/lib/orders/charges';
import { choiceLines } from '@/lib/orders/choices/choice-lines';
import { PAYMENT_METHOD_LABELS } from '@/lib/orders/payment-method';
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '@/lib/orders/status/status-labels';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import { isoDateTime } from '@/lib/time/format-date';
import type { ExportedItem, ExportedOrder } from './order-export.queries';

/** How times and addresses are written. */
export type ExportTerms = {
  timeZone: string;
  /** The whole address of a path in the shop, for a file that is opened anywhere; null where there is none. */
  linkTo: (path: string) => string | null;
};

type ItemPlace = ExportTerms & { order: ExportedOrder; item: ExportedItem | null; position: number };
type Column = { name: (timeZone: string) => string; value: (place: ItemPlace) => CsvCell };

const orderColumn = (name: string, value: (order: ExportedOrder) => CsvCell): Column => ({
  name: () => `Order ${name}`,
  value: ({ order }) => value(order),
});

const timeColumn = (name: string, value: (order: ExportedOrder) => Date | null): Column => ({
  name: (timeZone) => `Order ${name} (${timeZone})`,
  value: ({ order, timeZone }) => {
    const time = value(order);
    return time === null ? '' : isoDateTime(time, timeZone);
  },
});

const itemColumn = (name: string, value: (item: ExportedItem) => CsvCell | null | undefined): Column => ({
  name: () => `Item ${name}`,
  value: ({ item }) => (item === null ? '' : (value(item) ?? '')),
});

const linkColumn = (name: string, value: (item: ExportedItem) => string | null): Column => ({
  name: () => `Item ${name}`,
  value: ({ item, linkTo }) => {
    const url = (item && value(item)) ?? '';
    return (url.startsWith('/') ? linkTo(url) : null) ?? url;
  },
});

const decimal = (amount: Cents): CsvCell => ({ ours: centsToDecimal(amount) });

/** What the total is made of; a discount has its minus. */
const chargeColumn = (name: string, kind: ChargeKind) =>
  orderColumn(`${name} (USD)`, ({ charges }) => decimal(sumOfKind(charges, kind)));
const fileOf = ({ choices }: ExportedItem, kind: string): string | null =>
  choiceOf(choices, kind)?.files?.[0]?.href ?? null;

/** Kinds that have columns of their own. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([TEXT_CHOICE, LOGO_CHOICE, ROSTER_CHOICE]);

const otherChoices = ({ choices }: ExportedItem): string =>
  choiceLines(choices.filter(({ kind }) => !OWN_COLUMNS.has(kind)))
    .map(choiceSentences.line)
    .join('\n');

const COLUMNS: Column[] = [
  orderColumn('number', (order) => order.orderNumber),
  timeColumn('placed', (order) => order.createdAt),
  orderColumn('status', (order) => ORDER_STATUS_LABELS[order.status]),
  orderColumn('payment', (order) => PAYMENT_STATUS_LABELS[order.paymentStatus]),
  timeColumn('paid', (order) => order.paidAt),
  orderColumn('paid by', (order) => order.methods.map((method) => PAYMENT_METHOD_LABELS[method]).join(', ')),
  orderColumn('customer', (order) => order.customerName),
  orderColumn('e-mail', (order) => order.customerEmail),
  orderColumn('phone', (order) => order.customerPhone),
  orderColumn('street', (order) => order.shippingAddress),
  orderColumn('apartment', (order) => order.shippingAddressLine2),
  orderColumn('city', (order) => order.shippingCity),
  orderColumn('state', (order) => order.shippingState),
  orderColumn('ZIP', (order) => order.shippingZip),
  orderColumn('country', (order) => order.shippingCountry),
  orderColumn('total (USD)', (order) => decimal(order.totalCents)),
  chargeColumn('goods', 'goods'),
  chargeColumn('size upcharges', 'upcharges'),
  chargeColumn('discount', 'discount'),
  chargeColumn('shipping', 'shipping'),
  chargeColumn('tax', 'tax'),
  chargeColumn('tax in prices', 'tax_included'),
  orderColumn('platform fee (USD)', (order) => decimal(gone(order.platformFeeCents))),
  orderColumn('refunded (USD)', (order) => decimal(gone(order.refundedCents))),
  orderColumn('note', (order) => order.internalNote),
  orderColumn('item count', (order) => order.items.length),
  { name: () => 'Item position in order', value: ({ item, position }) => (item === null ? '' : position) },
  itemColumn('name', (item) => item.name),
  itemColumn('SKU', (item) => item.sku),
  itemColumn('quantity', (item) => item.quantity),
  itemColumn('price (USD)', (item) => decimal(item.priceCents)),
  itemColumn('size upcharge (USD)', (item) => decimal(item.upchargeCents)),
  itemColumn('subtotal (USD)', (item) => decimal(item.subtotalCents)),
  itemColumn('customization label', (item) => choiceOf(item.choices, TEXT_CHOICE)?.label),
  itemColumn('customization', (item) => choiceOf(item.choices, TEXT_CHOICE)?.value),
  linkColumn('logo', (item) => fileOf(item, LOGO_CHOICE)),
  linkColumn('roster', (item) => fileOf(item, ROSTER_CHOICE)),
  itemColumn('other choices', (item) => otherChoices(item)),
];

/** The first row of the file; each column says whether it is of the order or of the item. */
export const csvHeader = (timeZone: string): string => toCsv([COLUMNS.map(({ name }) => name(timeZone))]);

/** The rows of a batch of orders; none is run as a formula. Empty for no orders. */
export function csvRows(orders: readonly ExportedOrder[], terms: ExportTerms): string {
  const rows = orders.flatMap((order) => {
    const items = order.items.length > 0 ? order.items : [null];
    return items.map((item, index) =>
      COLUMNS.map(({ value }) => value({ ...terms, order, item, position: index + 1 })),
    );
  });
  return rows.length === 0 ? '' : toCsv(rows);
}
