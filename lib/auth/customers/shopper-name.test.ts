import { expect, it } from 'vitest';
import { readShopperName, SHOPPER_NAME, writeShopperName } from './shopper-name';

it.each(['', 'Ada', 'Ada; Max-Age=0, b=c', 'Zoë 🏺', 'ñ'.repeat(40), '%41%', 'a=b"\n'])(
  'keeps %j',
  (name) => {
    const value = writeShopperName(name);
    expect(value).toMatch(/^[\w!'()*~.%-]+$/);
    for (const cookie of [SHOPPER_NAME, `__Host-${SHOPPER_NAME}`]) {
      expect(readShopperName(`theme=dark; ${cookie}=${value}; other=1`)).toBe(name);
    }
  },
);

it('cuts a long name short, and not within a letter', () => {
  expect(readShopperName(`${SHOPPER_NAME}=${writeShopperName('x'.repeat(200))}`)).toBe('x'.repeat(40));
  expect(readShopperName(`${SHOPPER_NAME}=${writeShopperName(`${'x'.repeat(39)}🏺`)}`)).toBe('x'.repeat(39));
});

it.each([
  ['', null],
  ['theme=dark', null],
  [`another-${SHOPPER_NAME}=nAda`, null],
  [`${SHOPPER_NAME}=`, null],
  [`${SHOPPER_NAME}=n%ff`, ''],
])('reads from %j %j', (cookies, name) => {
  expect(readShopperName(cookies)).toBe(name);
});
