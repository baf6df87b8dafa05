import { AsyncLocalStorage } from 'node:async_hooks';
import { NextRequest, type NextResponse } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PAGE_POLICY } from '@/lib/http/security-headers.mjs';
import middleware, { config } from './middleware';

// Next's test helpers expect it as a global, as in the edge runtime.
Object.assign(globalThis, { AsyncLocalStorage });
const { getRedirectUrl, getRewrittenUrl, isRewrite, unstable_doesMiddlewareMatch } = await import(
  'next/experimental/testing/server'
);

/** A request as `next start` passes it on: the URL is the listen address, the host is a header. */
function visit(host: string, path = '/', headers: Record<string, string> = {}, method = 'GET') {
  return answered(
    middleware(new NextRequest(`http://localhost:3000${path}`, { method, headers: { host, ...headers } })),
  );
}

/** A response that needs no reading of the body. */
function answered(response: NextResponse | Promise<NextResponse>): NextResponse {
  return response instanceof Promise ? expect.fail('a body is waited for') : response;
}

/** Sends a call or a form with a body, by default to the landing page. */
async function sendBody(body: BodyInit, headers: Record<string, string> = {}, host = 'localhost') {
  const request = new NextRequest('http://localhost:3000/', {
    method: 'POST',
    headers: { host, ...headers },
    body,
  });
  const response = await middleware(request);
  return { status: response.status, said: await response.text(), left: await request.text() };
}

const ACTION = `40${'b1'.repeat(20)}`;
const CALL = { 'next-action': ACTION, 'content-type': 'text/plain;charset=UTF-8' };
/** A boundary as browsers generate it. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const rewritten = (response: NextResponse) => getRewrittenUrl(response)?.replace('http://localhost:3000', '');
const passedOn = (response: Response, header: string) =>
  response.headers.get(`x-middleware-request-${header}`);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the key of a preview link', () => {
  const key = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
  const withKey = (path: string, value = key) =>
    rewritten(visit('stitchworks.localhost', path, { cookie: `preview=${value}` }));

  it('goes along to the storefront, and to nothing of the admin area', () => {
    expect(withKey('/cart')).toBe(`/stitchworks~${key}/cart`);
    expect(withKey('/admin')).toBe('/stitchworks~staff/admin');
  });

  it('keeps what is seen by it out of caches and search engines', () => {
    const headersOf = (cookie: string) => {
      const { headers } = visit('stitchworks.localhost', '/', { cookie });
      return [headers.get('cache-control'), headers.get('x-robots-tag')];
    };
    expect(headersOf(`preview=${key}`)).toEqual(['private, no-store', 'noindex']);
    expect(headersOf('')).toEqual([null, null]);
  });

  it.each(['', 'staff', 'short', '../x', `${key}~`, 'a'.repeat(65)])('is none if it is %s', (value) => {
    expect(withKey('/cart', value)).toBe('/stitchworks/cart');
  });
});

describe("the platform's own host", () => {
  it.each([
    ['/platform', '/~platform/platform'],
    ['/platform/shops?page=2', '/~platform/platform/shops?page=2'],
    ['/open', '/~platform/open'],
    ['/admin/login', '/~platform/admin/login'],
    ['/admin/settings/security', '/~platform/admin/settings/security'],
    ['/api/auth/csrf', '/~platform/api/auth/csrf'],
    ['/api/session', '/~platform/api/session'],
  ])('shows %s as a page of the platform’s tenant', (path, target) => {
    const response = visit('localhost:3000', path);
    expect(rewritten(response)).toBe(target);
    expect(passedOn(response, 'x-tenant-host')).toBe('~platform');
  });

  it.each([
    '/platformer',
    '/admin/orders',
    '/admin/settings',
    '/api/auth/v1/token',
    '/api/paypal/create-order',
    '/cart',
    '/~platform/platform',
  ])('does not know %s', (path) => {
    expect(getRedirectUrl(visit('localhost:3000', path))).toBe('http://localhost:3000/');
  });

  it('leads from the admin area to the console', () => {
    expect(getRedirectUrl(visit('localhost:3000', '/admin'))).toBe('http://localhost:3000/platform');
  });

  it('is no key that a host can have', () => {
    for (const host of ['~platform', '~platform.localhost', 'platform']) {
      expect(passedOn(visit(host, '/platform'), 'x-tenant-host'), host).not.toBe('~platform');
    }
  });
});

describe("a shop's host", () => {
  it.each([
    ['quietloom.test/', '/quietloom.test'],
    ['quietloom.test/product/5?x=1', '/quietloom.test/product/5?x=1'],
    ['quietloom.test/product/5/wool-throw?x=1', '/quietloom.test/product/5?x=1'],
    ['quietloom.test/product/5/wool-throw/more', '/quietloom.test/product/5/wool-throw/more'],
    ['quietloom.test/robots.txt', '/quietloom.test/robots.txt'],
    ['stitchworks.localhost:3000/cart', '/stitchworks/cart'],
    ['stitchworks.localhost/api/orders', '/stitchworks/api/orders'],
    ['stitchworks.localhost/terms', '/stitchworks/terms'],
    ['stitchworks.localhost/media/mug-640.webp', '/stitchworks~staff/media/mug-640.webp'],
    ['stitchworks.localhost/admin/orders', '/stitchworks~staff/admin/orders'],
    ['stitchworks.localhost/administration', '/stitchworks/administration'],
    ['stitchworks.localhost/api/paypal/webhook', '/stitchworks~staff/api/paypal/webhook'],
    ['stitchworks.localhost/api/auth/v1/token', '/stitchworks/api/auth/v1/token'],
    ['stitchworks.localhost/quietloom.test', '/stitchworks/quietloom.test'],
    ['stitchworks.localhost/clayandkiln/cart', '/stitchworks/clayandkiln/cart'],
    ['stitchworks.localhost//evil.test', '/stitchworks//evil.test'],
    ['stitchworks.localhost/%2e%2e/clayandkiln', '/stitchworks/clayandkiln'],
    ['stitchworks.localhost/..%2fclayandkiln', '/stitchworks/..%2fclayandkiln'],
    ['localhost:3000/?tenant=stitchworks', '/stitchworks?tenant=stitchworks'],
  ])('%s is rewritten to %s', (address, target) => {
    const slash = address.indexOf('/');
    const response = visit(address.slice(0, slash), address.slice(slash));
    expect(isRewrite(response)).toBe(true);
    expect(rewritten(response)).toBe(target);
  });

  it('is a subdomain of the platform’s or the preview’s domain, if the environment names them', () => {
    vi.stubEnv('PLATFORM_DOMAIN', 'Makerfront.test');
    vi.stubEnv('PREVIEW_DOMAIN', 'preview.example.dev');
    expect(rewritten(visit('clayandkiln.makerfront.test'))).toBe('/clayandkiln');
    expect(rewritten(visit('clayandkiln.preview.example.dev'))).toBe('/clayandkiln');
    expect(rewritten(visit('preview.example.dev', '/?tenant=stitchworks'))).toMatch(/^\/stitchworks\?/);
    expect(visit('www.makerfront.test').headers.get('x-middleware-next')).toBe('1');
  });

  it.each(['localhost:3000', '127.0.0.1', '203.0.113.9:80', '[::1]', 'stitchworks.localhost'])(
    'is not %s if the platform has a domain, whatever query or cookie is sent',
    (host) => {
      vi.stubEnv('PLATFORM_DOMAIN', 'makerfront.test:8080');
      const response = visit(host, '/?tenant=stitchworks', { cookie: 'dev_tenant_slug=stitchworks' });
      expect(isRewrite(response)).toBe(false);
      expect(response.headers.get('x-middleware-next')).toBe('1');
      expect(passedOn(response, 'x-tenant-host')).toBe('');
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  it('is found by subdomain, query and cookie on a developer’s machine', () => {
    vi.stubEnv('PLATFORM_DOMAIN', 'localhost:3000');
    expect(rewritten(visit('stitchworks.localhost:3000'))).toBe('/stitchworks');
    expect(rewritten(visit('192.168.1.20:3000', '/?tenant=stitchworks'))).toMatch(/^\/stitchworks\?/);
    expect(rewritten(visit('localhost', '/', { cookie: 'dev_tenant_slug=stitchworks' }))).toBe(
      '/stitchworks',
    );
  });

  it('is passed on as the forwarded host, whatever a visitor claims', () => {
    const response = visit('stitchworks.localhost:3000', '/admin', { 'x-forwarded-host': 'evil.test' });
    expect(passedOn(response, 'x-forwarded-host')).toBe('stitchworks.localhost:3000');
    vi.stubEnv('TRUST_PROXY', '1');
    const proxied = visit('inner:3000', '/admin', { 'x-forwarded-host': 'quietloom.test' });
    expect(passedOn(proxied, 'x-forwarded-host')).toBe('quietloom.test');
  });

  it('accepts calls of server actions, and no other ids', () => {
    const call = (id: string, type = 'text/plain;charset=UTF-8') =>
      visit('stitchworks.localhost', '/admin', { 'next-action': id, 'content-type': type }, 'POST').status;
    const rest = 'b1'.repeat(20);
    expect(call(`40${rest}`)).toBe(200);
    expect(call(`7f${rest}`)).toBe(200);
    for (const other of [`80${rest}`, `c0${rest}`, '', '40', `40${rest}0`, `40${rest}, c0${rest}`]) {
      expect(call(other), other).toBe(404);
    }
    for (const type of ['', 'application/x-www-form-urlencoded', 'application/json']) {
      expect(call(`40${rest}`, type), type).toBe(415);
    }
  });

  it('refuses calls to a file’s address, where an action would run for any shop that the caller names', () => {
    for (const path of ['/_next/x', '/_next/admin/forgot-password', '/_next/static/x', '/icon.svg']) {
      const call = { 'next-action': ACTION, 'content-type': 'text/plain', 'x-tenant-host': 'quietloom' };
      const response = visit('stitchworks.localhost', path, call, 'POST');
      expect(response.status, path).toBe(405);
      expect(response.headers.get('x-middleware-next'), path).toBeNull();
      expect(visit('stitchworks.localhost', path).headers.get('x-middleware-next'), path).toBe('1');
      for (const header of ['next-action', 'content-type']) {
        const url = `http://localhost:3000${path}`;
        const seen = unstable_doesMiddlewareMatch({ config, url, headers: { [header]: 'x' } });
        expect(seen, `${path} ${header}`).toBe(true);
      }
    }
  });

  it('refuses multipart forms, whose fields can contain ids, except where no cached function can be called', () => {
    const send = (host: string, path: string, type: string) =>
      visit(host, path, { 'content-type': type }, 'POST').status;
    for (const type of ['multipart/form-data; boundary=x', ' Multipart/Form-Data', 'multipart/mixed']) {
      expect(send('stitchworks.localhost', '/', type), type).toBe(415);
      expect(send('stitchworks.localhost', '/api/orders', type), type).toBe(415);
      expect(send('localhost', '/terms', type), type).toBe(415);
      expect(send('localhost', '/', type), type).toBe(200);
      expect(send('localhost', '/contact', type), type).toBe(415);
      expect(send('stitchworks.localhost', '/contact', type), type).toBe(200);
      expect(send('stitchworks.localhost', '/contact/', type), type).not.toBe(200);
    }
    expect(send('stitchworks.localhost', '/', 'text/plain;charset=UTF-8')).toBe(200);
    expect(send('stitchworks.localhost', '/', 'application/x-www-form-urlencoded')).toBe(200);
  });

  it('refuses a call with unreadable arguments, and passes on the others unchanged', async () => {
    const refused = { status: 400, said: 'What was sent cannot be read.\n' };
    for (const body of ['', 'rubbish', '{}', '["$1"]']) {
      expect(await sendBody(body, CALL, 'stitchworks.localhost'), body).toMatchObject(refused);
    }
    const call = '["$undefined",{"email":"a@example.test"}]';
    expect(await sendBody(call, CALL, 'stitchworks.localhost')).toMatchObject({ status: 200, left: call });
  });

  it('refuses a malformed multipart form', async () => {
    const inParts = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const part = (name: string, text: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    const form = `${part('email', 'a@example.test')}--${BOUNDARY}--\r\n`;
    expect(await sendBody(form, inParts)).toMatchObject({ status: 200, left: form });
    for (const [body, headers] of [
      ['rubbish', inParts],
      [part('email', 'a@example.test').slice(0, -9), inParts],
      [form, { 'content-type': 'multipart/form-data' }],
      [`${part('$ACTION_REF_1', '')}--${BOUNDARY}--\r\n`, inParts],
      [form, { ...inParts, 'next-action': ACTION }],
    ] as const) {
      expect((await sendBody(body, headers)).status, body).toBe(400);
    }
    const call = `${part('1_email', 'a@example.test')}${part('0', '["$undefined","$K1"]')}--${BOUNDARY}--\r\n`;
    expect(await sendBody(call, { ...inParts, 'next-action': ACTION })).toMatchObject({
      status: 200,
      left: call,
    });
  });

  it('refuses an address with more parameters than any link has', () => {
    const asking = (count: number) =>
      visit('stitchworks.localhost', `/search?${'q=a&'.repeat(count - 1)}q=a`);
    expect(asking(100).status).toBe(200);
    expect(asking(101).status).toBe(400);
  });

  it('refuses a call of an action from a page of another host', () => {
    const call = (origin: string, more: Record<string, string> = CALL) =>
      visit('stitchworks.localhost:3000', '/admin', { origin, ...more }, 'POST').status;
    expect(call('http://stitchworks.localhost:3000')).toBe(200);
    expect(call('https://stitchworks.localhost:3000')).toBe(200);
    for (const origin of ['null', 'rubbish', '', 'https://evil.test', 'http://quietloom.localhost:3000']) {
      expect(call(origin), origin).toBe(403);
    }
    // Handlers refuse other origins themselves, in JSON.
    expect(call('https://evil.test', {})).toBe(200);
    vi.stubEnv('TRUST_PROXY', '1');
    const proxied = { ...CALL, 'x-forwarded-host': 'quietloom.test' };
    expect(call('https://quietloom.test', proxied)).toBe(200);
    expect(call('http://stitchworks.localhost:3000', proxied)).toBe(403);
  });

  it('sends Strict-Transport-Security if the site is configured as https', () => {
    const transport = (forwarded: Record<string, string> = {}) =>
      visit('stitchworks.localhost', '/', forwarded).headers.get('strict-transport-security');
    expect(transport({ 'x-forwarded-proto': 'https' })).toBeNull();
    vi.stubEnv('SITE_SCHEME', 'https');
    expect(transport()).toBe('max-age=63072000');
  });

  it('tells the guard the requested page, whatever a visitor claims', () => {
    const response = visit('stitchworks.localhost', '/admin/orders?q=a%26b', {
      'x-request-path': '//evil.test',
    });
    expect(passedOn(response, 'x-request-path')).toBe('/admin/orders?q=a%26b');
  });

  it('is taken from a trusted proxy’s headers, and never from a visitor’s', () => {
    const claim = { 'x-forwarded-host': 'quietloom.test' };
    expect(rewritten(visit('stitchworks.localhost', '/', claim))).toBe('/stitchworks');
    vi.stubEnv('TRUST_PROXY', 'true');
    expect(rewritten(visit('stitchworks.localhost', '/', claim))).toBe('/stitchworks');
    vi.stubEnv('TRUST_PROXY', '1');
    expect(rewritten(visit('stitchworks.localhost', '/', claim))).toBe('/quietloom.test');
    expect(rewritten(visit('stitchworks.localhost'))).toBe('/stitchworks');
    expect(visit('stitchworks.localhost', '/', { 'x-forwarded-host': 'a/b' }).status).toBe(400);
  });
});

describe('the host without a shop', () => {
  it.each(['/', '/terms', '/privacy', '/terms?from=mail'])('passes %s', (path) => {
    const response = visit('localhost:3000', path);
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(isRewrite(response)).toBe(false);
  });

  it.each([
    '/cart',
    '/quietloom.test',
    '/stitchworks/cart',
    '/terms/x',
    '/Terms',
    '/api/orders',
    '//evil.test',
  ])('sends %s to the landing page', (path) => {
    const response = visit('localhost:3000', path);
    expect(response.status).toBe(307);
    expect(getRedirectUrl(response)).toBe('http://localhost:3000/');
    expect(isRewrite(response)).toBe(false);
  });
});

describe('a malformed host', () => {
  it.each([
    'acme.localhost/products/5',
    'a b',
    'my_shop.localhost',
    'x'.repeat(300),
    '%00.localhost',
    '',
    'shop.1',
    'stitchworks.xn--a',
    'shop.test:70000',
    '[::::]',
  ])('%o gets a 400 and is not passed on', (host) => {
    const response = visit(host, '/?tenant=stitchworks');
    expect(response.status).toBe(400);
    expect(isRewrite(response)).toBe(false);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [`refused a host that cannot be one: ${JSON.stringify(host.slice(0, 100))}`],
    ]);
    expect(response.headers.get('x-middleware-next')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('a missing host gets a 400', () => {
  const response = answered(middleware(new NextRequest('http://localhost:3000/')));
  expect(response.status).toBe(400);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['refused a host that cannot be one: null']]);
});

describe('a refusal', () => {
  const action = {
    'next-action': `40${'b1'.repeat(20)}`,
    'content-type': 'text/plain;charset=UTF-8',
    origin: 'https://evil.test',
  };
  it.each<[string, number, Record<string, string>, string]>([
    ['There is no such action.', 404, { 'next-action': '80b1' }, 'stitchworks.localhost'],
    ['This is not a valid host name.', 400, {}, 'a/b'],
    ['No form is sent in parts here.', 415, { 'content-type': 'multipart/mixed' }, 'stitchworks.localhost'],
    ['This was not sent by a page of this site.', 403, action, 'stitchworks.localhost'],
  ])('says "%s", and is neither HTML nor cached', async (sentence, status, headers, host) => {
    const response = visit(host, '/', headers, 'POST');
    expect([response.status, await response.text()]).toEqual([status, `${sentence}\n`]);
    expect(response.headers.get('content-security-policy')).toBe(NO_PAGE_POLICY);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the headers that are passed on', () => {
  const forged = { 'x-tenant-host': 'clayandkiln', 'x-request-id': 'forged', 'accept-language': 'de' };

  it.each([
    ['stitchworks.localhost', '/', 'stitchworks'],
    ['quietloom.test', '/cart', 'quietloom.test'],
    ['localhost', '/', ''],
    ['stitchworks.localhost', '/api/health', 'stitchworks'],
  ])('name the shop and a new request id, whatever the client sends (%s%s)', (host, path, key) => {
    const response = visit(host, path, forged);
    expect(passedOn(response, 'x-tenant-host')).toBe(key);
    expect(passedOn(response, 'x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(passedOn(response, 'x-request-id')).not.toBe(passedOn(visit(host, path), 'x-request-id'));
    expect(passedOn(response, 'accept-language')).toBe('de');
  });
});

describe.each([
  '/api/health',
  '/api/cron/sweep',
  '/api/cron/reconcile',
  '/api/cron/mails',
  '/api/sign-in/provider/callback',
])('the address without a shop %s', (path) => {
  it.each(['localhost:3000', 'stitchworks.localhost', 'quietloom.test', '127.0.0.1'])(
    'answers on %s',
    (host) => {
      const response = visit(host, path);
      expect(response.headers.get('x-middleware-next')).toBe('1');
      expect(isRewrite(response)).toBe(false);
    },
  );

  it('has no addresses below it', () => {
    expect(isRewrite(visit('stitchworks.localhost', `${path}/more`))).toBe(true);
  });
});

describe('the memory of ?tenant= in this browser', () => {
  const remembers = (path: string, host = 'localhost:3000', cookie = '') =>
    visit(host, path, { cookie }).cookies.get('dev_tenant_slug');

  it('keeps the shop for 30 days, for every path of this host only', () => {
    expect(remembers('/cart?tenant=StitchWorks')).toMatchObject({
      value: 'stitchworks',
      path: '/',
      sameSite: 'lax',
      maxAge: 2_592_000,
    });
    expect(remembers('/?tenant=stitchworks')).not.toHaveProperty('domain');
  });

  it('finds the shop again without the parameter, and is not renewed by that', () => {
    const response = visit('localhost:3000', '/cart', { cookie: 'dev_tenant_slug=stitchworks' });
    expect(rewritten(response)).toBe('/stitchworks/cart');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each(['/?tenant=', '/?tenant=not_a_slug', '/?tenant=..%2Fx'])('is cleared by %s', (path) => {
    const cleared = remembers(path, 'localhost:3000', 'dev_tenant_slug=stitchworks');
    expect(cleared?.value).toBe('');
    expect(cleared).toMatchObject({ expires: new Date(0), path: '/', sameSite: 'lax', secure: false });
    expect(isRewrite(visit('localhost:3000', path, { cookie: 'dev_tenant_slug=stitchworks' }))).toBe(false);
  });

  it('is a __Host- cookie on a preview that is https', async () => {
    vi.stubEnv('PREVIEW_DOMAIN', 'preview.example.dev');
    vi.stubEnv('SITE_SCHEME', 'https');
    vi.resetModules();
    const { default: secureMiddleware } = await import('./middleware');
    const ask = (path: string, cookie = '') =>
      answered(
        secureMiddleware(
          new NextRequest(`http://localhost:3000${path}`, {
            headers: { host: 'preview.example.dev', cookie },
          }),
        ),
      );
    for (const path of ['/?tenant=stitchworks', '/?tenant=']) {
      expect(ask(path).headers.get('set-cookie')).toMatch(/^__Host-dev_tenant_slug=.*; Secure/);
    }
    expect(rewritten(ask('/cart', '__Host-dev_tenant_slug=stitchworks'))).toBe('/stitchworks/cart');
    expect(isRewrite(ask('/cart', 'dev_tenant_slug=stitchworks'))).toBe(false);
  });

  it('is ignored on a shop’s own host, and so is the parameter', () => {
    const cookie = 'dev_tenant_slug=stitchworks';
    for (const [host, platformDomain] of [
      ['clayandkiln.localhost:3000', 'localhost:3000'],
      ['clayandkiln.makerfront.test', 'makerfront.test'],
    ] as const) {
      vi.stubEnv('PLATFORM_DOMAIN', platformDomain);
      expect(rewritten(visit(host, '/cart', { cookie }))).toBe('/clayandkiln/cart');
      expect(rewritten(visit(host, '/cart?tenant=stitchworks'))).toMatch(/^\/clayandkiln\/cart\?/);
    }
  });

  it('is ignored on a custom domain', () => {
    expect(remembers('/?tenant=stitchworks', 'quietloom.test')).toBeUndefined();
    const response = visit('quietloom.test', '/', { cookie: 'dev_tenant_slug=stitchworks' });
    expect(rewritten(response)).toBe('/quietloom.test');
  });
});

describe('the paths that the middleware sees', () => {
  it.each([
    '/',
    '/cart',
    '/quietloom.test',
    '/media/x.webp',
    '/api/orders',
    '/robots.txt',
    '/robots.txt/x',
    '/_nextdoor',
  ])('include %s', (path) => {
    expect(unstable_doesMiddlewareMatch({ config, url: path })).toBe(true);
  });

  it.each(['/api/uploads/bytes/a/b', '/api/admin/pictures'])('include %s', (path) => {
    expect(unstable_doesMiddlewareMatch({ config, url: path })).toBe(true);
  });

  it('exclude the address of file uploads', () => {
    expect(unstable_doesMiddlewareMatch({ config, url: '/api/uploads/bytes/x' })).toBe(false);
  });

  it.each(['/icon.svg', '/_next/static/x.js', '/_next/static/chunks/a.b.css'])('exclude %s', (path) => {
    expect(unstable_doesMiddlewareMatch({ config, url: path })).toBe(false);
  });
});
