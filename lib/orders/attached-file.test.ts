import { expect, it } from 'vitest';
import { attachedFile } from './attached-file';

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
])('makes no link of "%s"', (url) => {
  expect(attachedFile(url)).toBeNull();
});
