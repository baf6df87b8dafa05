import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { readDomainName } from './domain-name';

const OWN = ['makerfront.example', 'preview.makerfront.app', 'shops.makerfront.example'];
const read = (typed: string) => {
  const result = readDomainName(typed, OWN);
  return result.ok ? result.name : result.problem;
};

describe('a name', () => {
  it.each([
    ['clay.com', { host: 'clay.com', partner: 'www.clay.com', base: 'clay.com', isApex: true }],
    ['www.clay.com', { host: 'www.clay.com', partner: 'clay.com', base: 'clay.com', isApex: false }],
    ['shop.clay.com', { host: 'shop.clay.com', partner: null, base: 'shop.clay.com', isApex: false }],
    // Only the www of an apex is the same as what is behind it.
    [
      'www.shop.clay.com',
      { host: 'www.shop.clay.com', partner: null, base: 'www.shop.clay.com', isApex: false },
    ],
    ['clay.co.uk', { host: 'clay.co.uk', partner: 'www.clay.co.uk', base: 'clay.co.uk', isApex: true }],
    // Under a suffix of the list's private part each name is somebody's own.
    [
      'clay.github.io',
      { host: 'clay.github.io', partner: 'www.clay.github.io', base: 'clay.github.io', isApex: true },
    ],
  ])('%s', (typed, name) => {
    expect(read(typed)).toEqual(name);
  });

  examples(
    '%s is read as %s',
    (typed: string) => {
      const name = read(typed);
      return typeof name === 'string' ? name : name.host;
    },
    [
      [' https://Shop.Clay.com:443/cart?x=1#y ', 'shop.clay.com'],
      ['Töpferei.example', 'xn--tpferei-90a.example'],
      ['xn--tpferei-90a.example', 'xn--tpferei-90a.example'],
      ['clay。com', 'clay.com'],
      ['clay.com.', 'clay.com'],
    ],
  );
});

describe('refused', () => {
  examples('%s: %s', (typed: string) => read(typed), [
    ['', 'invalid'],
    ['clay', 'invalid'],
    ['clay kiln.com', 'invalid'],
    ['clay_kiln.com', 'invalid'],
    ['me@clay.com', 'invalid'],
    ['-clay.com', 'invalid'],
    ['*.clay.com', 'invalid'],
    [`${'a'.repeat(64)}.com`, 'invalid'],
    [`${'a.'.repeat(130)}com`, 'invalid'],
    ['203.0.113.9', 'address'],
    ['[2001:db8::1]', 'address'],
    ['clay.localhost', 'address'],
    ['co.uk', 'suffix'],
    ['github.io', 'suffix'],
    ['makerfront.example', 'own'],
    ['MAKERFRONT.example.', 'own'],
    ['clayandkiln.makerfront.example', 'own'],
    ['a.b.preview.makerfront.app', 'own'],
    // What is above one of the platform's names could take it along.
    ['makerfront.app', 'own'],
  ]);
});
