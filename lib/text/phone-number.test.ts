import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number';

it.each<[string, string]>([
  ['(503) 555-0142', 'US'],
  ['503.555.0142', 'US'],
  ['1 503 555 0142', 'US'],
  ['+1 503 555 0142 ext. 12', 'US'],
  ['+49 30 901820', 'US'],
  ['416-555-0100', 'CA'],
  ['030 901820', 'DE'],
  ['+1 503 555 0142', 'AQ'],
])('%o can be dialled from %s', (text, country) => {
  expect(isPhoneNumber(text, country)).toBe(true);
});

it.each<[string, string]>([
  ['1', 'US'],
  ['555 0100', 'US'],
  ['123 456 7890', 'US'],
  ['503 555 01420', 'US'],
  ['none', 'US'],
  ['', 'US'],
  ['call (503) 555-0142', 'US'],
  ['+999 12345678', 'US'],
  ['030 901820', 'US'],
  ['503 555 0142', 'XX'],
  ['9'.repeat(40), 'US'],
])('%o cannot be dialled from %s', (text, country) => {
  expect(isPhoneNumber(text, country)).toBe(false);
});
