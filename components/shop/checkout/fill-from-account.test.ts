import { expect, it } from 'vitest';
import { EMPTY_CHECKOUT } from '@/lib/orders/checkout/checkout-fields';
import { type AccountDetails, fillFromAccount, showsAccount } from './fill-from-account';

const ADDRESS = {
  address: '18 Foundry Lane',
  address_line2: 'Unit 4',
  city: 'Portland',
  state: 'OR',
  zip: '97202',
  country: 'US',
};
const ADA: AccountDetails = {
  name: 'Ada Winslow',
  email: 'ada@example.test',
  phone: '+15035550142',
  address: ADDRESS,
};
const { address_line2: address2, ...rest } = ADDRESS;
const SHIPPED = { ...rest, address2 };

it('fills an empty form with everything that the account knows', () => {
  const { address: _address, ...contact } = ADA;
  expect(fillFromAccount(EMPTY_CHECKOUT, ADA)).toEqual({ ...contact, ...SHIPPED });
});

it('leaves what was typed, field by field, and a begun address as a whole', () => {
  expect(fillFromAccount({ ...EMPTY_CHECKOUT, email: 'work@example.test' }, ADA)).toEqual({
    ...fillFromAccount(EMPTY_CHECKOUT, ADA),
    email: 'work@example.test',
  });
  const begun = { ...EMPTY_CHECKOUT, city: 'Salem' };
  expect(fillFromAccount(begun, ADA)).toEqual({
    ...begun,
    name: ADA.name,
    email: ADA.email,
    phone: ADA.phone,
  });
});

it('is the very same form where there is nothing to fill in', () => {
  const full = fillFromAccount(EMPTY_CHECKOUT, ADA);
  expect(fillFromAccount(full, { ...ADA, name: 'Somebody Else' })).toBe(full);
  expect(fillFromAccount(EMPTY_CHECKOUT, { name: '', email: '', phone: '', address: null })).toBe(
    EMPTY_CHECKOUT,
  );
});

it('takes an address of Canada with its country', () => {
  const address = { ...ADDRESS, country: 'CA', state: 'BC', zip: 'V5K 0A1' };
  expect(fillFromAccount(EMPTY_CHECKOUT, { ...ADA, address })).toMatchObject({ country: 'CA', state: 'BC' });
});

it('leaves an address that the form cannot hold, and a state that is none of its country', () => {
  const abroad = { ...ADDRESS, country: 'XX', state: 'BE' };
  expect(fillFromAccount(EMPTY_CHECKOUT, { ...ADA, address: abroad })).toMatchObject({
    name: ADA.name,
    country: 'US',
    address: '',
  });
  const unknown = { ...ADDRESS, state: 'ZZ' };
  expect(fillFromAccount(EMPTY_CHECKOUT, { ...ADA, address: unknown })).toMatchObject({
    city: 'Portland',
    state: '',
  });
});

it('shows the account as long as anything of it stands in the form', () => {
  const nobody = { name: '', email: '', phone: '', address: null };
  expect(showsAccount(fillFromAccount(EMPTY_CHECKOUT, ADA), ADA)).toBe(true);
  expect(showsAccount({ ...EMPTY_CHECKOUT, address: ADDRESS.address }, ADA)).toBe(true);
  expect(showsAccount({ ...EMPTY_CHECKOUT, name: 'Somebody Else', address: 'Elsewhere 1' }, ADA)).toBe(false);
  expect(showsAccount(EMPTY_CHECKOUT, nobody)).toBe(false);
});
