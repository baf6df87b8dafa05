// Orders as a table for spreadsheets: one row for each item, with the order's columns repeated.

import { choiceOf, LOGO_CHOICE, ROSTER_CHOICE, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { DEFAULT_CURRENCY } from '@/lib/language';
import { orderTableSentences as headings } from '@/lib/messages/en/orders/order-table';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import { shippingSentences as shipping } from '@/lib/messages/en/orders/shipping';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import { choiceSentences } from '@/lib/messages/en/shop/choices';
import { unitList } from '@/lib/messages/list-text';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { gone } from '@/lib/money/signed-money';
import { CHARGE_KINDS, type ChargeKind, sumOfKind } from '@/lib/orders/charges';
import { choiceLines } from '@/lib/orders/choices/choice-lines';
import { deliveryName } from '@/lib/orders/delivery/delivery-lines';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import { isoDateTime } from '@/lib/time/format-date';
import type { ExportedItem, ExportedOrder } from './order-export.queries';

/** How times and addresses are written. */
export type ExportTerms = {
  timeZone: string;
  /** The absolute URL of a path in the shop, for a file that is opened anywhere; null if the shop has no address. */
  linkTo: (path: string) => string | null;
};

type ItemPlace = ExportTerms & { order: ExportedOrder; item: ExportedItem | null; position: number };
type Column = { name: (timeZone: string) => string; value: (place: ItemPlace) => CsvCell };

/** A heading; as a function, it contains the time zone. */
type Heading = string | ((timeZone: string) => string);
const nameOf = (heading: Heading): Column['name'] => (typeof heading === 'string' ? () => heading : heading);

const orderColumn = (heading: string, value: (order: ExportedOrder) => CsvCell): Column => ({
  name: nameOf(heading),
  value: ({ order }) => value(order),
});

const timeColumn = (heading: Heading, value: (order: ExportedOrder) => Date | null): Column => ({
  name: nameOf(heading),
  value: ({ order, timeZone }) => {
    const time = value(order);
    return time === null ? '' : isoDateTime(time, timeZone);
  },
});

const itemColumn = (heading: string, value: (item: ExportedItem) => CsvCell | null | undefined): Column => ({
  name: nameOf(heading),
  value: ({ item }) => (item === null ? '' : (value(item) ?? '')),
});

const linkColumn = (heading: string, value: (item: ExportedItem) => string | null): Column => ({
  name: nameOf(heading),
  value: ({ item, linkTo }) => {
    const url = (item && value(item)) ?? '';
    return (url.startsWith('/') ? linkTo(url) : null) ?? url;
  },
});

const decimal = (amount: Cents): CsvCell => ({ ours: centsToDecimal(amount) });

/** The charges of the total; a discount has its minus. */
const chargeColumn = (kind: ChargeKind) =>
  orderColumn(headings.charges[kind](DEFAULT_CURRENCY), ({ charges }) => decimal(sumOfKind(charges, kind)));

const fileOf = ({ choices }: ExportedItem, kind: string): string | null =>
  choiceOf(choices, kind)?.files?.[0]?.href ?? null;

/** Kinds that have columns of their own. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([TEXT_CHOICE, LOGO_CHOICE, ROSTER_CHOICE]);

const otherChoices = ({ choices }: ExportedItem): string =>
  choiceLines(choices.filter(({ kind }) => !OWN_COLUMNS.has(kind)))
    .map(choiceSentences.line)
    .join('\n');

const COLUMNS: Column[] = [
  orderColumn(headings.orderNumber, (order) => order.orderNumber),
  timeColumn(headings.placed, (order) => order.createdAt),
  orderColumn(headings.status, (order) => orderStatusSentences.status[order.status]),
  orderColumn(headings.payment, (order) => orderStatusSentences.payment[order.paymentStatus]),
  timeColumn(headings.paid, (order) => order.paidAt),
  orderColumn(headings.paidBy, (order) =>
    unitList(order.methods.map((method) => paymentMethodSentences.label[method])),
  ),
  orderColumn(headings.customer, (order) => order.customerName),
  orderColumn(headings.email, (order) => order.customerEmail),
  orderColumn(headings.phone, (order) => order.customerPhone),
  orderColumn(headings.street, (order) => order.shippingAddress),
  orderColumn(headings.apartment, (order) => order.shippingAddressLine2),
  orderColumn(headings.city, (order) => order.shippingCity),
  orderColumn(headings.state, (order) => order.shippingState),
  orderColumn(headings.zip, (order) => order.shippingZip),
  orderColumn(headings.country, (order) => order.shippingCountry),
  orderColumn(headings.delivery, ({ delivery }) => (delivery === null ? '' : deliveryName(delivery))),
  orderColumn(headings.trackingNumbers, ({ parcels }) =>
    unitList(parcels.flatMap(({ trackingNumber }) => (trackingNumber === '' ? [] : [trackingNumber]))),
  ),
  orderColumn(headings.carriers, ({ parcels }) =>
    unitList([
      ...new Set(parcels.flatMap(({ carrier }) => (carrier === null ? [] : [shipping.carriers[carrier]]))),
    ]),
  ),
  timeColumn(headings.lastSent, ({ parcels }) => parcels.at(-1)?.sentAt ?? null),
  orderColumn(headings.total(DEFAULT_CURRENCY), (order) => decimal(order.totalCents)),
  ...CHARGE_KINDS.map(chargeColumn),
  orderColumn(headings.platformFee(DEFAULT_CURRENCY), (order) => decimal(gone(order.platformFeeCents))),
  orderColumn(headings.refunded(DEFAULT_CURRENCY), (order) => decimal(gone(order.refundedCents))),
  orderColumn(headings.note, (order) => order.internalNote),
  orderColumn(headings.customerNote, ({ extras }) => extras?.note ?? ''),
  orderColumn(headings.gift, ({ extras }) => (extras?.isGift ? headings.yes : '')),
  orderColumn(headings.giftMessage, ({ extras }) => extras?.giftMessage ?? ''),
  orderColumn(headings.needBy, ({ extras }) => extras?.needBy ?? ''),
  orderColumn(headings.readyBy, ({ readyBy }) => readyBy ?? ''),
  orderColumn(headings.itemCount, (order) => order.items.length),
  { name: nameOf(headings.itemPosition), value: ({ item, position }) => (item === null ? '' : position) },
  itemColumn(headings.itemName, (item) => item.name),
  itemColumn(headings.itemSku, (item) => item.sku),
  itemColumn(headings.itemQuantity, (item) => item.quantity),
  itemColumn(headings.itemPrice(DEFAULT_CURRENCY), (item) => decimal(item.priceCents)),
  itemColumn(headings.itemUpcharge(DEFAULT_CURRENCY), (item) => decimal(item.upchargeCents)),
  itemColumn(headings.itemSubtotal(DEFAULT_CURRENCY), (item) => decimal(item.subtotalCents)),
  itemColumn(headings.itemCustomizationLabel, (item) => choiceOf(item.choices, TEXT_CHOICE)?.label),
  itemColumn(headings.itemCustomization, (item) => choiceOf(item.choices, TEXT_CHOICE)?.value),
  linkColumn(headings.itemLogo, (item) => fileOf(item, LOGO_CHOICE)),
  linkColumn(headings.itemRoster, (item) => fileOf(item, ROSTER_CHOICE)),
  itemColumn(headings.itemOtherChoices, (item) => otherChoices(item)),
];

/** The first row of the file. Each heading says whether it is about the order or the item. */
export const csvHeader = (timeZone: string): string => toCsv([COLUMNS.map(({ name }) => name(timeZone))]);

/** The rows of a batch of orders, with formulas made harmless. Empty for no orders. */
export function csvRows(orders: readonly ExportedOrder[], terms: ExportTerms): string {
  const rows = orders.flatMap((order) => {
    const items = order.items.length > 0 ? order.items : [null];
    return items.map((item, index) =>
      COLUMNS.map(({ value }) => value({ ...terms, order, item, position: index + 1 })),
    );
  });
  return rows.length === 0 ? '' : toCsv(rows);
}
