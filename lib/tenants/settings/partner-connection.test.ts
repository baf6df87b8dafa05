import { expect, it } from 'vitest';
import { partnerConnectionOf } from './partner-connection';

it.each([
  [null, null, null, null],
  ['own', null, null, null],
  [null, null, 'platform', { status: 'offered' }],
  ['own', null, 'platform', { status: 'offered' }],
  ['platform', 'SELLER', 'platform', { status: 'connected', merchantId: 'SELLER' }],
  ['platform', 'SELLER', 'another', { status: 'lost', merchantId: 'SELLER' }],
  ['platform', 'SELLER', null, { status: 'lost', merchantId: 'SELLER' }],
])('with %o for %o at a platform with %o it is %o', (clientId, merchantId, partner, expected) => {
  expect(partnerConnectionOf(clientId, merchantId, partner)).toEqual(expected);
});
