import { describe, expect, it } from 'vitest';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { examples } from '@/lib/testing/examples';
import {
  CHECKOUT_FIELDS,
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  fieldOfPath,
} from './checkout-fields';
import { validateCheckout } from './validate-checkout';

const REQUIRED = 'Please fill in all required fields';
const EMAIL = 'Please enter a valid email address';
const INFORMATION = 'Please fill in all required information';
const say = checkoutSentences.fields;

const filled: CheckoutValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  phone: '(503) 555-0142',
  country: 'US',
  address: '12 Kiln Lane',
  address2: '',
  city: 'Asheville',
  state: 'NC',
  zip: '28801',
};
const canadian: CheckoutValues = { ...filled, country: 'CA', state: 'ON', zip: 'k1a 0b1' };

describe('the checkout form', () => {
  it.each([filled, canadian, { ...filled, address2: 'Unit 4', zip: '28801-1234' }])(
    'has no problems when everything is filled in',
    (values) => {
      expect(validateCheckout(values, () => true)).toEqual({ message: null, fields: {} });
    },
  );

  it.each<[CheckoutField, string, string, string]>([
    ['name', '', REQUIRED, say.nameMissing],
    ['name', '   ', REQUIRED, say.nameMissing],
    ['name', 'x'.repeat(201), INFORMATION, say.nameWrong],
    ['email', '', REQUIRED, say.emailMissing],
    ['email', '   ', REQUIRED, say.emailMissing],
    ['phone', '', REQUIRED, say.phoneMissing],
    ['email', 'ada', EMAIL, EMAIL],
    ['email', 'ada@example', EMAIL, EMAIL],
    ['email', '@example.test', EMAIL, EMAIL],
    ['email', 'ada @example.test', EMAIL, EMAIL],
    ['email', 'ada@@example.test', EMAIL, EMAIL],
    ['address', '', INFORMATION, say.addressMissing],
    ['address2', 'x'.repeat(121), INFORMATION, say.address2Wrong],
    ['city', ' ', INFORMATION, say.cityMissing],
    ['state', '', INFORMATION, say.stateMissing],
    ['state', 'ON', INFORMATION, say.stateMissing],
    ['zip', '', INFORMATION, say.zipMissing],
    ['zip', '1'.repeat(21), INFORMATION, say.zipWrong],
    ['zip', 'K1A 0B1', INFORMATION, say.zipWrong],
    ['country', 'XX', INFORMATION, say.countryWrong],
  ])(
    'with %s = %o shows the rule above the form and advice beside that field',
    (field, value, rule, sentence) => {
      expect(validateCheckout({ ...filled, [field]: value })).toEqual({
        message: rule,
        fields: { [field]: sentence },
      });
    },
  );

  it.each<[Partial<CheckoutValues>, string]>([
    [{ state: '' }, say.provinceMissing],
    [{ state: 'OR' }, say.provinceMissing],
    [{ zip: '' }, say.postalCodeMissing],
    [{ zip: '97202' }, say.canadianPostalCodeWrong],
  ])('uses Canadian words for %o', (values, sentence) => {
    expect(Object.values(validateCheckout({ ...canadian, ...values }).fields)).toEqual([sentence]);
  });

  it('checks the phone with the given function, by country, together with the rest', () => {
    const asked: string[][] = [];
    const refuse = (...phone: [string, string]) => {
      asked.push(phone);
      return false;
    };
    expect(validateCheckout({ ...canadian, name: '', city: '' }, refuse)).toEqual({
      message: REQUIRED,
      fields: { name: say.nameMissing, phone: say.phoneWrong, city: say.cityMissing },
    });
    expect(validateCheckout({ ...canadian, phone: '' }, refuse).fields).toEqual({ phone: say.phoneMissing });
    expect(asked).toEqual([['(503) 555-0142', 'CA']]);
  });

  it('names every field when nothing is filled in, and the contact fields first', () => {
    const empty = {
      ...(Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ''])) as CheckoutValues),
      country: 'US',
    };
    const { message, fields } = validateCheckout(empty);
    expect(message).toBe(REQUIRED);
    expect(Object.entries(fields)).toEqual([
      ['name', say.nameMissing],
      ['email', say.emailMissing],
      ['phone', say.phoneMissing],
      ['address', say.addressMissing],
      ['city', say.cityMissing],
      ['state', say.stateMissing],
      ['zip', say.zipMissing],
    ]);
  });

  it.each<[Partial<CheckoutValues>, string]>([
    [{ email: 'ada', phone: '' }, REQUIRED],
    [{ email: 'ada', city: '' }, EMAIL],
    [{ phone: '', city: '' }, REQUIRED],
  ])('with %o shows the sentence of the rule that comes first', (values, sentence) => {
    expect(validateCheckout({ ...filled, ...values }).message).toBe(sentence);
  });

  it('sends what the server accepts', () => {
    expect(checkoutDetails(filled)).toEqual({
      customer: { name: filled.name, email: filled.email, phone: filled.phone },
      shipping_address: {
        address: '12 Kiln Lane',
        city: 'Asheville',
        state: 'NC',
        zip: '28801',
        country: 'US',
      },
    });
  });

  it('sends a second address line if there is one', () => {
    expect(checkoutDetails({ ...filled, address2: ' Unit 4' }).shipping_address.address_line2).toBe(
      ' Unit 4',
    );
    expect(checkoutDetails({ ...filled, address2: '  ' }).shipping_address).not.toHaveProperty(
      'address_line2',
    );
  });

  examples("finds the field of the server's path %s", fieldOfPath, [
    ['customer.email', 'email'],
    ['shipping_address.address_line2', 'address2'],
    ['shipping_address.zip', 'zip'],
    ['customer', undefined],
    ['lines.0.quantity', undefined],
    ['email', undefined],
  ]);
});
