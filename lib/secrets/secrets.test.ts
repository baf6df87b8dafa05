import { inspect } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyFor, openSecret, sealSecret } from './secrets';

const tenantId = '0190a1b2-0000-7000-8000-00000000000a';

beforeAll(() => {
  process.env.APP_SECRET = 'a secret that is only ever used in tests';
  process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:9/nothing';
});

describe('an encrypted secret', () => {
  it.each(['', 'EBWKjlELKMYqRNQ6sYvF', 'pässwörd ☕', 'x'.repeat(5_000)])(
    'can be decrypted: %o',
    (secret) => {
      expect(openSecret('paypal-secret', tenantId, sealSecret('paypal-secret', tenantId, secret))).toBe(
        secret,
      );
    },
  );

  it('looks different each time and reveals nothing about its content', () => {
    const sealed = Array.from({ length: 50 }, () => sealSecret('paypal-secret', tenantId, 'the-secret'));
    expect(new Set(sealed).size).toBe(50);
    expect(sealed.join()).not.toContain('the-secret');
    expect(sealed.join()).not.toContain(Buffer.from('the-secret').toString('base64url'));
  });

  it('cannot be decrypted for another tenant or another purpose', () => {
    const sealed = sealSecret('paypal-secret', tenantId, 'the-secret');
    expect(() => openSecret('paypal-secret', `${tenantId.slice(0, -1)}b`, sealed)).toThrow();
    expect(() => openSecret('checkout-token', tenantId, sealed)).toThrow();
  });

  it('cannot be decrypted when any part of it was changed or cut', () => {
    const parts = sealSecret('paypal-secret', tenantId, 'the-secret').split('.');
    expect(parts).toHaveLength(5);
    for (const index of parts.keys()) {
      const flipped = parts.map((part, at) =>
        at === index ? `${part[0] === 'A' ? 'B' : 'A'}${part.slice(1)}` : part,
      );
      expect(() => openSecret('paypal-secret', tenantId, flipped.join('.'))).toThrow();
      expect(() => openSecret('paypal-secret', tenantId, parts.slice(0, index).join('.'))).toThrow();
    }
  });

  it('cannot be decrypted with a shortened tag, which would be easy to forge', () => {
    const [version, id, nonce, tag = '', body] = sealSecret('paypal-secret', tenantId, 'the-secret').split(
      '.',
    );
    const short = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');
    expect(() =>
      openSecret('paypal-secret', tenantId, [version, id, nonce, short, body].join('.')),
    ).toThrow();
  });

  it.each(['', 'plain text', 'v2.a.b.c', 'v1', 'v1...'])('is not %o', (text) => {
    expect(() => openSecret('paypal-secret', tenantId, text)).toThrow();
  });
});

describe('a key', () => {
  it('has 256 bits, is the same each time, and differs for each purpose', () => {
    expect(keyFor('checkout-token').symmetricKeySize).toBe(32);
    expect(keyFor('checkout-token').equals(keyFor('checkout-token'))).toBe(true);
    expect(keyFor('checkout-token').equals(keyFor('paypal-secret'))).toBe(false);
    expect(inspect(keyFor('checkout-token'))).not.toContain(
      keyFor('checkout-token').export().toString('hex').slice(0, 6),
    );
  });
});
