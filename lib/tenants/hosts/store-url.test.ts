import { describe, expect, it } from 'vitest';
import { storeUrl } from './store-url';

const PATH = '/admin/reset-password?token=t';
const store = { slug: 'clayandkiln', customDomain: 'clay.example' };
const input = { isHttps: true, store, platformDomain: 'makerfront.example', previewDomain: 'preview.test' };
const at = (foundAt: string | null, changes: Partial<Parameters<typeof storeUrl>[1]> = {}) =>
  storeUrl(PATH, { ...input, foundAt, ...changes });

const nameless = { store: { ...store, customDomain: null } };
const ownMachine = { isHttps: false, platformDomain: 'localhost:3000', previewDomain: null };

describe('the address of a page in a mail', () => {
  it.each([
    ['clay.example', 'https://clay.example'],
    ['Clay.Example', 'https://clay.example'],
    ['clayandkiln.makerfront.example', 'https://clayandkiln.makerfront.example'],
  ])('is on %s, which is the shop’s own', (host, origin) => {
    expect(at(host)).toBe(`${origin}${PATH}`);
  });

  it.each(['clay.example:8443', 'clay.example:22', 'clay.example.'])(
    'takes nothing from %s but the choice',
    (host) => {
      expect(at(host)).toBe(`https://clay.example${PATH}`);
    },
  );

  it('has the scheme and the port of the configuration', () => {
    expect(at('clay.example', { isHttps: false, platformDomain: 'makerfront.example:8080' })).toBe(
      `http://clay.example:8080${PATH}`,
    );
    expect(at(null, { ...nameless, platformDomain: 'makerfront.example:8443' })).toBe(
      `https://clayandkiln.makerfront.example:8443${PATH}`,
    );
  });

  it.each([
    ...[
      'localhost:3000',
      '127.0.0.1:3000',
      '203.0.113.9',
      '[::1]:3000',
      '192.168.1.20:3000',
      '[2001:db8::9]',
    ],
    ...['clayandkiln.localhost:3000', 'clayandkiln.evil.example', 'evil.example', 'localhost'],
    ...[
      'clayandkiln.makerfront.example.evil.example',
      'clayandkiln.localhost/@evil.example',
      'preview.test.evil',
    ],
    ...['evilpreview.test', 'a b', '', null],
  ])('never leads to %s', (host) => {
    expect(at(host)).toBe(`https://clay.example${PATH}`);
    expect(at(host, nameless)).toBe(`https://clayandkiln.makerfront.example${PATH}`);
  });

  it.each(['preview.test', 'branch-7.preview.test', 'clayandkiln.preview.test:81'])(
    'is on the configured preview domain if %s was requested',
    (host) => {
      expect(at(host)).toBe(`https://preview.test${PATH}&tenant=clayandkiln`);
      expect(at(host, { previewDomain: null })).toBe(`https://clay.example${PATH}`);
    },
  );

  it.each(['localhost:3000', 'clayandkiln.localhost:3000', '127.0.0.1', '203.0.113.9:80', null])(
    'is below localhost on a developer’s own machine, whatever was requested: %s',
    (host) => {
      expect(at(host, ownMachine)).toBe(`http://clayandkiln.localhost:3000${PATH}`);
      expect(at(host, { ...ownMachine, ...nameless })).toBe(`http://clayandkiln.localhost:3000${PATH}`);
    },
  );

  it('is on a custom domain there only if that was requested', () => {
    expect(at('clay.example:3000', ownMachine)).toBe(`http://clay.example:3000${PATH}`);
  });
});
