import { createHash, createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOrderId, asTenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { CHECKOUT_TOKEN_LIFE, checkCheckoutToken, signCheckoutToken } from './checkout-token';

const ringOf = (text: string): KeyRing => [
  { id: 'key-id', key: createSecretKey(createHash('sha256').update(text).digest()) },
];
const key = ringOf('a key for tests');
const claim = {
  tenantId: asTenantId('0190a1b2-0000-7000-8000-00000000000a'),
  orderId: asOrderId('0190a1b2-0000-7000-8000-00000000000b'),
};
const other = '0190a1b2-0000-7000-8000-0000000000ff';
const createdAt = new Date('2026-03-01T12:00:00.000Z');
const expiresAt = createdAt.getTime() + CHECKOUT_TOKEN_LIFE;
const token = signCheckoutToken(key, claim, createdAt);
const [expiry = '', signature = ''] = token.split('.');
const invalid = { ok: false, error: 'token_invalid' };

describe('a checkout token', () => {
  it('expires three hours after the creation of the order, to the millisecond', () => {
    expect(CHECKOUT_TOKEN_LIFE).toBe(10_800_000);
    expect(checkCheckoutToken(key, claim, token, createdAt.getTime())).toEqual({ ok: true, value: null });
    expect(checkCheckoutToken(key, claim, token, expiresAt - 1)).toMatchObject({ ok: true });
    expect(checkCheckoutToken(key, claim, token, expiresAt)).toEqual({ ok: false, error: 'token_expired' });
  });

  it('is the same for a retry', () => {
    expect(signCheckoutToken(key, { ...claim }, new Date(createdAt))).toBe(token);
  });

  it('is invalid for another tenant, another order, or with another key', () => {
    const now = createdAt.getTime();
    const otherKey = ringOf('another key');
    expect(checkCheckoutToken(key, { ...claim, tenantId: asTenantId(other) }, token, now)).toEqual(invalid);
    expect(checkCheckoutToken(key, { ...claim, orderId: asOrderId(other) }, token, now)).toEqual(invalid);
    const swapped = { tenantId: asTenantId(claim.orderId), orderId: asOrderId(claim.tenantId) };
    expect(checkCheckoutToken(key, swapped, token, now)).toEqual(invalid);
    expect(checkCheckoutToken(otherKey, claim, token, now)).toEqual(invalid);
  });

  it('that was tampered with is invalid and never merely expired', () => {
    const later = `${Number(expiry) + 1}.${signature}`;
    expect(checkCheckoutToken(key, claim, later, expiresAt + 5)).toEqual(invalid);
    for (const at of [0, 5, 6, 20]) {
      const letter = signature[at] === 'A' ? 'B' : 'A';
      const flipped = `${expiry}.${signature.slice(0, at)}${letter}${signature.slice(at + 1)}`;
      expect(checkCheckoutToken(key, claim, flipped, createdAt.getTime())).toEqual(invalid);
    }
  });

  it.each([
    '',
    '.',
    'garbage',
    expiry,
    signature,
    `${expiry}.`,
    `.${signature}`,
    `${expiry}.${signature.slice(1)}`,
    `${expiry}.${signature}=`,
    `${token}.x`,
    `${token}\n`,
    ` ${token}`,
    `-1.${signature}`,
    `1e13.${signature}`,
    `${'9'.repeat(16)}.${signature}`,
    `NaN.${signature}`,
  ])('is not %o', (text) => {
    expect(checkCheckoutToken(key, claim, text, createdAt.getTime())).toEqual(invalid);
  });

  it('cannot be guessed: no other text is valid, and none makes the check throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        expect(checkCheckoutToken(key, claim, text, 0)).toEqual(invalid);
        expect(checkCheckoutToken(key, claim, `${expiry}.${text}`, 0)).toEqual(invalid);
      }),
    );
  });
});
