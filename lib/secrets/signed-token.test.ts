import { createHmac, createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRefreshToken, signRefreshToken } from '@/lib/auth/sessions/refresh-token';
import { asOrderId, asTenantId } from '@/lib/ids';
import { signOrderToken } from '@/lib/orders/guest/order-token';
import { CHECKOUT_TOKEN_LIFE, signCheckoutToken } from '@/lib/orders/payments/checkout-token';
import { signPreviewToken } from '@/lib/uploads/preview-token';
import { signFileToken } from '@/lib/uploads/store/stored-file-token';
import type { KeyRing } from './key-ring';
import { readToken, signToken } from './signed-token';

const key = createSecretKey(Buffer.alloc(32, 7));
const keys: KeyRing = [{ id: 'k-0001', key }];
const tenantId = asTenantId('0190a1b2-0000-7000-8000-00000000000a');
const orderId = asOrderId('0190a1b2-0000-7000-8000-00000000000b');
const signatureOf = (payload: string) =>
  `k-0001${createHmac('sha256', key).update(payload).digest('base64url')}`;

describe('the signed bytes never change: browsers and mails keep tokens for longer than a release', () => {
  it.each<[string, string, string]>([
    [
      'of a refresh',
      signRefreshToken(keys, { tenantId, sessionId: 's', generation: 12 }),
      `12.${signatureOf(`refresh.v1.${tenantId}.s.12`)}`,
    ],
    [
      'of a checkout',
      signCheckoutToken(keys, { tenantId, orderId }, new Date(1_000)),
      `${1_000 + CHECKOUT_TOKEN_LIFE}.${signatureOf(`checkout.v1.${tenantId}.${orderId}.${1_000 + CHECKOUT_TOKEN_LIFE}`)}`,
    ],
    [
      'of a preview',
      signPreviewToken(keys, { tenantId, uploadId: 'u' }),
      signatureOf(`upload-preview.v1.${tenantId}.u`),
    ],
    [
      'of an order',
      signOrderToken(keys, tenantId, orderId),
      `k-0001${Buffer.concat([
        Buffer.from(orderId.replaceAll('-', ''), 'hex'),
        createHmac('sha256', key).update(`order.v1.${tenantId}.${orderId}`).digest(),
      ]).toString('base64url')}`,
    ],
  ])('%s', (_what, token, expected) => {
    expect(token).toBe(expected);
  });

  it('of a stored file', () => {
    const token = signFileToken(keys, {
      use: 'fetch',
      key: 'a/b.png',
      contentType: 'image/png',
      fileName: 'b.png',
      expiresAt: 1_000,
    });
    const [said = ''] = token.split('.');
    expect(token).toBe(`${said}.${signatureOf(`stored-file.v1.${said}`)}`);
  });

  it('without the id of a key, from before keys had ids', () => {
    const old = createHmac('sha256', key).update(`refresh.v1.${tenantId}.s.3`).digest('base64url');
    expect(readRefreshToken(keys, { tenantId, sessionId: 's' }, `3.${old}`)).toBe(3);
  });
});

describe('a signed token', () => {
  const token = signToken(keys, 'checkout', ['a', 'b'], '12');

  it('contains what was signed', () => {
    expect(readToken(keys, 'checkout', ['a', 'b'], token)).toBe('12');
  });

  it.each<[string, string | null]>([
    ['of another kind', readToken(keys, 'refresh', ['a', 'b'], token)],
    ['bound to something else', readToken(keys, 'checkout', ['a', 'c'], token)],
    ['bound to less', readToken(keys, 'checkout', ['a'], token)],
    ['that says more', readToken(keys, 'checkout', ['a', 'b'], `1${token}`)],
    ['with more before it', readToken(keys, 'checkout', ['a', 'b'], `x.${token}`)],
    // Part of the content must not count as part of the bound values.
    ['with a part of what it is bound to in it', readToken(keys, 'checkout', ['a'], `b.${token}`)],
    [
      'of another key',
      readToken([{ id: 'k-0001', key: createSecretKey(Buffer.alloc(32, 8)) }], 'checkout', ['a', 'b'], token),
    ],
    ['of a million letters', readToken(keys, 'checkout', ['a', 'b'], `${'1'.repeat(1_000_000)}.${token}`)],
    ['without a signature', readToken(keys, 'checkout', ['a', 'b'], '12')],
    ['that is empty', readToken(keys, 'checkout', ['a', 'b'], '')],
  ])('%s is invalid', (_what, said) => {
    expect(said).toBeNull();
  });
});
