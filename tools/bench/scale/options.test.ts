import { expect, it } from 'vitest';
import { SetupError } from '../../stack/report';
import { readScaleOptions } from './options';

it('has the size of the issue without options', () => {
  const { shops, products, orders } = readScaleOptions([]);
  expect([shops, shops * products, shops * orders]).toEqual([10_000, 1_000_000, 2_000_000]);
});

it('takes smaller amounts and single parts', () => {
  const { shops, only } = readScaleOptions(['--shops', '300', '--only', 'times,plans']);
  expect(shops).toBe(300);
  expect(only).toEqual(['times', 'plans']);
});

it.each([[['--shops', '2']], [['--shops', 'many']], [['--shop', '30']], [['--only', 'nothing']], [['30']]])(
  'refuses %j',
  (words) => {
    expect(() => readScaleOptions(words)).toThrow(SetupError);
  },
);
