// Orders to send, as files for the two programs that small shops buy labels with: one row for each order.
import { DEFAULT_CURRENCY } from '@/lib/language';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import { isoDate } from '@/lib/time/format-date';

export const LABEL_PROGRAMS = ['pirate-ship', 'shippo'] as const;
export type LabelProgram = (typeof LABEL_PROGRAMS)[number];

export type LabelOrder = {
  orderNumber: number;
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  totalCents: Cents;
  /** What is in the parcel: '2 x Harvest Mug'. */
  contents: string;
  /** Of all pieces; null if the weight of one is not known, because half a weight is a wrong one. */
  grams: number | null;
};

type Column = readonly [heading: string, value: (order: LabelOrder, timeZone: string) => CsvCell];

const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;

/** Ounces with one decimal, rounded up: a parcel is never heavier than its label says. */
const tenthsOfOunces = (grams: number): number =>
  Math.ceil(Math.round((grams / GRAMS_PER_OUNCE) * 1_000) / 100);

const ounces = ({ grams }: LabelOrder): CsvCell => (grams === null ? '' : tenthsOfOunces(grams) / 10);

const ADDRESS = {
  name: ({ name }: LabelOrder) => name,
  email: ({ email }: LabelOrder) => email,
  // Without the plus of another country, before which a spreadsheet needs an apostrophe.
  phone: ({ phone }: LabelOrder) => phone.replace(/^\s*\+/, ''),
  address: ({ address }: LabelOrder) => address,
  address2: ({ address2 }: LabelOrder) => address2,
  city: ({ city }: LabelOrder) => city,
  state: ({ state }: LabelOrder) => state,
  zip: ({ zip }: LabelOrder) => zip,
  country: ({ country }: LabelOrder) => country,
};

/**
 * Pirate Ship has no fixed headings: at the upload ("Create labels from a spreadsheet") the shop says which column is
 * which, and plain names are recognised by themselves. Weight in whole pounds and the ounces beside them.
 */
const PIRATE_SHIP: readonly Column[] = [
  ['Name', ADDRESS.name],
  ['Address', ADDRESS.address],
  ['Address Line 2', ADDRESS.address2],
  ['City', ADDRESS.city],
  ['State', ADDRESS.state],
  ['Zipcode', ADDRESS.zip],
  ['Country', ADDRESS.country],
  ['Email', ADDRESS.email],
  ['Phone', ADDRESS.phone],
  ['Order ID', ({ orderNumber }) => orderNumber],
  ['Order Items', ({ contents }) => contents],
  [
    'Pounds',
    ({ grams }) => (grams === null ? '' : Math.floor(tenthsOfOunces(grams) / 10 / OUNCES_PER_POUND)),
  ],
  ['Ounces', ({ grams }) => (grams === null ? '' : (tenthsOfOunces(grams) % (OUNCES_PER_POUND * 10)) / 10)],
];

/** The headings of Shippo's template for orders ("Upload orders" in its web app), in its order. */
const SHIPPO: readonly Column[] = [
  ['Order Number', ({ orderNumber }) => orderNumber],
  ['Order Date', ({ createdAt }, timeZone) => isoDate(createdAt, timeZone)],
  ['Recipient Name', ADDRESS.name],
  ['Company', () => ''],
  ['Email', ADDRESS.email],
  ['Phone', ADDRESS.phone],
  ['Street Line 1', ADDRESS.address],
  ['Street Number', () => ''],
  ['Street Line 2', ADDRESS.address2],
  ['City', ADDRESS.city],
  ['State/Province', ADDRESS.state],
  ['Zip/Postal Code', ADDRESS.zip],
  ['Country', ADDRESS.country],
  ['Item Title', ({ contents }) => contents],
  ['SKU', () => ''],
  ['Quantity', () => 1],
  ['Item Weight', ounces],
  ['Item Weight Unit', ({ grams }) => (grams === null ? '' : 'oz')],
  ['Item Price', ({ totalCents }) => ({ ours: centsToDecimal(totalCents) })],
  ['Item Currency', () => DEFAULT_CURRENCY],
  ['Order Weight', ounces],
  ['Order Weight Unit', ({ grams }) => (grams === null ? '' : 'oz')],
  ['Order Amount', ({ totalCents }) => ({ ours: centsToDecimal(totalCents) })],
  ['Order Currency', () => DEFAULT_CURRENCY],
];

const COLUMNS: Record<LabelProgram, readonly Column[]> = { 'pirate-ship': PIRATE_SHIP, shippo: SHIPPO };

/** The file for a program. No text that a shopper typed can run as a formula. */
export const labelCsv = (program: LabelProgram, orders: readonly LabelOrder[], timeZone: string): string =>
  toCsv([
    COLUMNS[program].map(([heading]) => heading),
    ...orders.map((order) => COLUMNS[program].map(([, value]) => value(order, timeZone))),
  ]);
