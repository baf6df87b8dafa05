import { expect, it } from 'vitest';
import { cutText } from './cut-text';

it.each([
  ['short', 'short'],
  ['x'.repeat(101), 'x'.repeat(100)],
  ['🏺'.repeat(101), '🏺'.repeat(100)],
  [`${'x'.repeat(99)}🏺🏺`, `${'x'.repeat(99)}🏺`],
  [`${'x'.repeat(99)}👩‍🎨👩‍🎨`, `${'x'.repeat(99)}👩‍🎨`],
  [`${'x'.repeat(100)}👩‍🎨`, 'x'.repeat(100)],
  [`${'x'.repeat(99)}e\u0301e\u0301`, `${'x'.repeat(99)}e\u0301`],
  [`${'x'.repeat(98)}🇩🇪🇫🇷🇩🇪`, `${'x'.repeat(98)}🇩🇪🇫🇷`],
])('cuts %j at 100 characters, never through one', (text, cut) => {
  expect(cutText(text, 100)).toBe(cut);
});

it('has a limit even for a character of any length', () => {
  expect(cutText(`${'x'.repeat(50)}e${'\u0301'.repeat(100_000)}`, 100)).toBe('x'.repeat(50));
});
