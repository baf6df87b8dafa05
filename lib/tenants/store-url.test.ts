import { describe, expect, it } from 'vitest';
import { storeUrl } from './store-url';

const store = { slug: 'clayandkiln', customDomain: 'clay.example' };
const input = {
  isSecure: true,
  store,
  platformDomain: 'makerfront.example',
  previewDomain: 'preview.test',
};
const at = (host: string | null, changes: Partial<Parameters<typeof storeUrl>[1]> = {}) =>
  storeUrl('/admin/reset-password?token=t', { ...input, host, ...changes });

describe('the address of a page in a mail', () => {
  it.each([
    ['clay.example', 'https://clay.example/admin/reset-password?token=t'],
    ['Clay.Example:8443', 'https://clay.example:8443/admin/reset-password?token=t'],
    ['clayandkiln.makerfront.example', 'https://clayandkiln.makerfront.example/admin/reset-password?token=t'],
  ])("is on %s, which is the shop's own", (host, url) => {
    expect(at(host)).toBe(url);
  });

  it.each([
    ['clayandkiln.localhost:3000', 'http://clayandkiln.localhost:3000/admin/reset-password?token=t'],
    ['localhost:3000', 'http://localhost:3000/admin/reset-password?token=t&tenant=clayandkiln'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/admin/reset-password?token=t&tenant=clayandkiln'],
    ['[::1]:3000', 'http://[::1]:3000/admin/reset-password?token=t&tenant=clayandkiln'],
  ])("is on %s, the reader's own machine, where the platform has no domain", (host, url) => {
    expect(at(host, { isSecure: false, platformDomain: null })).toBe(url);
    expect(at(host, { isSecure: false })).toBe('https://clay.example/admin/reset-password?token=t');
  });

  it('is on the preview that was asked', () => {
    expect(at('branch-7.preview.test', { isSecure: false })).toBe(
      'http://branch-7.preview.test/admin/reset-password?token=t&tenant=clayandkiln',
    );
  });

  it.each(['192.168.1.20:3000', '203.0.113.9', '[2001:db8::9]'])(
    'is on the IP address %s only for a shop without a name of its own',
    (host) => {
      const nameless = { store: { ...store, customDomain: null }, platformDomain: null };
      expect(at(host, nameless)).toBe(`https://${host}/admin/reset-password?token=t&tenant=clayandkiln`);
      expect(at(host, { platformDomain: null })).toBe('https://clay.example/admin/reset-password?token=t');
      expect(at(host, { store: nameless.store })).toBe(
        'https://clayandkiln.makerfront.example/admin/reset-password?token=t',
      );
    },
  );

  it.each([
    'clayandkiln.evil.example',
    'clayandkiln.makerfront.example.evil.example',
    'evil.example',
    'clayandkiln.localhost/@evil.example',
    null,
  ])('never leads to %s', (host) => {
    expect(at(host)).toBe('https://clay.example/admin/reset-password?token=t');
    expect(at(host, { store: { ...store, customDomain: null } })).toBe(
      'https://clayandkiln.makerfront.example/admin/reset-password?token=t',
    );
    expect(at(host, { store: { ...store, customDomain: null }, platformDomain: null })).toBeNull();
  });
});
