// What a change of keys keeps and what it ends: with one secret, with two, and with only the new one.

import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOrderId, asTenantId } from '@/lib/ids';

const OLD = 'the old secret of thirty-two letters or more';
const NEW = 'the new secret of thirty-two letters or more';
const TENANT = asTenantId('0190a1b2-0000-7000-8000-00000000000a');
const ORDER = asOrderId('0190a1b2-1234-7abc-89de-0123456789ab');

/** The modules as loaded by a server with this APP_SECRET. */
async function startedWith(...secrets: string[]) {
  vi.resetModules();
  vi.stubEnv('APP_SECRET', secrets.join(','));
  return {
    ...(await import('./secrets')),
    ...(await import('@/lib/orders/guest/order-path')),
    ...(await import('@/lib/orders/guest/checkout-proof')),
    ...(await import('@/lib/orders/payments/checkout-token')),
    ...(await import('@/lib/auth/sessions/refresh-token')),
    ...(await import('@/lib/auth/sessions/session-cookie')),
    ...(await import('@/lib/uploads/store/stored-file-token')),
    ...(await import('@/lib/uploads/preview-token')),
  };
}
type Product = Awaited<ReturnType<typeof startedWith>>;
afterEach(() => vi.unstubAllEnvs());

const session = { tenantId: TENANT, sessionId: ORDER };
const claims = {
  sub: TENANT,
  name: 'Rosalind Harker',
  email: 'owner@clay.test',
  sessionId: ORDER,
  refreshToken: '1.x',
  accessExpiresAt: 1,
  role: 'owner',
};
const order = { tenantId: TENANT, orderId: ORDER };
const upload = { tenantId: TENANT, uploadId: ORDER };
const file = {
  use: 'fetch',
  key: 'k',
  contentType: 'image/png',
  fileName: 'a.png',
  expiresAt: 8e15,
} as const;

/** One of everything that is signed or encrypted, made by this server. */
const make = async (product: Product) => ({
  sealed: product.sealSecret('paypal-secret', TENANT, 'the PayPal secret'),
  link: product.orderToken(TENANT, ORDER),
  checkout: product.signCheckoutToken(product.keysFor('checkout-token'), order, new Date()),
  refresh: product.signRefreshToken(product.keysFor('refresh-token'), { ...session, generation: 3 }),
  cookie: await product.writeClaims(claims, 3_600),
  file: product.signFileToken(product.keysFor('stored-file-token'), file),
  preview: product.signPreviewToken(product.keysFor('upload-preview'), upload),
});

type Made = Awaited<ReturnType<typeof make>>;

/** Which of them are valid on a server. */
async function opens(product: Product, made: Made): Promise<Record<keyof Made, boolean>> {
  const isOpened = () => {
    try {
      return product.openSecret('paypal-secret', TENANT, made.sealed) === 'the PayPal secret';
    } catch {
      return false;
    }
  };
  const bearer = new Headers({ authorization: `Bearer ${made.checkout}` });
  return {
    sealed: isOpened(),
    link: product.orderOfToken(TENANT, made.link) === ORDER,
    checkout: product.checkoutProof(bearer, order).ok,
    refresh: product.readRefreshToken(product.keysFor('refresh-token'), session, made.refresh) === 3,
    cookie: (await product.readClaims(made.cookie))?.sub === TENANT,
    file: product.readFileToken(product.keysFor('stored-file-token'), 'fetch', made.file, Date.now()).ok,
    preview: product.isPreviewToken(product.keysFor('upload-preview'), upload, made.preview),
  };
}

const all = (value: boolean): Record<keyof Made, boolean> => ({
  sealed: value,
  link: value,
  checkout: value,
  refresh: value,
  cookie: value,
  file: value,
  preview: value,
});

/** The same, made as before keys had ids, with one secret. */
async function makeWithoutIds(): Promise<Made> {
  const keyOf = (purpose: string) => Buffer.from(hkdfSync('sha256', OLD, '', `makerfront:${purpose}`, 32));
  const mac = (purpose: string, text: string) => createHmac('sha256', keyOf(purpose)).update(text);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf('paypal-secret'), nonce).setAAD(Buffer.from(TENANT));
  const body = Buffer.concat([cipher.update('the PayPal secret', 'utf8'), cipher.final()]);
  const expiresAt = Date.now() + 1_000_000;
  const payload = Buffer.from(JSON.stringify(file)).toString('base64url');
  return {
    sealed: `v1.${[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.')}`,
    link: Buffer.concat([
      Buffer.from(ORDER.replaceAll('-', ''), 'hex'),
      mac('order-link', `order.v1.${TENANT}.${ORDER}`).digest(),
    ]).toString('base64url'),
    checkout: `${expiresAt}.${mac('checkout-token', `checkout.v1.${TENANT}.${ORDER}.${expiresAt}`).digest('base64url')}`,
    refresh: `3.${mac('refresh-token', `refresh.v1.${TENANT}.${ORDER}.3`).digest('base64url')}`,
    cookie: await encode({ token: claims, secret: keyOf('session-cookie').toString('base64url') }),
    file: `${payload}.${mac('stored-file-token', `stored-file.v1.${payload}`).digest('base64url')}`,
    preview: mac('upload-preview', `upload-preview.v1.${TENANT}.${ORDER}`).digest('base64url'),
  };
}

describe('signed and encrypted data', () => {
  it('is valid after a new secret was added, and invalid when the old one is removed', async () => {
    const made = await make(await startedWith(OLD));
    expect(await opens(await startedWith(NEW, OLD), made)).toEqual(all(true));
    expect(await opens(await startedWith(NEW), made)).toEqual(all(false));
  });

  it('is made with the newest key, so that it outlives the old one', async () => {
    const made = await make(await startedWith(NEW, OLD));
    expect(await opens(await startedWith(NEW), made)).toEqual(all(true));
    expect(await opens(await startedWith(OLD), made)).toEqual(all(false));
  });

  it('is valid from before keys had ids, with any secret of the list', async () => {
    const made = await makeWithoutIds();
    expect(await opens(await startedWith(OLD), made)).toEqual(all(true));
    expect(await opens(await startedWith(NEW, OLD), made)).toEqual(all(true));
    expect(await opens(await startedWith(NEW), made)).toEqual(all(false));
  });

  it('names its key, and is refused with another key’s id', async () => {
    const product = await startedWith(NEW, OLD);
    const [newest, older] = product.keysFor('order-link');
    const made = await make(product);
    for (const text of Object.values(made)) {
      expect(text).toContain(newest.id);
    }
    const renamed = Object.fromEntries(
      Object.entries(made).map(([kind, text]) => [kind, text.replace(newest.id, older?.id ?? '')]),
    );
    expect(await opens(product, { ...made, ...renamed })).toEqual(all(false));
  });
});

describe('APP_SECRET', () => {
  it('is refused if one of its secrets is short', async () => {
    const product = await startedWith(NEW, 'too short');
    expect(() => product.keysFor('order-link')).toThrow(
      /APP_SECRET\.1: each secret has 32 characters or more/,
    );
  });

  it('may have spaces around its secrets', async () => {
    const made = await make(await startedWith(OLD));
    expect(await opens(await startedWith(` ${NEW} `, ` ${OLD} `), made)).toEqual(all(true));
  });
});
