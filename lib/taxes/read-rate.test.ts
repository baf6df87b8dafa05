import { describe, expect, it } from 'vitest';
import { readRate, type TypedRate } from './read-rate';
import { NO_TAXES, ratesFor, type ShopTaxes } from './shop-taxes';

const typed: TypedRate = {
  country: 'US',
  state: 'north carolina',
  name: ' NC sales tax ',
  percent: '4.75 %',
  taxesShipping: true,
};

describe('a typed rate', () => {
  it('is read with its place as codes', () => {
    expect(readRate(typed)).toEqual({
      ok: true,
      value: { country: 'US', state: 'NC', name: 'NC sales tax', basisPoints: 475, taxesShipping: true },
    });
    expect(readRate({ ...typed, country: 'CA', state: '' })).toMatchObject({
      ok: true,
      value: { state: '' },
    });
  });

  it.each<[keyof TypedRate, Partial<TypedRate>]>([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['percent', { percent: '0' }],
    ['percent', { percent: '30.01' }],
    ['state', { state: 'Atlantis' }],
    ['state', { country: 'XX' }],
  ])('says what is wrong with %s', (field, changes) => {
    const read = readRate({ ...typed, ...changes });
    expect(read.ok ? [] : Object.keys(read.error)).toEqual([field]);
  });
});

describe('the rates of a place', () => {
  const rate = (country: string, state: string) => ({
    ...{ id: `${country}${state}`, country, state, name: 'Tax', basisPoints: 500, taxesShipping: false },
  });
  const taxes: ShopTaxes = {
    ...NO_TAXES,
    answer: 'added',
    rates: [rate('CA', ''), rate('CA', 'BC'), rate('US', 'NC')],
  };
  const idsFor = (country: string, state: string, of: ShopTaxes = taxes) =>
    ratesFor(of, { country, state }).map(({ id }) => id);

  it('are those of its country and its state together', () => {
    expect(idsFor('CA', 'BC')).toEqual(['CA', 'CABC']);
    expect(idsFor('CA', 'ON')).toEqual(['CA']);
    expect(idsFor('US', 'NC')).toEqual(['USNC']);
    expect(idsFor('US', 'OR')).toEqual([]);
  });

  it('are none before the owner has answered, and with the answer no tax', () => {
    expect(idsFor('CA', 'BC', { ...taxes, answer: null })).toEqual([]);
    expect(idsFor('CA', 'BC', { ...taxes, answer: 'none' })).toEqual([]);
  });
});
