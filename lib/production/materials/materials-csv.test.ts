import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { materialsCsv } from './materials-csv';

it('has a row for each product and size, and makes formulas harmless', () => {
  const file = materialsCsv([
    {
      key: 'a',
      name: '=HYPERLINK("http://evil.test")',
      sku: 'JER-1',
      pieces: 9,
      made: 4,
      sizes: [
        { label: '2XL', pieces: 6, made: 4 },
        { label: null, pieces: 3, made: 0 },
      ],
    },
    {
      key: 'b',
      name: 'Socks, ribbed',
      sku: 'SOC-1',
      pieces: 10,
      made: 10,
      sizes: [{ label: null, pieces: 10, made: 10 }],
    },
  ]);
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(Papa.parse(file.slice(1), { skipEmptyLines: true }).data).toEqual([
    ['Product', 'SKU', 'Size', 'Pieces', 'Made', 'To make'],
    [`'=HYPERLINK("http://evil.test")`, 'JER-1', '2XL', '6', '4', '2'],
    [`'=HYPERLINK("http://evil.test")`, 'JER-1', '', '3', '0', '3'],
    ['Socks, ribbed', 'SOC-1', '', '10', '10', '0'],
  ]);
});
