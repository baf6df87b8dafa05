import { expect, it } from 'vitest';
import { chosenName } from './chosen-name';

const size = { kind: 'option:size', label: 'Size', value: 'Large' };

it.each([
  ['alone', [], 'Shawl'],
  ['with its options', [size, { ...size, value: 'Madder' }], 'Shawl, Large, Madder'],
  ['without an empty answer', [{ ...size, value: '' }], 'Shawl'],
  ['without files', [{ ...size, files: [{ name: 'logo.png' }] }], 'Shawl'],
])('names an item %s', (_case, choices, name) => {
  expect(chosenName('Shawl', choices)).toBe(name);
});
