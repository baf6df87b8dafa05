import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailInput } from './bounded-text';
import { isEmailAddress } from './email-address';

describe('an address that mail can reach', () => {
  it.each([
    'ada@example.com',
    'a@b.co',
    "o'brien+mugs@mail.example.co.uk",
    'a_b-c=d!#$%&*/?^`{|}~@example.com',
    '1@2-3.example',
    'josé@exämple.de',
    '用户@例子.公司',
    'ada@xn--exmple-cua.de',
    // Japanese phone companies issued such addresses.
    'a..b.@example.jp',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
    // The local part is longer than RFC 5321 allows, but many servers accept it, so they decide.
    `${'a'.repeat(242)}@example.com`,
  ])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
    expect(emailInput.parse(` ${text}\n`)).toBe(text);
  });
});

describe('no address', () => {
  it.each([
    ['nothing', ''],
    ['no at sign', 'ada.example.com'],
    ['no dot', 'ada@example'],
    ['two at signs', 'ada@b@example.com'],
    ['a trailing dot', 'ada@example.com.'],
    ['two dots in the domain', 'ada@example..com'],
    ['a dot before the domain', 'ada@.example.com'],
    ['a zero-width space at the end', 'ada@example.com\u200b'],
    ['a zero-width space within', 'ada\u200b@example.com'],
    ['a joiner', 'ada@exam\u200dple.com'],
    ['a direction mark', 'ada@\u202eexample.com'],
    ['a soft hyphen', 'a\u00adda@example.com'],
    ['a name and an angle', 'foo<bar@example.com'],
    ['angles', '<ada@example.com>'],
    ['two addresses', 'a@x.test,b@y.test'],
    ['a group', 'all:a@x.test;'],
    ['quotes', '"ada"@example.com'],
    ['a comment', 'ada(x)@example.com'],
    ['a backslash', 'a\\b@example.com'],
    ['a blank', 'ada lovelace@example.com'],
    ['a blank of another kind', 'ada@exam\u3000ple.com'],
    ['a NUL', 'ada\0@example.com'],
    ['half a character', 'ada\ud83c@example.com'],
    ['an unassigned character', 'ada@exam\u0378ple.com'],
    ['an IP address', 'ada@192.168.0.1'],
    ['an IP address in brackets', 'ada@[192.168.0.1]'],
    ['wide letters', 'ada@ｅxample.com'],
    ['a hyphen at an end', 'ada@example-.com'],
    ['a hyphen at the start', 'ada@-example.com'],
    ['an underscore in the domain', 'ada@exam_ple.com'],
    ['a label of 64', `a@${'b'.repeat(64)}.com`],
    ['255 characters', `a@${'b.'.repeat(124)}comma`],
  ])('has %s', (_name, text) => {
    expect(isEmailAddress(text)).toBe(false);
    expect(emailInput.safeParse(text).success).toBe(false);
  });

  it('is never one that the specified pattern refuses', () => {
    const SPECIFIED = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const part = fc.string({ unit: fc.constantFrom(...'a1.@- \u200b+_é'), maxLength: 30 });
    fc.assert(
      fc.property(part, (text) => {
        expect(isEmailAddress(text) && !SPECIFIED.test(text)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
