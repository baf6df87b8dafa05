import { expect, it } from 'vitest';
import { orderFieldMessage } from './order-field-messages';

const REQUIRED = 'Please fill in all required fields';
const EMAIL = 'Please enter a valid email address';
const INFORMATION = 'Please fill in all required information';

it.each<[string, unknown, string]>([
  ['customer', {}, REQUIRED],
  ['customer.name', { customer: { name: '' } }, REQUIRED],
  ['customer.phone', { customer: { email: 'ada@example.test' } }, REQUIRED],
  ['customer.email', { customer: {} }, REQUIRED],
  ['customer.email', { customer: { email: '' } }, REQUIRED],
  ['customer.email', { customer: { email: ' \t' } }, REQUIRED],
  ['customer.email', { customer: { email: 5 } }, REQUIRED],
  ['customer.email', { customer: { email: 'ada' } }, EMAIL],
  ['shipping_address', {}, INFORMATION],
  ['shipping_address.zip', { shipping_address: { zip: '' } }, INFORMATION],
  ['lines', { lines: [] }, INFORMATION],
  ['lines.0.quantity', { lines: [{ quantity: 0 }] }, INFORMATION],
  ['', 'not an object', INFORMATION],
  ['customer.email', null, REQUIRED],
])('the field %o of %o is answered with "%s"', (path, input, sentence) => {
  expect(orderFieldMessage(path, input)).toBe(sentence);
});
