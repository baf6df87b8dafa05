import { describe, expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { isLogoAddress, isOwnMedia, LONGEST_LOGO_ADDRESS } from './logo-address';

const OURS = asTenantId('0190a1b2-0000-7000-8000-000000000001');
const THEIRS = '0190a1b2-0000-7000-8000-000000000002';

describe("a logo's address", () => {
  it.each([
    'https://images.example.com/logo.png',
    'HTTPS://images.example.com/logo.png?size=2#top',
    'https://images.example.com:8443/a%20b.svg',
    `/media/${OURS}/7b1f-logo.webp`,
  ])('may be %s', (address) => {
    expect(isLogoAddress(address, OURS)).toBe(true);
  });

  it.each([
    '',
    'http://images.example.com/logo.png',
    'images.example.com/logo.png',
    '//images.example.com/logo.png',
    'https:images.example.com/logo.png',
    'https:///logo.png',
    'https://localhost/logo.png',
    'https://owner:secret@images.example.com/logo.png',
    'https://images.example.com/lo go.png',
    'https://images.example.com/"onload="x',
    'https://images.example.com/\u202egnp.ogol',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://images.example.com/1',
    'ftp://images.example.com/logo.png',
    `/media/${THEIRS}/7b1f-logo.webp`,
    `/media/${OURS}/../${THEIRS}/7b1f-logo.webp`,
    `/media/${OURS}/`,
    `/media/${OURS}`,
    '/admin',
    `https://images.example.com/${'x'.repeat(LONGEST_LOGO_ADDRESS)}`,
  ])('may not be %s', (address) => {
    expect(isLogoAddress(address, OURS)).toBe(false);
  });

  it('is our own only below the shop’s own folder', () => {
    expect(isOwnMedia(`/media/${OURS}/logo.webp`, OURS)).toBe(true);
    expect(isOwnMedia(`/media/${OURS}/logo.webp`, asTenantId(THEIRS))).toBe(false);
    expect(isOwnMedia('https://images.example.com/logo.png', OURS)).toBe(false);
  });
});
