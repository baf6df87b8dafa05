import { expect, it } from 'vitest';
import { HEX_COLOR, hexColorFrom } from './hex-color';

it.each([
  ['#3B82F6', '#3B82F6'],
  [' #3b82f6 ', '#3B82F6'],
  ['3b82f6', '#3B82F6'],
  ['#38f', '#3388FF'],
  ['0f0', '#00FF00'],
])('%j is the colour %s', (text, color) => {
  expect(hexColorFrom(text)).toBe(color);
  expect(color).toMatch(HEX_COLOR);
});

it.each([
  '',
  '#',
  '#12345',
  '#1234567',
  '#GGGGGG',
  'red',
  '##3B82F6',
  '#3B82F6;',
  'rgb(1,2,3)',
  '#3B82F6\n#',
])('%j is no colour', (text) => {
  expect(hexColorFrom(text)).toBeNull();
});
