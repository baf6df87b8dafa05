import { expect, it } from 'vitest';
import { refusalFromText, refusalToText, type SignInRefusal } from './sign-in-refusal';

const REFUSALS: SignInRefusal[] = [
  { code: 'credentials_missing' },
  { code: 'credentials_wrong' },
  { code: 'no_permission' },
  { code: 'busy' },
  { code: 'account_busy' },
  { code: 'failed' },
  { code: 'too_many_attempts', minutes: 1 },
  { code: 'too_many_attempts', minutes: 15 },
];

it.each(REFUSALS)('$code survives writing and reading', (refusal) => {
  expect(refusalFromText(refusalToText(refusal))).toEqual(refusal);
});

it.each([
  '',
  'CredentialsSignin',
  'too_many_attempts',
  'too_many_attempts:x',
  'too_many_attempts:99999',
  'toString',
])('%o is read as a wrong password', (text) => {
  expect(refusalFromText(text)).toEqual({ code: 'credentials_wrong' });
});
