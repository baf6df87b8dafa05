import { describe, expect, it } from 'vitest';
import { postalCode } from './postal-code';
import { regionCode, regionsOf } from './regions';

describe('a postal code', () => {
  it.each([
    ['US', '97202', '97202'],
    ['US', '97202-1234', '97202-1234'],
    ['US', '97202 1234', '97202-1234'],
    ['US', '972021234', '97202-1234'],
    ['US', '9720', null],
    ['US', '97202-12', null],
    ['US', '972O2', null],
    ['US', 'K1A 0B1', null],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['CA', 'W1A 0B1', null],
    ['CA', 'K1D 0B1', null],
    ['CA', '97202', null],
    ['GB', 'sw1a 1aa', 'sw1a 1aa'],
  ])('in %s, %o is %o', (country, text, code) => {
    expect(postalCode(country, text)).toBe(code);
  });
});

describe('a state', () => {
  it.each([
    ['US', 'OR', 'OR'],
    ['US', 'or', 'OR'],
    ['US', 'oregon', 'OR'],
    ['US', 'District of Columbia', 'DC'],
    ['US', 'ON', null],
    ['US', '', null],
    ['CA', 'ontario', 'ON'],
    ['CA', 'OR', null],
    ['GB', 'Kent', 'Kent'],
    ['toString', 'x', 'x'],
  ])('in %s, %o is %o', (country, text, code) => {
    expect(regionCode(country, text)).toBe(code);
  });

  it('has a code of two letters and a name, each once', () => {
    for (const [country, count] of [
      ['US', 59],
      ['CA', 13],
    ] as const) {
      const regions = regionsOf(country) ?? [];
      expect(regions).toHaveLength(count);
      expect(new Set(regions.map(({ code }) => code)).size).toBe(count);
      expect(new Set(regions.map(({ name }) => name)).size).toBe(count);
      expect(regions.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 3)).toBe(true);
    }
  });
});
