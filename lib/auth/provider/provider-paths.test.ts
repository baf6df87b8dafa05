import { expect, it } from 'vitest';
import { outcomePath, providerReturnPath } from './provider-paths';
import { providerOutcomeSentence } from './provider-refusal';

it.each([
  ['shopper', '/checkout', '/checkout'],
  ['shopper', '', '/account'],
  ['shopper', '/admin/orders', '/account'],
  ['shopper', 'https://evil.example/', '/account'],
  ['shopper', '//evil.example', '/account'],
  ['shopper', '/\\evil.example', '/account'],
  ['shopper', '/api/account/sign-out', '/account'],
  ['shopper', `/search?q=${'x'.repeat(1_000)}`, '/account'],
  ['staff', '/admin/orders?page=2', '/admin/orders?page=2'],
  ['staff', '', '/admin'],
  ['staff', '//evil.example', '/admin'],
  ['staff', '/admin/login', '/admin'],
] as const)('a %s who asks for %j comes to %s', (who, asked, path) => {
  expect(providerReturnPath(who, asked)).toBe(path);
});

it('tells of a refusal where people sign in, and remembers where they were going', () => {
  expect(outcomePath('shopper', 'sign_in', '/checkout', 'cancelled')).toBe(
    '/login?return=%2Fcheckout&provider=cancelled',
  );
  expect(outcomePath('staff', 'sign_in', '/admin', 'no_permission')).toBe(
    '/admin/login?provider=no_permission',
  );
  expect(outcomePath('shopper', 'link', '/account?tab=security', 'linked')).toBe(
    '/account?tab=security&provider=linked',
  );
});

it('has words of its own only', () => {
  expect(providerOutcomeSentence('cancelled', 'Demo ID')).toMatchObject({ kind: 'error' });
  expect(providerOutcomeSentence('linked', 'Demo ID')).toMatchObject({ kind: 'success' });
  for (const text of ['', 'x', '__proto__', 'toString', '<b>']) {
    expect(providerOutcomeSentence(text, 'Demo ID')).toBeNull();
  }
});
