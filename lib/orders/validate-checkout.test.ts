import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_FIELDS,
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  fieldOfPath,
  validateCheckout,
} from './validate-checkout';

const REQUIRED = 'Please fill in all required fields';
const EMAIL = 'Please enter a valid email address';
const INFORMATION = 'Please fill in all required information';

const filled: CheckoutValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  phone: '+1 555 0100',
  address: '12 Kiln Lane',
  city: 'Asheville',
  state: 'NC',
  zip: '28801',
};

describe('the checkout form', () => {
  it('has nothing to say when everything is filled in', () => {
    expect(validateCheckout(filled)).toEqual({ message: null, fields: {} });
  });

  it.each<[CheckoutField, string, string]>([
    ['name', '', REQUIRED],
    ['name', '   ', REQUIRED],
    ['email', '', REQUIRED],
    ['email', '   ', REQUIRED],
    ['phone', '', REQUIRED],
    ['email', 'ada', EMAIL],
    ['email', 'ada@example', EMAIL],
    ['email', '@example.test', EMAIL],
    ['email', 'ada @example.test', EMAIL],
    ['email', 'ada@@example.test', EMAIL],
    ['address', '', INFORMATION],
    ['city', ' ', INFORMATION],
    ['state', '', INFORMATION],
    ['zip', '', INFORMATION],
    ['zip', '1'.repeat(21), INFORMATION],
  ])('with %s = %o says its sentence above the form and beside that field', (field, value, sentence) => {
    expect(validateCheckout({ ...filled, [field]: value })).toEqual({
      message: sentence,
      fields: { [field]: sentence },
    });
  });

  it('names every field when nothing is filled in, and the contact fields first', () => {
    const empty = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ''])) as CheckoutValues;
    const { message, fields } = validateCheckout(empty);
    expect(message).toBe(REQUIRED);
    expect(fields).toEqual({
      name: REQUIRED,
      email: REQUIRED,
      phone: REQUIRED,
      address: INFORMATION,
      city: INFORMATION,
      state: INFORMATION,
      zip: INFORMATION,
    });
  });

  it.each<[Partial<CheckoutValues>, string]>([
    [{ email: 'ada', phone: '' }, REQUIRED],
    [{ email: 'ada', city: '' }, EMAIL],
    [{ phone: '', city: '' }, REQUIRED],
  ])('with %o shows the sentence of the earlier rule above the form', (values, sentence) => {
    expect(validateCheckout({ ...filled, ...values }).message).toBe(sentence);
  });

  it('sends what the server takes', () => {
    expect(checkoutDetails(filled)).toEqual({
      customer: { name: filled.name, email: filled.email, phone: filled.phone },
      shipping_address: { address: filled.address, city: filled.city, state: filled.state, zip: filled.zip },
    });
  });

  it.each([
    ['customer.email', 'email'],
    ['shipping_address.zip', 'zip'],
    ['customer', undefined],
    ['lines.0.quantity', undefined],
    ['email', undefined],
  ])("finds the field of the server's path %s", (path, field) => {
    expect(fieldOfPath(path)).toBe(field);
  });
});
