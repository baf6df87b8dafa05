import { expect, it } from 'vitest';
import { basisPointsFromText, percentText } from './percentage';

it.each([
  ['8.25', 825],
  [' 7 %', 700],
  ['0.5%', 50],
  ['100', 10_000],
])('reads %s as %d hundredths of a percent', (text, basisPoints) => {
  expect(basisPointsFromText(text)).toBe(basisPoints);
  expect(basisPointsFromText(percentText(basisPoints))).toBe(basisPoints);
});

it.each(['', '-5', '8.255', '1e2', '8,25', '1000', '5 %%'])('does not read %j', (text) => {
  expect(basisPointsFromText(text)).toBeNull();
});
