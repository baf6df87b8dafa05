import { expect, it } from 'vitest';
import { domainsOf, hostOf, hostTargetOf, rememberedTenantCookie } from './host-target-of';

const headers = (fields: Record<string, string>) => new Headers(fields);

it('uses a proxy’s header only if the operator runs one', () => {
  const both = headers({ host: 'own.test', 'x-forwarded-host': 'told.test' });
  expect(hostOf(both, { TRUST_PROXY: '1' })).toBe('told.test');
  for (const TRUST_PROXY of [undefined, '', '0', 'true']) {
    expect(hostOf(both, { TRUST_PROXY })).toBe('own.test');
  }
  expect(hostOf(headers({ host: 'own.test' }), { TRUST_PROXY: '1' })).toBe('own.test');
  expect(hostOf(headers({}), {})).toBeNull();
});

it('reads the configured domains without their ports', () => {
  const domains = domainsOf({ PLATFORM_DOMAIN: 'Makerfront.test:8080', PREVIEW_DOMAIN: 'Preview.test.' });
  expect(domains).toEqual({ platformDomain: 'makerfront.test', previewDomain: 'preview.test' });
  expect(domainsOf({})).toEqual({ platformDomain: null, previewDomain: null });
});

it('has a cookie name that no sibling domain can plant, if the site is https', () => {
  expect(rememberedTenantCookie({ SITE_SCHEME: 'https' })).toBe('__Host-dev_tenant_slug');
  expect(rememberedTenantCookie({ SITE_SCHEME: 'http' })).toBe('dev_tenant_slug');
});

it('finds the shop by host, and on development hosts by the address before the cookie', () => {
  const target = (host: string, query = '', rememberedTenant: string | null = null) =>
    hostTargetOf(
      { headers: headers({ host }), searchParams: new URLSearchParams(query), rememberedTenant },
      { PLATFORM_DOMAIN: 'localhost:3000', PREVIEW_DOMAIN: 'preview.test' },
    );
  expect(target('clayandkiln.localhost')).toEqual({ kind: 'tenant', key: 'clayandkiln' });
  expect(target('localhost', 'tenant=stitchworks', 'quietloom')).toEqual({
    kind: 'tenant',
    key: 'stitchworks',
  });
  expect(target('preview.test', '', 'quietloom')).toEqual({ kind: 'tenant', key: 'quietloom' });
  expect(target('localhost')).toEqual({ kind: 'platform' });
});
