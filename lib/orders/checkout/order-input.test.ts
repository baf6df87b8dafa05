import { describe, expect, it } from 'vitest';
import { choiceOf, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { examples } from '@/lib/testing/examples';
import { dialableOrderInput } from './dialable-order-input';
import { idempotencyKeyInput, orderInput } from './order-input';

const line = { product_id: '0190a1b2-0000-7000-8000-00000000000a', quantity: 2 };
const order = {
  customer: { name: 'Ada Lovelace', email: 'ada@example.test', phone: '+1 555 0100' },
  shipping_address: { address: '12 Kiln Lane', city: 'Asheville', state: 'NC', zip: '28801' },
  lines: [line],
};
const withCustomer = (data: object) => ({ ...order, customer: { ...order.customer, ...data } });
const withAddress = (data: object) => ({
  ...order,
  shipping_address: { ...order.shipping_address, ...data },
});
const withLine = (data: object) => ({ ...order, lines: [{ ...line, ...data }] });
const pathsOf = (input: unknown) => [
  ...new Set(orderInput.safeParse(input).error?.issues.map((issue) => issue.path.join('.'))),
];

describe('an accepted order', () => {
  it('has the US as default country, and loses outer spaces and unknown fields', () => {
    const parsed = orderInput.parse({
      ...withCustomer({ name: '  Ada Lovelace ' }),
      total: 1,
      tenant_id: 'x',
    });
    expect(parsed).toEqual({
      ...order,
      shipping_address: { ...order.shipping_address, country: 'US' },
      lines: [{ ...line, choices: [] }],
    });
    expect(
      orderInput.parse(withAddress({ country: ' ca ', state: 'Ontario', zip: 'k1a0b1' })).shipping_address,
    ).toMatchObject({ country: 'CA', state: 'ON', zip: 'K1A 0B1' });
  });

  it.each(['李小龍', 'محمد علي', 'שלום כהן', "Zoë O'Brien-Łukasz 🧶", 'x'.repeat(200), '<b>Ada</b>'])(
    'may have the name %o',
    (name) => {
      expect(orderInput.parse(withCustomer({ name })).customer.name).toBe(name);
    },
  );

  it('loses invisible characters', () => {
    const parsed = orderInput.parse({
      customer: { name: '\u202e gpj.exe', email: ' ada@example.test ', phone: '\u200b+1 555\u2060 0100' },
      shipping_address: {
        address: '\u206612 Kiln Lane\u2069',
        city: 'Ashe\u00adville',
        state: 'NC\u200f',
        zip: '\ufeff28801',
        country: 'us',
      },
      lines: [{ ...line, customization: '\u202eAda\u202c\u2800\nAnd\u200drew' }],
    });
    expect(parsed).toEqual({
      customer: { name: 'gpj.exe', email: 'ada@example.test', phone: '+1 555 0100' },
      shipping_address: { ...order.shipping_address, country: 'US' },
      lines: [{ ...line, choices: [{ kind: TEXT_CHOICE, value: 'Ada \nAndrew' }] }],
    });
  });

  it('may have a second address line, or a blank one', () => {
    const second = (text: string) =>
      orderInput.parse(withAddress({ address_line2: text })).shipping_address.address_line2;
    expect([second(' Unit 4 '), second(''), second('\u200b')]).toEqual(['Unit 4', undefined, undefined]);
  });

  it('may have any state and postal code in a country without a list', () => {
    const address = { country: 'GB', state: 'Kent', zip: 'CT1 2EH' };
    expect(orderInput.parse(withAddress(address)).shipping_address).toMatchObject(address);
  });

  examples(
    'goes to %o as on a parcel there',
    (address: object) => {
      const { city, state, zip } = orderInput.parse(withAddress(address)).shipping_address;
      return [city, state, zip];
    },
    [
      [{ country: 'DE', city: 'Berlin', state: '', zip: '10115' }, ['Berlin', '', '10115']],
      [{ country: 'AU', city: 'Fitzroy', state: 'victoria', zip: '3065' }, ['Fitzroy', 'VIC', '3065']],
      [{ country: 'AE', city: '', state: 'Dubai', zip: undefined }, ['', 'Dubai', '']],
      [{ country: 'IE', city: 'Cork', state: undefined, zip: '' }, ['Cork', '', '']],
    ],
  );

  it('may have a customization of several lines, or an empty one', () => {
    const textOf = (order: unknown) =>
      choiceOf(orderInput.parse(order).lines[0]?.choices ?? [], TEXT_CHOICE)?.value;
    const customization = 'Ada ☕\nand\tGrace';
    expect(textOf(withLine({ customization }))).toBe(customization);
    expect(textOf(withLine({ customization: '  ' }))).toBe('');
    expect(orderInput.parse(withLine({ customization: 'é'.repeat(500) })).lines).toHaveLength(1);
  });
});

describe('a refused order', () => {
  it.each<[string, object, string]>([
    ['a name of 10,000 characters', withCustomer({ name: 'x'.repeat(10_000) }), 'customer.name'],
    ['a blank name', withCustomer({ name: ' \u00a0\t' }), 'customer.name'],
    ['a NUL in the name', withCustomer({ name: 'Ada\0' }), 'customer.name'],
    ['a line break in the name', withCustomer({ name: 'Ada\nBcc: x@evil.test' }), 'customer.name'],
    ['an escape sequence in the name', withCustomer({ name: '\u001b[31mAda' }), 'customer.name'],
    ['a name that is a number', withCustomer({ name: 5 }), 'customer.name'],
    ['an address without a dot', withCustomer({ email: 'ada@example' }), 'customer.email'],
    ['two addresses', withCustomer({ email: 'a@x.test, b@y.test' }), 'customer.email'],
    ['a line break in the address', withCustomer({ email: 'ada@x.test\r\nBcc: b@y.test' }), 'customer.email'],
    ['an address of 300 characters', withCustomer({ email: `${'a'.repeat(294)}@x.test` }), 'customer.email'],
    ['a name that draws nothing', withCustomer({ name: '\u2800\u3164\u200b' }), 'customer.name'],
    ['a phone that draws nothing', withCustomer({ phone: '\u2800' }), 'customer.phone'],
    ['a hidden character in the address', withCustomer({ email: 'ada@x.test\u200b' }), 'customer.email'],
    ['a dot behind the address', withCustomer({ email: 'ada@x.test.' }), 'customer.email'],
    ['a name in the address', withCustomer({ email: 'foo<bar@example.com' }), 'customer.email'],
    ['a country that there is not', withAddress({ country: 'XX' }), 'shipping_address.country'],
    ['a union of countries', withAddress({ country: 'EU' }), 'shipping_address.country'],
    ['a city that draws nothing', withAddress({ city: '\u200b' }), 'shipping_address.city'],
    ['no phone', withCustomer({ phone: undefined }), 'customer.phone'],
    ['a country of three letters', withAddress({ country: 'USA' }), 'shipping_address.country'],
    ['an empty country', withAddress({ country: '' }), 'shipping_address.country'],
    [
      'no city where parcels need one',
      withAddress({ country: 'DE', city: '', zip: '10115' }),
      'shipping_address.city',
    ],
    [
      'no state where parcels need one',
      withAddress({ country: 'AU', state: '', zip: '3065' }),
      'shipping_address.state',
    ],
    ['a postal code of another country', withAddress({ country: 'DE', zip: '1011' }), 'shipping_address.zip'],
    ['no street', withAddress({ address: undefined }), 'shipping_address.address'],
    ['a NUL in the street', withAddress({ address: '12\0 Kiln' }), 'shipping_address.address'],
    ['a state of another country', withAddress({ state: 'ON' }), 'shipping_address.state'],
    ['a ZIP code of four digits', withAddress({ zip: '9720' }), 'shipping_address.zip'],
    [
      'a second line of 121',
      withAddress({ address_line2: 'x'.repeat(121) }),
      'shipping_address.address_line2',
    ],
    ['a NUL in the second line', withAddress({ address_line2: 'Unit\0' }), 'shipping_address.address_line2'],
    ['no lines', { ...order, lines: [] }, 'lines'],
    ['101 lines', { ...order, lines: Array.from({ length: 101 }, () => line) }, 'lines'],
    ['a NUL in the customization', withLine({ customization: 'a\0b' }), 'lines.0.customization'],
    ['a customization of 501', withLine({ customization: 'x'.repeat(501) }), 'lines.0.customization'],
    ['a product id that is no uuid', withLine({ product_id: '1 OR 1=1' }), 'lines.0.product_id'],
  ])('has %s', (_name, input, path) => {
    expect(pathsOf(input)).toEqual([path]);
  });

  it.each([0, -1, 1.5, 1e9, 10_000, 'abc', '2', null, true, [1], Number.NaN])(
    'has the quantity %o',
    (quantity) => {
      expect(pathsOf(withLine({ quantity }))).toEqual(['lines.0.quantity']);
    },
  );

  it.each([null, [], 'order', 5, {}])('is %o', (input) => {
    expect(orderInput.safeParse(input).success).toBe(false);
  });
});

describe('an idempotency key', () => {
  it.each(['12345678', 'a'.repeat(200), '0190a1b2-0000-7000-8000-00000000000a', '!~!~!~!~'])(
    'may be %o',
    (key) => {
      expect(idempotencyKeyInput.safeParse(key).success).toBe(true);
    },
  );

  it.each([null, '', '1234567', 'a'.repeat(201), 'with space', 'schlüssel', 'tab\tseparated', '12345678\n'])(
    'may not be %o',
    (key) => {
      expect(idempotencyKeyInput.safeParse(key).success).toBe(false);
    },
  );
});

it.each([
  ['(503) 555-0142', 'US', true],
  ['555 0100', 'US', false],
  ['+44 20 7946 0958', 'US', true],
  ['020 7946 0958', 'GB', true],
])('the phone %o for an order to %s: %o', (phone, country, isTaken) => {
  const zip = country === 'GB' ? 'CT1 2EH' : order.shipping_address.zip;
  const address = { ...order.shipping_address, zip, country };
  const input = { ...withCustomer({ phone }), shipping_address: address };
  const parsed = dialableOrderInput.safeParse(input);
  expect(parsed.success).toBe(isTaken);
  expect(parsed.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(
    isTaken ? [] : ['customer.phone'],
  );
});
