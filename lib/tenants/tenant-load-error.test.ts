import { expect, it } from 'vitest';
import { TenantLoadError, tenantKeyOfDigest } from './tenant-load-error';

it('has the shop’s key in its digest, and reads it back', () => {
  const error = new TenantLoadError('stitchworks');
  expect(error.message).toBe('Failed to load tenant "stitchworks"');
  expect(tenantKeyOfDigest(error.digest)).toBe('stitchworks');
});

it.each([undefined, '', '123456', 'NEXT_NOT_FOUND'])('finds no key in the digest %s', (digest) => {
  expect(tenantKeyOfDigest(digest)).toBeNull();
});
