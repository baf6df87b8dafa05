import { expect, it } from 'vitest';
import { attachedFile } from './attached-file';
import { readRoster } from './roster';

it('shows a roster as a table of text', () => {
  const stored = [
    { Name: 'Ada', Number: '007' },
    { Name: 'Grace', Size: 'M', Number: 12 },
    { Name: null, Extra: { nested: true } },
  ];
  expect(readRoster(stored)).toEqual({
    columns: ['Name', 'Number', 'Size', 'Extra'],
    rows: [
      ['Ada', '007', '', ''],
      ['Grace', '12', 'M', ''],
      ['', '', '', ''],
    ],
  });
});

it.each([null, undefined, [], {}, 'Ada', [1, 2], [['Ada']], [null]])('takes %j for no roster', (stored) => {
  expect(readRoster(stored)).toBeNull();
});

it.each([
  ['https://files.test/shop/order/Team%20Logo.png?sig=1', 'Team Logo.png'],
  ['/media/shop/order/roster.csv', 'roster.csv'],
  ['https://files.test/', 'File'],
  ['https://files.test/100%.png', '100%.png'],
])('links the file %s', (href, name) => {
  expect(attachedFile(href)).toEqual({ href, name });
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.test/x',
  '/\\evil.test',
  '/\t/evil.test',
  'x',
])('links nothing at "%s"', (url) => {
  expect(attachedFile(url)).toBeNull();
});
