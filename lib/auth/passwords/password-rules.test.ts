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
  ])('accepts "%s"', (password) => {
    expect(passwordProblems(password, surroundings)).toEqual([]);
  });

  it('states the shortest and the longest length, in characters as people count them', () => {
    expect(passwordProblems('ab3$xy7', surroundings)).toEqual([messages.auth.passwordTooShort(8)]);
    expect(passwordProblems('🐝'.repeat(7), surroundings)).toEqual([messages.auth.passwordTooShort(8)]);
    expect(passwordProblems('q'.repeat(129), surroundings)).toEqual([messages.auth.passwordTooLong(128)]);
  });

  it('names the reason for a weak password', () => {
    for (const password of ['makerfront-demo', 'clayandkiln-makerfront-2026', 'ClayKiln!Shop']) {
      expect(passwordProblems(password, surroundings)[1]).toBe(messages.auth.passwordOfNames);
    }
    expect(passwordProblems('dragonfly', surroundings)[1]).toBe(messages.auth.passwordCommon);
  });

  it.each([
    ['a common one', 'password1'],
    ['a row of keys', 'qwertyuiop'],
    ['a count', '12345678'],
    ['one letter', 'aaaaaaaaaaaa'],
    ["the shop's name", 'clayandkiln1'],
    ["the person's name", 'rosalindharker'],
    ['the address', 'owner@clayandkiln.test'],
    ["the product's name", 'makerfront-demo'],
    ['both names', 'clayandkiln-makerfront-2026'],
    ['names with other signs', 'M4kerFr0nt & Kiln!!'],
    ['a name backwards', 'nlikdnayalc#73'],
    ["the shop's name as it is written", 'Clay & Kiln shop 2026!'],
    ['a common one in other letters', 'Hd764nW5d7E1vbv'],
    ['one from deep in the list of leaks', 'marcuseckos'],
    ['a Russian one on an English keyboard', 'lytdybrbdfvgbhf'],
    ['a word of no list that is quickly found', 'geenidee'],
    ['a surname and a year', 'Koenigsberg1987'],
  ])('refuses %s, with a reason', (_name, password) => {
    const [sentence, ...reasons] = passwordProblems(password, surroundings);
    expect(sentence).toBe(messages.auth.passwordWeak);
    expect(reasons.length).toBeGreaterThan(0);
  });
});
