import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asOrderId, asTenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { readOrderToken, signOrderToken } from './order-token';

const signingKey = createSecretKey(randomBytes(32));
const KEY_ID = 'key-id';
const key: KeyRing = [{ id: KEY_ID, key: signingKey }];
const otherKey: KeyRing = [{ id: KEY_ID, key: createSecretKey(randomBytes(32)) }];
const TENANT = asTenantId('0190a1b2-0000-7000-8000-00000000000a');
const ORDER = asOrderId('0190a1b2-1234-7abc-89de-0123456789ab');
const token = signOrderToken(key, TENANT, ORDER);
const bytesOf = (text: string) => Buffer.from(text.slice(KEY_ID.length), 'base64url');

describe('the token of an order', () => {
  it('opens its order, is always the same, and fits a path', () => {
    expect(readOrderToken(key, TENANT, token)).toBe(ORDER);
    expect(signOrderToken(key, TENANT, ORDER)).toBe(token);
    expect(token).toMatch(/^[A-Za-z0-9_-]{70}$/);
  });

  it('contains the whole signature, made for this purpose only', () => {
    expect(token.startsWith(KEY_ID)).toBe(true);
    const bytes = bytesOf(token);
    expect(bytes.subarray(0, 16).toString('hex')).toBe(ORDER.replaceAll('-', ''));
    expect(bytes.subarray(16)).toEqual(
      createHmac('sha256', signingKey).update(`order.v1.${TENANT}.${ORDER}`).digest(),
    );
  });

  it('is the same for ids in upper and lower case', () => {
    expect(signOrderToken(key, asTenantId(TENANT.toUpperCase()), asOrderId(ORDER.toUpperCase()))).toBe(token);
    expect(readOrderToken(key, asTenantId(TENANT.toUpperCase()), token)).toBe(ORDER);
  });

  it('is invalid with any one bit flipped', () => {
    const bytes = bytesOf(token);
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const text = `${KEY_ID}${forged.toString('base64url')}`;
      expect(readOrderToken(key, TENANT, text), `bit ${bit}`).toBeNull();
    }
  });

  it('is invalid with any one letter changed: base64url leaves no spare bits', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let index = 0; index < token.length; index += 1) {
      for (const letter of letters) {
        if (letter !== token[index]) {
          const forged = `${token.slice(0, index)}${letter}${token.slice(index + 1)}`;
          expect(readOrderToken(key, TENANT, forged)).toBeNull();
        }
      }
    }
  });

  it('is invalid in another shop, for another order or with another key', () => {
    const otherOrder = `${ORDER.slice(0, -1)}c`;
    const swapped = Buffer.concat([
      Buffer.from(otherOrder.replaceAll('-', ''), 'hex'),
      bytesOf(token).subarray(16),
    ]).toString('base64url');
    expect(readOrderToken(key, asTenantId(`${TENANT.slice(0, -1)}b`), token)).toBeNull();
    expect(readOrderToken(key, TENANT, `${KEY_ID}${swapped}`)).toBeNull();
    expect(readOrderToken(otherKey, TENANT, token)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['a letter too few', token.slice(1)],
    ['a letter too many', `${token}A`],
    ['padding', `${token}=`],
    ['a line break after it', `${token}\n`],
    ['blanks around it', ` ${token} `],
    ['letters of plain base64', `${token.slice(0, -2)}+/`],
    ['letters beyond ASCII', `${token.slice(0, -1)}é`],
    ["the order's own id", ORDER],
  ])('is not %s', (_what, text) => {
    expect(readOrderToken(key, TENANT, text)).toBeNull();
  });

  it('cannot be made for an id that is not a uuid', () => {
    expect(() => signOrderToken(key, TENANT, asOrderId('7'))).toThrow('uuids');
    expect(() => signOrderToken(key, asTenantId(`${TENANT}.x`), ORDER)).toThrow('uuids');
  });
});
