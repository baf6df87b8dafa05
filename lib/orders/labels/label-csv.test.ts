import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { type LabelOrder, type LabelProgram, labelCsv } from './label-csv';

const order: LabelOrder = {
  orderNumber: 1_042,
  createdAt: new Date('2026-11-24T03:30:00Z'),
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  phone: '+1 503 555 0142',
  address: '12 Kiln Lane',
  address2: 'Flat 2',
  city: 'Asheville',
  state: 'NC',
  zip: '02801',
  country: 'US',
  totalCents: cents(5_600),
  contents: '2 x Harvest Mug',
  grams: 1_000,
};

const rowOf = (program: LabelProgram, changes: Partial<LabelOrder> = {}) =>
  Papa.parse<Record<string, string>>(labelCsv(program, [{ ...order, ...changes }], 'America/New_York'), {
    header: true,
    skipEmptyLines: true,
  }).data[0];

describe('the file for Pirate Ship', () => {
  it('has one row for an order, with its weight in pounds and ounces', () => {
    expect(rowOf('pirate-ship')).toEqual({
      ...{ Name: 'Ada Lovelace', Address: '12 Kiln Lane', 'Address Line 2': 'Flat 2', City: 'Asheville' },
      ...{ State: 'NC', Zipcode: '02801', Country: 'US', Email: 'ada@example.test', Phone: '1 503 555 0142' },
      ...{ 'Order ID': '1042', 'Order Items': '2 x Harvest Mug', Pounds: '2', Ounces: '3.3' },
    });
  });

  it.each([
    [null, '', ''],
    [0, '0', '0'],
    [28, '0', '1'],
    [29, '0', '1.1'],
    // A pound to the gram above: never sixteen ounces beside the pounds.
    [454, '1', '0.1'],
    [453, '1', '0'],
  ])('of %o g says %o lb %o oz, and nothing of an unknown weight', (grams, pounds, ounces) => {
    expect(rowOf('pirate-ship', { grams })).toMatchObject({ Pounds: pounds, Ounces: ounces });
  });
});

describe('the file for Shippo', () => {
  it('has the headings of its template, and the day of the shop', () => {
    const row = rowOf('shippo');
    expect(Object.keys(row ?? {})).toEqual([
      ...['Order Number', 'Order Date', 'Recipient Name', 'Company', 'Email', 'Phone', 'Street Line 1'],
      ...['Street Number', 'Street Line 2', 'City', 'State/Province', 'Zip/Postal Code', 'Country'],
      ...['Item Title', 'SKU', 'Quantity', 'Item Weight', 'Item Weight Unit', 'Item Price', 'Item Currency'],
      ...['Order Weight', 'Order Weight Unit', 'Order Amount', 'Order Currency'],
    ]);
    expect(row).toMatchObject({
      ...{ 'Order Date': '2026-11-23', 'Order Weight': '35.3', 'Order Weight Unit': 'oz' },
      ...{ 'Order Amount': '56.00', 'Order Currency': 'USD' },
    });
  });

  it('says no unit without a weight', () => {
    expect(rowOf('shippo', { grams: null })).toMatchObject({ 'Order Weight': '', 'Order Weight Unit': '' });
  });
});

it.each(['pirate-ship', 'shippo'] as const)('no text in the file for %s runs as a formula', (program) => {
  const evil = '=HYPERLINK("https://evil.example")';
  const row = rowOf(program, { name: evil, address: evil, city: evil, contents: evil, phone: `+${evil}` });
  const cells = Object.values(row ?? {}).filter((cell) => cell.includes('HYPERLINK'));
  expect(cells).toHaveLength(5);
  expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([]);
});
