import { beforeEach, expect, it, vi } from 'vitest';
import { payPalApiOf, readPayPalEnvironment } from './paypal-environment';

const LIVE = 'https://api-m.paypal.com';
const STAND_IN = 'http://127.0.0.1:4010';

const settings: { PAYPAL_API_BASE: string; PAYPAL_SANDBOX_API_BASE: string | undefined } = {
  PAYPAL_API_BASE: LIVE,
  PAYPAL_SANDBOX_API_BASE: undefined,
};
vi.mock('@/lib/env', () => ({ env: () => settings }));
beforeEach(() => Object.assign(settings, { PAYPAL_API_BASE: LIVE, PAYPAL_SANDBOX_API_BASE: undefined }));

it('asks PayPal’s own API of the environment, and the live one for accounts that nobody asked about', () => {
  expect(payPalApiOf('sandbox')).toBe('https://api-m.sandbox.paypal.com');
  expect([payPalApiOf('live'), payPalApiOf(null)]).toEqual([LIVE, LIVE]);
});

it('asks a stand-in for both, unless the sandbox has an address of its own', () => {
  settings.PAYPAL_API_BASE = STAND_IN;
  expect([payPalApiOf('sandbox'), payPalApiOf('live')]).toEqual([STAND_IN, STAND_IN]);
  settings.PAYPAL_SANDBOX_API_BASE = 'http://127.0.0.1:4011';
  expect([payPalApiOf('sandbox'), payPalApiOf('live')]).toEqual(['http://127.0.0.1:4011', STAND_IN]);
});

it('reads no other word', () => {
  expect(['sandbox', 'live', 'Sandbox', '', null].map(readPayPalEnvironment)).toEqual([
    'sandbox',
    'live',
    null,
    null,
    null,
  ]);
});
