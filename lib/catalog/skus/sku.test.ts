import { expect, it } from 'vitest';
import { randomSku } from './sku';

it('has three characters, a hyphen and four more, all capitals or digits', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(randomSku()).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/);
  }
});

it('uses every letter and digit, including the first and the last', () => {
  const asked: number[] = [];
  const sku = randomSku((below) => {
    asked.push(below);
    return asked.length % 2 ? 0 : below - 1;
  });
  expect(sku).toBe('A9A-9A9A');
  expect(new Set(asked)).toEqual(new Set([36]));
});

it('hardly ever repeats', () => {
  expect(new Set(Array.from({ length: 500 }, () => randomSku())).size).toBe(500);
});
