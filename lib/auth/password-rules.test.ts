import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { passwordProblems } from './password-rules';

const surroundings = ['Clay & Kiln', 'clayandkiln', 'Rosalind Harker', 'owner@clayandkiln.test'];

describe('passwordProblems', () => {
  it.each([
    'correct horse battery',
    'Tr0ub4dour&3',
    'glaze over 9 kilns',
    '🐝🐝 seven warm loaves',
    `glaze over 9 kilns ${'x7$k'.repeat(27)}`,
  ])('takes "%s"', (password) => {
    expect(passwordProblems(password, surroundings)).toEqual([]);
  });

  it('says how long a password must and may be, in characters as people count them', () => {
    expect(passwordProblems('ab3$xy7', surroundings)).toEqual([messages.auth.passwordTooShort(8)]);
    expect(passwordProblems('🐝'.repeat(7), surroundings)).toEqual([messages.auth.passwordTooShort(8)]);
    expect(passwordProblems('q'.repeat(129), surroundings)).toEqual([messages.auth.passwordTooLong(128)]);
  });

  it.each([
    ['a common one', 'password1'],
    ['a row of keys', 'qwertyuiop'],
    ['a count', '12345678'],
    ['one letter', 'aaaaaaaaaaaa'],
    ["the shop's name", 'clayandkiln1'],
    ["the person's name", 'rosalindharker'],
    ['the address', 'owner@clayandkiln.test'],
  ])('refuses %s, with a reason', (_name, password) => {
    const [sentence, ...reasons] = passwordProblems(password, surroundings);
    expect(sentence).toBe(messages.auth.passwordWeak);
    expect(reasons.length).toBeGreaterThan(0);
  });
});
