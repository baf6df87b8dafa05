import { expect, it } from 'vitest';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { orderFieldMessage, orderFormMessage } from './order-field-messages';

const REQUIRED = 'Please fill in all required fields';
const EMAIL = 'Please enter a valid email address';
const INFORMATION = 'Please fill in all required information';
const say = checkoutSentences.fields;

it.each<[path: string, input: unknown, rule: string, sentence: string]>([
  ['customer', {}, REQUIRED, REQUIRED],
  ['customer.name', { customer: { name: '' } }, REQUIRED, say.nameMissing],
  ['customer.phone', { customer: { email: 'ada@example.test' } }, REQUIRED, say.phoneMissing],
  ['customer.phone', { customer: { phone: '1' } }, INFORMATION, say.phoneWrong],
  [
    'customer.phone',
    { customer: { phone: '1' }, shipping_address: { country: 'de' } },
    INFORMATION,
    say.phoneWrongAbroad,
  ],
  ['customer.email', { customer: {} }, REQUIRED, say.emailMissing],
  ['customer.email', { customer: { email: '' } }, REQUIRED, say.emailMissing],
  ['customer.email', { customer: { email: ' \t' } }, REQUIRED, say.emailMissing],
  ['customer.email', { customer: { email: 5 } }, REQUIRED, say.emailMissing],
  ['customer.email', { customer: { email: 'ada' } }, EMAIL, EMAIL],
  ['shipping_address', {}, INFORMATION, INFORMATION],
  ['shipping_address.zip', { shipping_address: { zip: '' } }, INFORMATION, say.zipMissing],
  ['shipping_address.zip', { shipping_address: { zip: '1' } }, INFORMATION, say.zipWrong],
  [
    'shipping_address.zip',
    { shipping_address: { zip: '1', country: 'CA' } },
    INFORMATION,
    say.canadianPostalCodeWrong,
  ],
  ['shipping_address.state', { shipping_address: { country: 'CA' } }, INFORMATION, say.provinceMissing],
  ['shipping_address.state', { shipping_address: { country: 'GB' } }, INFORMATION, say.regionMissing],
  ['shipping_address.country', { shipping_address: { country: {} } }, INFORMATION, say.countryWrong],
  ['lines', { lines: [] }, INFORMATION, INFORMATION],
  ['lines.0.quantity', { lines: [{ quantity: 0 }] }, INFORMATION, INFORMATION],
  ['', 'not an object', INFORMATION, INFORMATION],
  ['customer.email', null, REQUIRED, say.emailMissing],
])('the field %o of %o is answered with "%s", and beside it "%s"', (path, input, rule, sentence) => {
  expect(orderFormMessage([path], input)).toBe(rule);
  expect(orderFieldMessage(path, input)).toBe(sentence);
});

it('is answered with the rule that comes first', () => {
  const input = { customer: { email: 'ada' } };
  expect(orderFormMessage(['shipping_address.zip', 'customer.email', 'customer.name'], input)).toBe(REQUIRED);
  expect(orderFormMessage(['shipping_address.zip', 'customer.email'], input)).toBe(EMAIL);
  expect(orderFormMessage([], input)).toBe(INFORMATION);
});
