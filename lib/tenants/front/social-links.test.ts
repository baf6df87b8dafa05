import { expect, it } from 'vitest';
import { type Network, socialLinkOf } from './social-links';

it.each<[Network, string, string | null]>([
  ['instagram', 'clay.and.kiln', 'https://www.instagram.com/clay.and.kiln'],
  ['instagram', '@clay', 'https://www.instagram.com/clay'],
  ['tiktok', 'clay', 'https://www.tiktok.com/@clay'],
  ['instagram', 'https://www.instagram.com/clay/?igsh=abc#x', 'https://www.instagram.com/clay/'],
  ['instagram', 'http://instagram.com/clay', 'https://instagram.com/clay'],
  ['youtube', 'youtube.com/@clay', 'https://youtube.com/@clay'],
  ['etsy', 'https://www.etsy.com/shop/clay', 'https://www.etsy.com/shop/clay'],
  // A name alone is no address there.
  ['youtube', 'clay', null],
  ['instagram', 'https://instagram.com.evil.test/clay', null],
  ['instagram', 'https://notinstagram.com/clay', null],
  ['instagram', 'https://facebook.com/clay', null],
  ['instagram', 'https://instagram.com@evil.test/clay', null],
  ['instagram', 'https://a:b@instagram.com/clay', null],
  ['instagram', 'https://instagram.com:8443/clay', null],
  ['instagram', 'https://instagram.com/', null],
  ['instagram', 'javascript:alert(1)//instagram.com/x', null],
  ['instagram', `https://instagram.com/${'x'.repeat(400)}`, null],
  ['instagram', 'two words', null],
])('reads of %s %s: %s', (network, typed, expected) => {
  expect(socialLinkOf(network, typed)).toBe(expected);
});
