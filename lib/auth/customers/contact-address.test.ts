import { expect, it } from 'vitest';
import { readContactAddress } from './contact-address';

it.each([
  [' Ada@Example.TEST ', { kind: 'email', value: 'ada@example.test' }],
  ['(828) 555-0142', { kind: 'phone', value: '+18285550142' }],
  ['+44 20 7946 0958', { kind: 'phone', value: '+442079460958' }],
  ['ada@', null],
  ['ada', null],
  ['12', null],
  ['call 828 555 0142 now', null],
  ['', null],
  [`${'a'.repeat(250)}@example.test`, null],
])('%o is read as %o', (typed, address) => {
  expect(readContactAddress(typed)).toEqual(address);
});
