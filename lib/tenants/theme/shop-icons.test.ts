import { describe, expect, it } from 'vitest';
import { manifestIcons, shopIcons } from './shop-icons';

const shop = { name: 'Clay & Kiln', logoUrl: null, primaryColor: '#112233' };

describe("a shop's icons", () => {
  it('are made of its uploaded logo', () => {
    const logoUrl = '/media/shop/x-logo-1280.webp';
    expect(shopIcons({ ...shop, logoUrl })).toEqual({
      icon: [
        { url: '/media/shop/x-logo-1280.icon-32.png', type: 'image/png', sizes: '32x32' },
        { url: '/media/shop/x-logo-1280.icon-192.png', type: 'image/png', sizes: '192x192' },
      ],
      apple: [{ url: '/media/shop/x-logo-1280.icon-180.png', type: 'image/png', sizes: '180x180' }],
    });
    expect(manifestIcons(logoUrl).map(({ src }) => src)).toEqual([
      '/media/shop/x-logo-1280.icon-192.png',
      '/media/shop/x-logo-1280.icon-512.png',
    ]);
  });

  it('are a logo at another address unchanged, which the server does not fetch', () => {
    const logoUrl = 'https://pictures.example.test/logo.webp';
    expect(shopIcons({ ...shop, logoUrl })).toEqual({ icon: [{ url: logoUrl }], apple: [{ url: logoUrl }] });
    expect(manifestIcons(logoUrl)).toEqual([]);
  });

  it.each([
    ['Clay & Kiln', 'C'],
    ['“éclair”', 'É'],
    ['<b>', 'B'],
    ['&<>', '·'],
  ])('are the first letter of its name if it has no logo: %s', (name, letter) => {
    const [icon] = shopIcons({ ...shop, name }).icon;
    const svg = decodeURIComponent(icon?.url.replace('data:image/svg+xml,', '') ?? '');
    expect(svg).toContain(`>${letter}</text>`);
    expect(svg).toContain('fill="#112233"');
  });
});
