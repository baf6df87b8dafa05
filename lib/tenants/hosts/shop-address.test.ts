import { describe, expect, it } from 'vitest';
import { addressesLike, addressOfName, addressProblem } from './shop-address';

describe('the address of a new shop', () => {
  it.each([
    ['clay-and-kiln', null],
    ['abc', null],
    ['4-corners', null],
    ['ab', 'too_short'],
    ['', 'too_short'],
    ['a'.repeat(40), null],
    ['a'.repeat(41), 'too_long'],
    ['Clay', 'invalid'],
    ['clay.kiln', 'invalid'],
    ['-clay', 'invalid'],
    ['clay-', 'invalid'],
    ['clay kiln', 'invalid'],
    ['töpferei', 'invalid'],
    ['xn--tpferei-n4a', 'invalid'],
    ['ab--cd', 'invalid'],
    ['0190a1b2-0000-7000-8000-00000000000a', 'invalid'],
    ['12345', 'only_digits'],
    ['admin', 'reserved'],
    ['paypal', 'reserved'],
    ['sign-in', 'reserved'],
    ['verify', 'reserved'],
    ['ns3', 'reserved'],
    ['mail-12', 'reserved'],
  ])('%s: %s', (slug, problem) => {
    expect(addressProblem(slug)).toBe(problem);
  });

  it.each([
    ['Clay & Kiln', 'clay-and-kiln'],
    ['Töpferei Müller', 'toepferei-mueller'],
    ['  Søren’s Strik!  ', 'sorens-strik'],
    ['SewHappy', 'sew-happy'],
    ['陶芸', ''],
    [`${'wool '.repeat(20)}`, 'wool-wool-wool-wool-wool-wool-wool-wool'],
  ])('comes from the name %s as %s', (name, slug) => {
    expect(addressOfName(name)).toBe(slug);
  });

  it('has others like it, all of which are allowed', () => {
    expect(addressesLike('admin')).not.toContain('admin');
    expect(addressesLike('admin').slice(0, 2)).toEqual(['admin-shop', 'admin-studio']);
    expect(addressesLike('clay')[0]).toBe('clay');
    expect(addressesLike('a'.repeat(40)).every((slug) => addressProblem(slug) === null)).toBe(true);
    expect(addressesLike('')).toEqual([]);
  });
});
