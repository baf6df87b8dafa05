import { expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { payPalAccountInput, payPalFieldMessage } from './paypal-account-input';

const account = { clientId: 'AbC_123-x', clientSecret: 'EK:4_secret' };

it('is trimmed, because pasted text often ends with a space or a line break', () => {
  const pasted = { clientId: ' AbC_123-x\n', clientSecret: '\tEK:4_secret ' };
  expect(payPalAccountInput.parse(pasted)).toEqual(account);
});

it.each([
  ['clientId', ''],
  ['clientId', '  '],
  ['clientSecret', ''],
])('asks for both when %s is %j', (field, text) => {
  const input = { ...account, [field]: text };
  expect(payPalAccountInput.safeParse(input).success).toBe(false);
  expect(payPalFieldMessage(field, input)).toBe(messages.settings.payPalIncomplete);
});

it.each([
  ['clientId', 'with:colon'],
  ['clientId', 'with space'],
  ['clientId', 'ключ'],
  ['clientSecret', 'line\r\nbreak'],
  ['clientSecret', 'x'.repeat(256)],
])('refuses %s %j, which PayPal cannot have issued', (field, text) => {
  const input = { ...account, [field]: text };
  expect(payPalAccountInput.safeParse(input).success).toBe(false);
  expect(payPalFieldMessage(field, input)).toBe(messages.settings.payPalRefused);
});
