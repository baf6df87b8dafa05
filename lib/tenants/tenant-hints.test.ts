import { describe, expect, it } from 'vitest';
import { developmentHost, isSlug, resolveHost } from './hosts/hostname';

type Hints = { parameter?: string; remembered?: string };

/** The domain of `npm run demo`. */
const OWN_MACHINE = 'localhost';

const keyOf = (
  host: string,
  { parameter, remembered }: Hints = {},
  platformDomain: string | null = OWN_MACHINE,
) => {
  const target = resolveHost({
    host,
    tenantParameter: parameter ?? null,
    rememberedTenant: remembered ?? null,
    platformDomain,
    previewDomain: 'preview.example.dev',
  });
  return target.kind === 'tenant' ? target.key : target.kind;
};

describe('?tenant= and its cookie', () => {
  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'preview.example.dev'])('count on %s', (host) => {
    expect(keyOf(host, { parameter: 'stitchworks' })).toBe('stitchworks');
    expect(keyOf(host, { remembered: 'stitchworks' })).toBe('stitchworks');
  });

  it('count also without a configured domain, with which production does not start', () => {
    expect(keyOf('localhost:3000', { parameter: 'stitchworks' }, null)).toBe('stitchworks');
    expect(keyOf('203.0.113.9', { remembered: 'stitchworks' }, null)).toBe('stitchworks');
  });

  it.each([
    ['quietloom.test', 'quietloom.test'],
    ['makerfront.test', 'platform'],
    ['www.makerfront.test', 'platform'],
    ['clayandkiln.makerfront.test', 'clayandkiln'],
    ['localhost.evil.test', 'localhost.evil.test'],
    ['evilpreview.example.dev', 'evilpreview.example.dev'],
    // Development hosts, which do not lead to a public site.
    ['localhost', 'platform'],
    ['localhost:3000', 'platform'],
    ['stitchworks.localhost', 'platform'],
    ['127.0.0.1', 'platform'],
    ['203.0.113.9:3000', 'platform'],
    ['[::1]', 'platform'],
    ['[2001:db8::9]:80', 'platform'],
  ])('do not count on %s if the platform has a domain', (host, expected) => {
    const hints = { parameter: 'stitchworks', remembered: 'stitchworks' };
    expect(keyOf(host, hints, 'makerfront.test')).toBe(expected);
  });

  it('count on a preview domain there', () => {
    expect(keyOf('branch-7.preview.example.dev', { parameter: 'stitchworks' }, 'makerfront.test')).toBe(
      'stitchworks',
    );
  });

  it('lose against a subdomain of localhost, and win against one of a preview domain', () => {
    expect(keyOf('clayandkiln.localhost', { parameter: 'stitchworks' })).toBe('clayandkiln');
    expect(keyOf('build-7.preview.example.dev', { parameter: 'stitchworks' })).toBe('stitchworks');
    expect(keyOf('build-7.preview.example.dev', { remembered: 'stitchworks' })).toBe('stitchworks');
    expect(keyOf('build-7.preview.example.dev', { parameter: '', remembered: 'stitchworks' })).toBe(
      'platform',
    );
    expect(keyOf('clayandkiln.preview.example.dev')).toBe('clayandkiln');
  });

  it('prefer the parameter to the cookie, even an empty one, which means no shop', () => {
    expect(keyOf('localhost', { parameter: 'clayandkiln', remembered: 'stitchworks' })).toBe('clayandkiln');
    expect(keyOf('localhost', { parameter: '', remembered: 'stitchworks' })).toBe('platform');
  });

  it('are trimmed and lower-cased', () => {
    expect(keyOf('localhost', { parameter: ' StitchWorks ' })).toBe('stitchworks');
  });

  it.each(['a/b', '../x', 'a.b', 'a_b', '-a', 'a-', 'a b', 'ü', '%00', 'a'.repeat(64), '<b>'])(
    'mean no shop if they cannot be a slug: %s',
    (slug) => {
      expect(keyOf('localhost', { parameter: slug })).toBe('platform');
      expect(keyOf('localhost', { remembered: slug })).toBe('platform');
      expect(isSlug(slug)).toBe(false);
    },
  );
});

describe('a development host', () => {
  it.each([
    ['localhost', null],
    ['10.0.0.1', null],
    ['acme.localhost', 'acme'],
    ['a.b.localhost', 'a'],
  ])('%s has the subdomain %s', (host, subdomain) => {
    expect(developmentHost(host, { platformDomain: OWN_MACHINE, previewDomain: null })).toMatchObject({
      subdomain,
    });
    expect(developmentHost(host, { platformDomain: 'makerfront.test', previewDomain: null })).toBeNull();
  });

  it.each(['quietloom.test', 'xlocalhost', '1.2.3.4.5', '10.0.0.1.nip.test'])('is not %s', (host) => {
    expect(developmentHost(host, { platformDomain: OWN_MACHINE, previewDomain: null })).toBeNull();
  });
});
