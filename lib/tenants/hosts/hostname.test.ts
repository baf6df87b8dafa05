import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { type HostInput, type HostTarget, normaliseHost, resolveHost } from './hostname';

const platform: HostTarget = { kind: 'platform' };
const invalid: HostTarget = { kind: 'invalid' };
const tenant = (key: string): HostTarget => ({ kind: 'tenant', key });

const resolve = (host: string | null, hints: Partial<HostInput> = {}) =>
  resolveHost({
    host,
    tenantParameter: null,
    rememberedTenant: null,
    platformDomain: 'makerfront.test',
    previewDomain: 'preview.example.dev',
    ...hints,
  });

describe('the shop of a host', () => {
  examples('%s is %o', resolve, [
    // Custom domains
    ['quietloom.test', tenant('quietloom.test')],
    ['www.quietloom.test', tenant('www.quietloom.test')],
    ['shop.quietloom.test:3000', tenant('shop.quietloom.test')],
    ['notmakerfront.test', tenant('notmakerfront.test')],
    // The platform's own domain
    ['makerfront.test', platform],
    ['www.makerfront.test', platform],
    ['stitchworks.makerfront.test', tenant('stitchworks')],
    ['stitchworks.makerfront.test.', tenant('stitchworks')],
    ['a.b.makerfront.test', tenant('a.b.makerfront.test')],
    ['admin.makerfront.test', tenant('admin.makerfront.test')],
    // Names of no shop
    ['localhost', platform],
    ['localhost:3000', platform],
    ['stitchworks.localhost', platform],
    ['127.0.0.1', platform],
    ['192.168.1.20:3000', platform],
    ['[::1]', platform],
    ['[::1]:3000', platform],
    ['[fe80::1]:80', platform],
    ['preview.example.dev', platform],
    ['stitchworks.preview.example.dev', tenant('stitchworks')],
    // Spellings of the same name
    ['StitchWorks.Makerfront.TEST', tenant('stitchworks')],
    ['QUIETLOOM.test', tenant('quietloom.test')],
    ['quietloom.test.', tenant('quietloom.test')],
    ['quietloom.test.:8080', tenant('quietloom.test')],
    ['clay-and-kiln.makerfront.test', tenant('clay-and-kiln')],
    ['xn--bcher-kva.test', tenant('xn--bcher-kva.test')],
    [' quietloom.test ', tenant('quietloom.test')],
    // No IP addresses
    ['1.2.3.4.shop', tenant('1.2.3.4.shop')],
  ]);

  describe.each(['localhost', null])(
    'on a developer’s own machine, whose platform is %s,',
    (platformDomain) => {
      it.each(['localhost', 'localhost:3000', 'www.localhost', 'admin.localhost', '127.0.0.1', '[::1]:3000'])(
        '%s is the platform',
        (host) => expect(resolve(host, { platformDomain })).toEqual(platform),
      );

      it.each([
        ['stitchworks.localhost', 'stitchworks'],
        ['STITCHWORKS.localhost:3000', 'stitchworks'],
        ['a.localhost', 'a'],
        ['quietloom.test', 'quietloom.test'],
      ])('%s is the shop %s', (host, key) => expect(resolve(host, { platformDomain })).toEqual(tenant(key)));
    },
  );

  const without = { platformDomain: null, previewDomain: null };

  it('treats every host as a shop when the platform has no domain of its own', () => {
    expect(resolve('stitchworks.makerfront.test', without)).toEqual(tenant('stitchworks.makerfront.test'));
    expect(resolve('preview.example.dev', without)).toEqual(tenant('preview.example.dev'));
  });

  it('has no special host www.null when the platform has no domain of its own', () => {
    expect(resolve('www.null', without)).toEqual(tenant('www.null'));
  });
});

describe('a hint about the shop', () => {
  const atPublic = 'makerfront.test';
  const onOwn = 'localhost';

  it.each<[string, string, HostTarget]>([
    ['localhost', onOwn, tenant('quietloom')],
    ['127.0.0.1:3000', onOwn, tenant('quietloom')],
    ['[::1]', onOwn, tenant('quietloom')],
    // On a public site, anybody can send these hosts.
    ['localhost', atPublic, platform],
    ['127.0.0.1:3000', atPublic, platform],
    ['[::1]', atPublic, platform],
    ['preview.example.dev', atPublic, tenant('quietloom')],
    // There a deployment has a name that is no shop's.
    ['makerfront-git-main.preview.example.dev', atPublic, tenant('quietloom')],
    // A shop's own host is that shop's, whatever the address or the cookie says.
    ['stitchworks.localhost', onOwn, tenant('stitchworks')],
    ['stitchworks.makerfront.test', atPublic, tenant('stitchworks')],
    ['makerfront.test', atPublic, platform],
    ['stitchworks.test', atPublic, tenant('stitchworks.test')],
  ])('on %s, of a platform at %s, leads to %o', (host, platformDomain, expected) => {
    for (const hints of [
      { tenantParameter: ' QuietLoom ' },
      { rememberedTenant: 'quietloom' },
      { tenantParameter: 'quietloom', rememberedTenant: 'clayandkiln' },
    ]) {
      expect(resolve(host, { platformDomain, ...hints })).toEqual(expected);
    }
  });

  it('is cancelled by an empty one, and ignored if it cannot be a slug', () => {
    const platformDomain = onOwn;
    expect(
      resolve('localhost', { platformDomain, tenantParameter: '', rememberedTenant: 'quietloom' }),
    ).toEqual(platform);
    expect(resolve('localhost', { platformDomain, tenantParameter: 'not_a_slug' })).toEqual(platform);
  });
});

describe('hostile hosts', () => {
  it.each<[string, string | null]>([
    ['nothing', null],
    ['empty', ''],
    ['only a space', ' '],
    ['only a dot', '.'],
    ['only a port', ':3000'],
    ['a path', 'acme.localhost/products/5'],
    ['a backslash', 'acme.localhost\\x'],
    ['an inner space', 'acme localhost'],
    ['a line break', 'acme.localhost\r\nx-evil: 1'],
    ['a NUL', 'acme\0.localhost'],
    ['an underscore', 'my_shop.localhost'],
    ['a percent sign', 'acme%2elocalhost'],
    ['an at sign', 'user@acme.localhost'],
    ['a query', 'acme.localhost?x'],
    ['a fragment', 'acme.localhost#x'],
    ['two hosts', 'a.test, b.test'],
    ['unicode', 'bücher.test'],
    ['a full-width dot', 'acme。localhost'],
    ['an empty label', 'acme..localhost'],
    ['a leading dot', '.localhost'],
    ['a label that starts with a hyphen', '-acme.localhost'],
    ['a label that ends with a hyphen', 'acme-.localhost'],
    ['a port of letters', 'acme.localhost:http'],
    ['a port of six digits', 'acme.localhost:123456'],
    ['two ports', 'acme.localhost:1:2'],
    ['IPv6 without brackets', '::1'],
    ['a letter before an IPv6 address', 'x[::1]'],
    ['a letter after an IPv6 address', '[::1]x'],
    ['a label of 64 characters', `${'a'.repeat(64)}.test`],
    ['300 characters', `${'a.'.repeat(149)}aa`],
    ['a number at its end', 'shop.1.2.3.4'],
    ['a name in Punycode that is none', 'shop.xn--a'],
    ['a port that is none', 'acme.localhost:70000'],
    ['an IPv6 address that is none', '[::::]'],
    ['a path as dots', '../../etc'],
    ['markup', '<script>.localhost'],
  ])('%s is invalid', (_name, host) => {
    expect(resolve(host, { tenantParameter: 'stitchworks' })).toEqual(invalid);
    expect(normaliseHost(host)).toBeNull();
  });

  it('accepts a label of 63 and a name of 253 characters, and no more', () => {
    const name = `${`${'a'.repeat(63)}.`.repeat(3)}${'b'.repeat(61)}`;
    expect(name).toHaveLength(253);
    expect(normaliseHost(name)).toBe(name);
    expect(normaliseHost(`${name}b`)).toBeNull();
  });
});
