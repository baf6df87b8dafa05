import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { postalCode } from './postal-code';
import { regionCode, regionsOf } from './regions';

describe('a postal code', () => {
  examples('in the United States, %o is %o', (text: string) => postalCode('US', text), [
    ['97202', '97202'],
    ['97202-1234', '97202-1234'],
    ['97202 1234', '97202-1234'],
    ['972021234', '97202-1234'],
    ['9720', null],
    ['97202-12', null],
    ['972O2', null],
    ['K1A 0B1', null],
  ]);

  examples('in Canada, %o is %o', (text: string) => postalCode('CA', text), [
    ['K1A 0B1', 'K1A 0B1'],
    ['k1a0b1', 'K1A 0B1'],
    ['k1a-0b1', 'K1A 0B1'],
    ['W1A 0B1', null],
    ['K1D 0B1', null],
    ['97202', null],
  ]);

  examples('elsewhere, %o is %o', ([country = '', text = '']: string[]) => postalCode(country, text), [
    [['GB', 'sw1a 1aa'], 'SW1A 1AA'],
    [['GB', '97202'], null],
    [['GB', ''], null],
    [['DE', '10115'], '10115'],
    [['DE', '1011'], null],
    [['IE', ''], ''],
    [['IE', 'a65 f4e2'], 'A65 F4E2'],
    [['HK', 'any'], 'any'],
    [['AE', ''], ''],
  ]);
});

describe('a state', () => {
  examples('in the United States, %o is %o', (text: string) => regionCode('US', text), [
    ['OR', 'OR'],
    ['or', 'OR'],
    ['oregon', 'OR'],
    ['District of Columbia', 'DC'],
    ['ON', null],
    ['', null],
  ]);

  examples('in Canada, %o is %o', (text: string) => regionCode('CA', text), [
    ['ontario', 'ON'],
    ['OR', null],
  ]);

  examples('elsewhere, %o is %o', ([country = '', text = '']: string[]) => regionCode(country, text), [
    [['AU', 'victoria'], 'VIC'],
    [['AU', ''], null],
    [['JP', 'tokyo'], 'Tokyo'],
    [['IE', 'Co. Cork'], 'Co. Cork'],
    [['IE', ''], ''],
    [['IE', 'Bavaria'], null],
    [['CO', 'Antioquia'], 'Antioquia'],
    [['CO', ''], null],
  ]);

  it.each([
    ['GB', 'Kent'],
    ['toString', 'x'],
  ])('in %s, %o stays unchanged', (country, text) => expect(regionCode(country, text)).toBe(text));

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
