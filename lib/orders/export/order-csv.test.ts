import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { chargeOf } from '@/lib/orders/charges';
import type { ItemChoice } from '@/lib/orders/choices/item-choices';
import { chargesOfLines } from '@/lib/testing/rows/charges';
import { csvHeader, csvRows } from './order-csv';
import type { ExportedItem, ExportedOrder } from './order-export.queries';

const text = (value: string): ItemChoice => ({ kind: 'customization', label: 'Name', value });
const file = (kind: string, href: string): ItemChoice => ({
  kind,
  label: '',
  value: 'file',
  files: [{ name: 'file', href }],
});

const item = (changes: Partial<ExportedItem> = {}): ExportedItem => ({
  name: 'Name Mug',
  sku: 'MUG-0001',
  quantity: 2,
  priceCents: cents(2_850),
  upchargeCents: cents(0),
  subtotalCents: cents(5_700),
  choices: [text('Rosalind')],
  ...changes,
});

const order = (changes: Partial<ExportedOrder> = {}): ExportedOrder => ({
  orderNumber: 1_001,
  createdAt: new Date('2026-11-21T02:05:00Z'),
  paidAt: null,
  status: 'processing',
  paymentStatus: 'partially_refunded',
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.test',
  customerPhone: '(802) 555-0114',
  delivery: null,
  shippingAddress: '12 Kiln Lane, Apt 3',
  shippingAddressLine2: 'Unit 4',
  shippingCity: 'Asheville',
  shippingState: 'NC',
  shippingZip: '02801',
  shippingCountry: 'US',
  totalCents: cents(5_700),
  charges: chargesOfLines(5_700),
  platformFeeCents: cents(195),
  refundedCents: cents(1_250),
  methods: ['paypal'],
  internalNote: '',
  extras: null,
  readyBy: null,
  parcels: [],
  items: [item()],
  ...changes,
});

const linkTo = (path: string) => (path.includes('nowhere') ? null : `https://shop.test${path}`);

/** Parses the file with a CSV library. */
function read(orders: ExportedOrder[], timeZone = 'America/New_York') {
  const { data, errors } = Papa.parse<Record<string, string>>(
    csvHeader(timeZone) + csvRows(orders, { timeZone, linkTo }),
    {
      header: true,
      skipEmptyLines: true,
    },
  );
  expect(errors).toEqual([]);
  return data;
}

it('has the numbers of all parcels, as text, and what the customer added', () => {
  const parcel = {
    carrier: 'ups' as const,
    trackingNumber: '1Z999AA10123456784',
    sentAt: new Date('2026-11-22T02:00:00Z'),
  };
  const [row] = read([
    order({
      parcels: [
        parcel,
        { ...parcel, trackingNumber: '' },
        { carrier: null, trackingNumber: '12345678901234567890', sentAt: new Date('2026-11-24T02:05:00Z') },
      ],
      readyBy: '2026-12-01',
      extras: {
        ...{ note: '=1+1', isGift: true, giftMessage: 'For Ada', needBy: '2026-12-04' },
        ...{ arrival: null, areTextsRemoved: false },
      },
    }),
  ]);
  expect(row).toMatchObject({
    'Order tracking numbers': expect.stringMatching(/1Z999AA10123456784.*12345678901234567890/),
    'Order carriers': 'UPS',
    'Order last sent (America/New_York)': '2026-11-23 21:05',
    'Order note of the customer': "'=1+1",
    'Order is a gift': 'Yes',
    'Order gift message': 'For Ada',
    'Order needed by': '2026-12-04',
    'Order ready by': '2026-12-01',
  });
});

describe('the export', () => {
  it('has a row for each item, and repeats the columns of its order', () => {
    const rows = read([
      order({
        items: [item(), item({ name: 'Ramen Bowl', choices: [] })],
      }),
      order({ orderNumber: 1_002 }),
    ]);
    expect(rows.map((row) => [row['Order number'], row['Item position in order'], row['Item name']])).toEqual(
      [
        ['1001', '1', 'Name Mug'],
        ['1001', '2', 'Ramen Bowl'],
        ['1002', '1', 'Name Mug'],
      ],
    );
    expect(rows[0]).toMatchObject({
      'Order placed (America/New_York)': '2026-11-20 21:05',
      'Order paid (America/New_York)': '',
      'Order status': 'Processing',
      'Order payment': 'Partially refunded',
      'Order street': '12 Kiln Lane, Apt 3',
      'Order apartment': 'Unit 4',
      'Order ZIP': '02801',
      'Order total (USD)': '57.00',
      'Order platform fee (USD)': '-1.95',
      'Order refunded (USD)': '-12.50',
      'Order item count': '2',
      'Item quantity': '2',
      'Item price (USD)': '28.50',
      'Item size upcharge (USD)': '0.00',
      'Item customization label': 'Name',
      'Item customization': 'Rosalind',
    });
    expect(rows[1]).toMatchObject({ 'Item customization label': '', 'Item customization': '' });
  });

  it('has links to logos and rosters that work from anywhere', () => {
    const logoUrl = '/admin/orders/1/files/2/crest%20%231.png';
    const [own, foreign, none] = read([
      order({ items: [item({ choices: [file('logo', logoUrl), file('roster', '/nowhere')] })] }),
      order({ items: [item({ choices: [file('logo', 'https://files.test/logo.png')] })] }),
      order(),
    ]);
    expect(own).toMatchObject({ 'Item logo': `https://shop.test${logoUrl}`, 'Item roster': '/nowhere' });
    expect(foreign).toMatchObject({ 'Item logo': 'https://files.test/logo.png', 'Item roster': '' });
    expect(none).toMatchObject({ 'Item logo': '', 'Item roster': '' });
  });

  it('has the charges of the total, a discount with its minus', () => {
    const tax = { ...chargeOf('tax', cents(409), 'Sales tax'), rateBasisPoints: 825 };
    const charges = [
      ...chargesOfLines(5_700, 200),
      chargeOf('discount', cents(-570), 'SPRING10'),
      chargeOf('shipping', cents(600), 'Parcel'),
      tax,
    ];
    expect(read([order({ charges })])[0]).toMatchObject({
      'Order goods (USD)': '55.00',
      'Order size upcharges (USD)': '2.00',
      'Order discount (USD)': '-5.70',
      'Order shipping (USD)': '6.00',
      'Order tax (USD)': '4.09',
      'Order tax in prices (USD)': '0.00',
    });
  });

  it('keeps an order that has no items', () => {
    expect(read([order({ items: [] })])).toMatchObject([{ 'Order number': '1001', 'Item name': '' }]);
  });

  it('has a heading for each column that says whether it is about the order or the item', () => {
    for (const name of csvHeader('UTC').trim().split(',')) {
      expect(name).toMatch(/^(Order|Item) /);
    }
  });

  it.each([
    '=HYPERLINK("http://evil.test","Click")',
    '+1 555 0100',
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '＝1+1',
    '=1+1\nsecond line',
    '=1+1\r\n"quoted", and more',
  ])('never lets a spreadsheet run %j as a formula', (formula) => {
    const [row] = read([
      order({
        customerName: formula,
        internalNote: formula,
        items: [item({ name: formula, choices: [text(formula)] })],
      }),
    ]);
    for (const name of ['Order customer', 'Order note', 'Item name', 'Item customization']) {
      // After a tab or a line break, some programs split and would run it as a formula.
      expect(row?.[name]).toBe(`'${formula.replace(/^([\t\r\n])=/, "$1'=")}`);
    }
  });

  it.each(['Ada "The Countess" Lovelace', 'two\nlines', 'a,b;c', 'שרה כהן 🏺', 'a=b', "O'Hara"])(
    'keeps %j unchanged',
    (text) => {
      expect(read([order({ customerName: text })])[0]?.['Order customer']).toBe(text);
    },
  );

  it('is empty for no orders, and ends each row as RFC 4180 requires', () => {
    expect(csvRows([], { timeZone: 'UTC', linkTo })).toBe('');
    expect(csvRows([order()], { timeZone: 'UTC', linkTo })).toMatch(/[^\r\n]\r\n$/);
  });
});
