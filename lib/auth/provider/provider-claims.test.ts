import { expect, it } from 'vitest';
import { providerIdentityOf } from './provider-claims';

const CLAIMS = {
  iss: 'https://id.example',
  sub: '1081',
  email: 'Ada@Example.test',
  email_verified: true,
  name: 'Ada Lovelace',
};
const GOOGLE = { ...CLAIMS, iss: 'https://accounts.google.com' };

const emailOf = (claims: object) => providerIdentityOf(claims).provenEmail;

it('takes an address that the provider vouches for, in lower case', () => {
  expect(providerIdentityOf(CLAIMS)).toEqual({
    issuer: 'https://id.example',
    subject: '1081',
    provenEmail: 'ada@example.test',
    name: 'Ada Lovelace',
  });
});

it.each([
  ['is not verified', { email_verified: false }],
  ['of which nothing is said', { email_verified: undefined }],
  ['of which a text says so', { email_verified: 'true' }],
  ['that is none', { email: 'ada' }],
  ['that is not there', { email: undefined }],
  ['that is a list', { email: ['ada@example.test'] }],
  ['with a line break', { email: 'ada@example.test\nbob@example.test' }],
])('takes no address that %s', (_name, change) => {
  expect(emailOf({ ...CLAIMS, ...change })).toBeNull();
});

it('believes Google about its own domains only: it asked about others once, years ago', () => {
  expect(emailOf(GOOGLE)).toBeNull();
  expect(emailOf({ ...GOOGLE, email: 'ada@gmail.com' })).toBe('ada@gmail.com');
  expect(emailOf({ ...GOOGLE, email: 'ada@notgmail.com' })).toBeNull();
  expect(emailOf({ ...GOOGLE, hd: 'example.test' })).toBe('ada@example.test');
  expect(emailOf({ ...GOOGLE, hd: '' })).toBeNull();
  expect(emailOf({ ...GOOGLE, hd: 'example.test', email_verified: false })).toBeNull();
});

it('keeps of a name what can be seen, and no more than fits', () => {
  expect(providerIdentityOf({ ...CLAIMS, name: '\u0000\u202e Ada\n' }).name).toBe('Ada');
  expect([...providerIdentityOf({ ...CLAIMS, name: '🧶'.repeat(300) }).name]).toHaveLength(200);
  expect(providerIdentityOf({ ...CLAIMS, name: 7 }).name).toBe('');
});

it.each([{ sub: '' }, { sub: 'x'.repeat(256) }, { sub: 'a b' }, { sub: 7 }, { iss: '' }])(
  'is nobody with %o',
  (change) => {
    expect(() => providerIdentityOf({ ...CLAIMS, ...change })).toThrow();
  },
);
